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

interface Count {
  passed: number;
  failed: number;
}

const root = path.resolve(import.meta.dirname, '../..');

function run(
  command: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe',
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
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

async function runCommands(gate: Gate): Promise<Count> {
  for (const [command, ...args] of gate.commands) {
    const { code, output } = await run(command, args, 'pipe');
    if (code !== 0) {
      process.stdout.write(`${output}\n`);
      return { passed: 0, failed: 1 };
    }
  }
  return { passed: 1, failed: 0 };
}

/** A crash outside any test (a set-up that failed, an unhandled rejection) counts as one failure: vitest's code tells it. */
async function runTests(projects: readonly string[]): Promise<Count> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-checks-'));
  try {
    const report = path.join(folder, 'report.json');
    const selection = projects.flatMap((project) => ['--project', project]);
    const { code } = await run(
      'vitest',
      ['run', ...selection, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      'inherit',
    );
    const text = await readFile(report, 'utf8').catch(() => '{}');
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(text) as {
      numPassedTests?: number;
      numFailedTests?: number;
    };
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
  const check = async (gate: Gate) => {
    if (gate.tests !== undefined) console.log(gate.title);
    const started = Date.now();
    const count = gate.tests === undefined ? await runCommands(gate) : await runTests(gate.tests);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${gate.name.padEnd(11)} ${seconds} s`);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) failedGates.push(gate.name);
  };
  for (const stage of stages) {
    const selected = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    await runConcurrently(selected, availableParallelism(), check);
  }
  if (failedGates.length > 0) console.log(`Failed: ${failedGates.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

enableModuleCache();
await main();
