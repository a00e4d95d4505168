/**
 * `npm test`: every gate, then one plain line `N passed, N failed` (each test, and each gate that is no test, counts one).
 * `npm test -- lint unit` runs the named gates alone.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { enableModuleCache } from '@sefira/embedded/compiled-modules';
import { runConcurrently } from '@sefira/product/run-concurrently';
import { type Gate, stages } from './gates.ts';
import { type FileResult, reportVariable } from './report-files.ts';

interface Count {
  passed: number;
  failed: number;
}

const root = path.resolve(import.meta.dirname, '../..');

function run(
  command: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe',
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        ...environment,
        PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      },
      stdio: ['ignore', stdio, stdio],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runCommands({ commands = [] }: Gate): Promise<Count> {
  for (const [command, ...args] of commands) {
    const { code, output } = await run(command, args, 'pipe');
    if (code !== 0) {
      process.stdout.write(`${output}\n`);
      return { passed: 0, failed: 1 };
    }
  }
  return { passed: 1, failed: 0 };
}

/** The files of one project of vitest, and whether its run failed, be it outside of any test. */
async function runTests(project: string): Promise<{ files: readonly FileResult[]; isFailed: boolean }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-checks-'));
  try {
    const report = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', `--reporter=${path.join(import.meta.dirname, 'report-files.ts')}`];
    const args = ['run', '--project', project, ...reporters];
    const { code } = await run('vitest', args, 'inherit', { [reportVariable]: report });
    const files: readonly FileResult[] = JSON.parse(await readFile(report, 'utf8').catch(() => '[]'));
    return { files, isFailed: code !== 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const secondsSince = (started: number) => (Date.now() - started) / 1000;
const shown = (seconds: number) => `${seconds.toFixed(1)} s`;
const slowestShown = 10;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const names = stages.flat().map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown gate: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const total: Count = { passed: 0, failed: 0 };
  const failedGates: string[] = [];
  const stageTimes: string[] = [];
  const testFiles: FileResult[] = [];
  const record = ({ name }: Gate, count: Count, time: string) => {
    console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(11)} ${time}`);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) failedGates.push(name);
  };
  const check = async (gate: Gate) => {
    const started = Date.now();
    record(gate, await runCommands(gate), shown(secondsSince(started)));
  };
  const checkTests = async (gate: Gate) => {
    console.log(gate.title);
    const { files, isFailed } = await runTests(gate.name);
    const failed = sum(files.map((file) => file.failed));
    // A crash outside of any test counts as one failure.
    const crashes = isFailed && failed === 0 ? 1 : 0;
    const time = `${shown(sum(files.map(({ seconds }) => seconds)))} in ${files.length} files`;
    record(gate, { passed: sum(files.map(({ passed }) => passed)), failed: failed + crashes }, time);
    testFiles.push(...files);
  };
  for (const stage of stages) {
    const selected = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    if (selected.length === 0) continue;
    const started = Date.now();
    await runConcurrently(
      selected.filter(({ commands }) => commands !== undefined),
      availableParallelism(),
      check,
    );
    // Beside each other, so that one project's files fill the time in which another's wait; in one run of vitest a process
    // ends whenever the next file is of the other project, and what it has loaded is loaded again.
    await Promise.all(selected.filter(({ commands }) => commands === undefined).map(checkTests));
    stageTimes.push(`${shown(secondsSince(started)).padStart(9)}  ${selected.map(({ name }) => name).join(', ')}`);
  }
  const slowest = testFiles.toSorted((first, second) => second.seconds - first.seconds).slice(0, slowestShown);
  if (slowest.length > 0) console.log('Slowest test files:');
  for (const { seconds, file } of slowest) console.log(`${shown(seconds).padStart(9)}  ${file}`);
  console.log(['Stages:', ...stageTimes].join('\n'));
  if (failedGates.length > 0) console.log(`Failed: ${failedGates.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

enableModuleCache();
await main();
