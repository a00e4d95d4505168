import { setTimeout as wait } from 'node:timers/promises';
import { type RunningProcess, startProcess } from '@sefira/embedded/child-process';
import type { Environment } from './part-environments.ts';

export interface Supervised extends AsyncDisposable {
  /** The pid of the process that runs now. */
  pid(): number;
  /** What it said when it ended, once for each time it had to be started again. */
  readonly failures: readonly string[];
}

const restartMilliseconds = 500;
/** Settings of memory hold for each process. */
const memoryFlags = process.execArgv.filter((flag) => /^--(expose-gc|max-semi-space-size|v8-pool-size)/.test(flag));

/** Keeps one part running as a process of its own: started again when it ends by itself, until disposed of. */
export async function supervise(options: {
  readonly name: string;
  readonly entry: string;
  readonly dataDir: string;
  readonly environment: Environment;
  readonly report: (message: string) => void;
  /** Called with its log output. */
  readonly onOutput?: ((text: string) => void) | undefined;
}): Promise<Supervised> {
  let isClosing = false;
  const failures: string[] = [];
  let current: RunningProcess = await start();

  function start(): Promise<RunningProcess> {
    return startProcess({
      name: options.name,
      dataDir: options.dataDir,
      command: process.execPath,
      args: [...memoryFlags, options.entry],
      environment: { ...options.environment },
      stopSignal: 'SIGTERM',
      onOutput: options.onOutput,
    });
  }

  async function watch(): Promise<void> {
    while (!isClosing) {
      try {
        await current.ended;
      } catch (error) {
        if (isClosing) return;
        failures.push(error instanceof Error ? error.message : String(error));
        options.report(`${options.name} terminou e será reiniciado: ${reason(error)}`);
        await wait(restartMilliseconds);
        if (!isClosing) current = await start();
      }
    }
  }

  watch().catch((error: unknown) => options.report(`${options.name} não pôde ser reiniciado: ${String(error)}`));
  return {
    pid: () => current.pid,
    failures,
    async [Symbol.asyncDispose]() {
      isClosing = true;
      await current[Symbol.asyncDispose]();
    },
  };
}

/** The line with the error, else the last one. */
function reason(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  return lines.find((line) => /Error|configuração/.test(line)) ?? lines.at(-1) ?? '';
}
