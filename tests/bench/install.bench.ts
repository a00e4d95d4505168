/**
 * What a newcomer waits for and stores, against docs/goals.md V17: `node tests/bench/install.bench.ts`. The last commit in a fresh
 * clone: `npm ci --omit=dev`, then `npm start` until it answers, and what lies in node_modules before that start.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPort } from '@sefira/embedded/ports';
import * as z from 'zod/mini';
import { reportFigures } from '../suites/figures.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-install-'));
const clone = path.join(folder, 'clone');
const modules = path.join(clone, 'node_modules');
const lock = z.object({ packages: z.record(z.string(), z.looseObject({ link: z.optional(z.boolean()) })) });

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Seconds from `npm start` until the product answers; then it is stopped. */
async function secondsToReady(): Promise<number> {
  const port = String(await findPort());
  const env = { ...process.env, PORT: port, SEFIRA_DATA_DIR: path.join(folder, 'data') };
  const product = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const seconds = await secondsOf(async () => {
    while (!(await isReady())) {
      if (product.exitCode !== null) throw new Error(`npm start ended with ${product.exitCode}`);
      await wait(50);
    }
  });
  const ended = once(product, 'exit');
  // The group: npm, its shell and the product.
  if (product.pid !== undefined) process.kill(-product.pid, 'SIGTERM');
  await ended;
  return seconds;
}

try {
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  const install = await secondsOf(() => run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: clone }));
  const { stdout } = await run('du', ['--summarize', '--bytes', modules]);
  const bytes = Number.parseInt(stdout, 10);
  const installed = z.parse(lock, JSON.parse(await readFile(path.join(modules, '.package-lock.json'), 'utf8')));
  const packages = Object.values(installed.packages).filter(({ link }) => link !== true).length;
  reportFigures([
    { line: 'V17', what: 'npm ci --omit=dev', value: install, unit: 's', goal: { rule: '≤', value: 60 } },
    {
      line: 'V17',
      what: 'npm start to ready',
      value: await secondsToReady(),
      unit: 's',
      goal: { rule: '≤', value: 40 },
    },
    { line: 'V17', what: 'installed', value: bytes / 1e9, unit: 'GB', goal: { rule: '≤', value: 1.2 } },
    { line: 'V17', what: 'packages installed', value: packages, unit: '', goal: { rule: '≤', value: 750 } },
  ]);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
