import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type RunningProcess, startProcess } from './child-process.ts';
import { rememberPort } from './ports.ts';
import { writePrivateFile } from './private-file.ts';
import { findRedisProgram } from './redis-program.ts';
import type { EmbeddedOptions, Infrastructure } from './report.ts';

/**
 * Starts a Redis of our own on `<dataDir>/redis`, on loopback only, with a password made at the first start, an append-only
 * file synced every second, and no eviction: queues must not lose a key.
 */
export async function startRedis({ dataDir, report, secrets }: EmbeddedOptions): Promise<Infrastructure> {
  const folder = path.resolve(dataDir, 'redis');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const command = await findRedisProgram({ dataDir, report });
  const password = await secrets.key('redis');
  const port = await rememberPort(dataDir, 'redis');
  const configuration = path.join(folder, 'redis.conf');
  await writePrivateFile(
    configuration,
    `${[
      'bind 127.0.0.1',
      `port ${port}`,
      `requirepass ${password}`,
      `dir "${folder.replaceAll('\\', '/')}"`,
      'appendonly yes',
      'appendfsync everysec',
      'save ""',
      'maxmemory-policy noeviction',
      'daemonize no',
      'loglevel notice',
    ].join('\n')}\n`,
  );
  const server = await startProcess({ name: 'redis', dataDir, command, args: [configuration], stopSignal: 'SIGTERM' });
  try {
    const url = `redis://:${password}@127.0.0.1:${port}`;
    await Promise.race([server.ended, ready(url, server)]);
    return { url, ended: server.ended, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
  } catch (error) {
    await server[Symbol.asyncDispose]();
    throw new Error(`O Redis não iniciou.\n${server.log()}`, { cause: error });
  }
}

/** Waits until Redis answers; it refuses commands while it loads its file. */
async function ready(url: string, server: RunningProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.ping();
      return;
    } catch (error) {
      if (attempt > 1200) throw error;
      await Promise.race([server.ended, setTimeout(50)]);
    } finally {
      client.disconnect();
    }
  }
}
