/**
 * The embedded product from a second start to the ready line, and its memory at rest, against GOALS.md V15:
 * `node deploy/bench/start.bench.ts`. Memory that processes share counts by its share; Chromium is left out.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from '../embedded/ports.ts';
import { reportFigures } from '../suites/figures.ts';
import { readUsage } from './sizing/processes.ts';

const restSeconds = 30;
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-start-'));
const port = String(await findPort());

/** Starts the product as `npm start` does. @returns it and the seconds until it answers */
async function start(): Promise<{ readonly product: ChildProcess; readonly seconds: number }> {
  const began = performance.now();
  const product = spawn(process.execPath, [path.join(root, 'deploy/start.ts')], {
    env: { ...process.env, SEFIRA_DATA_DIR: dataDir, PORT: port },
    stdio: 'ignore',
  });
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { product, seconds: (performance.now() - began) / 1000 };
    if (product.exitCode !== null) throw new Error('the product ended');
    await wait(20);
  }
}

async function stop(product: ChildProcess): Promise<void> {
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
}

try {
  const first = await start();
  await stop(first.product);
  const second = await start();
  await wait(restSeconds * 1000);
  const usage = await readUsage();
  await stop(second.product);
  const parts = [...usage].filter(([name]) => name !== 'chromium');
  reportFigures([
    { line: '', what: 'first start to ready', value: first.seconds, unit: 's' },
    ...parts.map(([name, { megabytes }]) => ({ line: '', what: `memory of ${name}`, value: megabytes, unit: 'MB' })),
    { line: 'V15', what: 'second start to ready', value: second.seconds, unit: 's', goal: { rule: '≤', value: 8 } },
    {
      line: 'V15',
      what: 'memory at rest, without Chromium',
      value: parts.reduce((sum, [, { megabytes }]) => sum + megabytes, 0),
      unit: 'MB',
      goal: { rule: '≤', value: 900 },
    },
  ]);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
