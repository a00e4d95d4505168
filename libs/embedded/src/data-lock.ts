import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Another process of this machine already works on the data folder. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

/**
 * Locks a data folder for this process. The lock is a listening local socket, which ends with the process, so that no stale
 * lock file remains.
 */
export async function lockDataFolder(dataDir: string): Promise<AsyncDisposable> {
  const address = lockAddress(path.resolve(dataDir));
  const server = createServer((socket) => socket.destroy());
  const listen = () =>
    new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(address, () => resolve(true));
    });
  if (!(await listen())) {
    const isFile = process.platform !== 'linux' && process.platform !== 'win32';
    if (isFile && !(await answers(address))) await rm(address, { force: true });
    if (!isFile || !(await listen())) {
      throw new DataInUseError(`Outra cópia da Sefira já usa a pasta ${dataDir}.`);
    }
  }
  server.unref();
  return {
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function lockAddress(dataDir: string): string {
  const name = `sefira-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
