import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parts } from '@sefira/deploy/launcher/services';
import { startProcess } from '@sefira/embedded/child-process';
import { findPort } from '@sefira/embedded/ports';

const root = path.resolve(import.meta.dirname, '../..');
const readyAttempts = 1200;
const pollMilliseconds = 25;

/** A part in its own process, which a test can kill. */
export interface PartProcess extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  /** Rejects with the last log lines when the process ends before it is killed or disposed of. */
  readonly ended: Promise<never>;
  /** SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>;
}

/** Starts a part by its entry and waits until it is ready. `label` distinguishes processes of one part in logs. */
export async function startPart(options: {
  readonly name: string;
  readonly label: string;
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  /** A free one when absent. */
  readonly port?: number;
}): Promise<PartProcess> {
  const part = parts.find(({ definition }) => definition.name === options.name);
  if (!part) throw new Error(`no part ${options.name}`);
  const port = options.port ?? (await findPort());
  const running = await startProcess({
    name: `${options.name}-${options.label}`,
    dataDir: options.dataDir,
    command: process.execPath,
    args: [path.join(root, part.entry)],
    environment: { ...options.environment, HOST: '127.0.0.1', PORT: String(port) },
    stopSignal: 'SIGTERM',
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    return response?.ok ?? false;
  };
  for (let attempt = 1; !(await Promise.race([isReady(), running.ended])); attempt += 1) {
    if (attempt >= readyAttempts) throw new Error(`${options.name} did not become ready.\n${running.log()}`);
    await wait(pollMilliseconds);
  }
  return {
    url,
    pid: running.pid,
    ended: running.ended,
    async kill() {
      const exited = running.ended.catch(() => undefined);
      try {
        process.kill(running.pid, 'SIGKILL');
      } catch (error) {
        // The process has already ended; `ended` reports it.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
      await exited;
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}
