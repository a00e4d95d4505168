import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from '@sefira/embedded/ports';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');

export interface StartedCommand extends AsyncDisposable {
  readonly url: string;
  /** From the command until it answers. */
  readonly seconds: number;
}

const packageFile = z.object({ scripts: z.object({ start: z.string() }) });

/** Flags and file of `npm start`: npm itself would not pass a signal on. */
async function readArguments(): Promise<readonly string[]> {
  const { scripts } = packageFile.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  return scripts.start.split(' ').slice(1);
}

/** Starts the whole product as `npm start` does, on a folder of its own. @throws Error when it ends before it is ready */
export async function runStartCommand(dataDir: string): Promise<StartedCommand> {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const product = spawn(process.execPath, await readArguments(), {
    cwd: root,
    env: { ...process.env, SEFIRA_DATA_DIR: dataDir, PORT: String(port) },
    stdio: 'ignore',
  });
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (product.exitCode !== null) throw new Error('the product ended');
    await wait(20);
  }
  return {
    url,
    seconds: (performance.now() - began) / 1000,
    async [Symbol.asyncDispose]() {
      const ended = once(product, 'exit');
      product.kill('SIGTERM');
      await ended;
    },
  };
}
