import { setTimeout as wait } from 'node:timers/promises';
import { type RunningProcess, startProcess } from './embedded/child-process.ts';
import type { Environment } from './part-environments.ts';

export interface Supervised extends AsyncDisposable {
  /** The pid of the process that runs now. */
  pid(): number;
}

const restartMilliseconds = 500;

/** Keeps one part running as a process of its own: started again when it ends by itself, until disposed of. */
export async function supervise(options: {
  readonly name: string;
  readonly entry: string;
  readonly dataDir: string;
  readonly environment: Environment;
  readonly report: (message: string) => void;
}): Promise<Supervised> {
  let isClosing = false;
  let current: RunningProcess = await start();

  function start(): Promise<RunningProcess> {
    return startProcess({
      name: options.name,
      dataDir: options.dataDir,
      command: process.execPath,
      args: [options.entry],
      environment: { ...options.environment },
      stopSignal: 'SIGTERM',
    });
  }

  async function watch(): Promise<void> {
    while (!isClosing) {
      try {
        await current.ended;
      } catch (error) {
        if (isClosing) return;
        options.report(`${options.name} terminou e será reiniciado: ${lastLine(error)}`);
        await wait(restartMilliseconds);
        if (!isClosing) current = await start();
      }
    }
  }

  watch().catch((error: unknown) => options.report(`${options.name} não pôde ser reiniciado: ${String(error)}`));
  return {
    pid: () => current.pid,
    async [Symbol.asyncDispose]() {
      isClosing = true;
      await current[Symbol.asyncDispose]();
    },
  };
}

function lastLine(error: unknown): string {
  return (
    String(error instanceof Error ? error.message : error)
      .split('\n')
      .at(-1) ?? ''
  );
}
