import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReportsFixture } from './reports-fixture.ts';

const entry = path.resolve(import.meta.dirname, '../../src/main.ts');

/** The render worker as a process of its own. */
export interface WorkerProcess extends AsyncDisposable {
  /** Ids of its descendants, Chromium among them once it runs. */
  descendants(): Promise<number[]>;
  /** kill -9; gives the ids of its descendants at that moment. */
  kill(): Promise<number[]>;
}

export function startWorkerProcess(
  testEnvironment: ReportsFixture,
  environment: Readonly<Record<string, string>> = {},
): WorkerProcess {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...testEnvironment.environment('reports'),
      ...testEnvironment.reportsEnvironment,
      ROLE: 'worker',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    descendants: () => descendantsOf(child),
    async kill() {
      // Stopped first, so that it completes nothing while its descendants are read.
      child.kill('SIGSTOP');
      const family = await descendantsOf(child);
      child.kill('SIGKILL');
      await ended;
      return family;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether any of these processes still runs; zombies do not count. */
export async function anyAlive(ids: readonly number[]): Promise<boolean> {
  const states = await Promise.all(ids.map(async (id) => (await processRow(String(id)))?.state));
  return states.some((state) => state !== undefined && state !== 'Z' && state !== 'X');
}

async function descendantsOf(child: ChildProcess): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const rows = (await Promise.all(names.map(processRow))).filter((row) => row !== undefined);
  const family: number[] = [];
  for (let parents = [child.pid]; parents.length > 0; ) {
    const children = rows.filter(({ parent }) => parents.includes(parent)).map(({ id }) => id);
    family.push(...children);
    parents = children;
  }
  return family;
}

async function processRow(id: string) {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined);
  if (!stat) return undefined;
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { id: Number(id), parent: Number(parent), state };
}
