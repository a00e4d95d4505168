import path from 'node:path';
import { startProcess } from '@sefira/embedded/child-process';
import { findPort } from '@sefira/embedded/ports';

/** Two bare Socket.IO nodes joined by a Redis, what the chat is measured against. */
export interface BareNodes extends AsyncDisposable {
  readonly urls: readonly string[];
}

export async function startBareNodes(dataDir: string, redisUrl: string): Promise<BareNodes> {
  await using opened = new AsyncDisposableStack();
  const urls: string[] = [];
  for (const name of ['bare-first', 'bare-second']) {
    const port = await findPort();
    const args = [path.join(import.meta.dirname, 'bare-node.ts'), String(port)];
    // The address by environment: what a process is counted as is read off its command.
    const environment = { REDIS_URL: redisUrl };
    const command = process.execPath;
    opened.use(await startProcess({ name, dataDir, command, args, environment, stopSignal: 'SIGTERM' }));
    const url = `http://127.0.0.1:${port}`;
    for (let attempt = 0; !(await fetch(url).catch(() => null)); attempt += 1) {
      if (attempt > 200) throw new Error(`${name} did not answer`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    urls.push(url);
  }
  const stack = opened.move();
  return { urls, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
