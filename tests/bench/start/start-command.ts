import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from '@sefira/embedded/ports';

const root = path.resolve(import.meta.dirname, '../../..');

export interface StartedCommand extends AsyncDisposable {
  readonly url: string;
  /** From the command until it answers. */
  readonly seconds: number;
}

/** Starts the whole product as `npm start` does, on a folder of its own. @throws Error when it ends before it is ready */
export async function runStartCommand(dataDir: string): Promise<StartedCommand> {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const product = spawn(process.execPath, [path.join(root, 'deploy/launcher/start.ts')], {
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
