import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

export interface RedisOptions {
  readonly url: string;
  readonly name: string;
  readonly logger: Logger;
  /** `command` fails fast when Redis is away (request paths); `queue` waits for it (BullMQ, blocking reads). */
  readonly use: 'command' | 'queue';
}

/** Opens a Redis connection whose owner disposes it; errors are logged once per outage, never thrown at nobody. */
export function openRedis(options: RedisOptions): Redis {
  const connection = new Redis(options.url, {
    connectionName: options.name,
    enableReadyCheck: true,
    maxRetriesPerRequest: options.use === 'queue' ? null : 1,
    enableOfflineQueue: options.use === 'queue',
    ...(options.use === 'command' ? { commandTimeout: 1000, connectTimeout: 2000 } : {}),
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2000),
  });
  let reported = false;
  connection.on('error', (error) => {
    if (!reported) options.logger.warn({ reason: error.message, connection: options.name }, 'redis unreachable');
    reported = true;
  });
  connection.on('ready', () => {
    if (reported) options.logger.info({ connection: options.name }, 'redis back');
    reported = false;
  });
  return connection;
}

/** Closes a connection without waiting for a server that is away. */
export async function closeRedis(connection: Redis): Promise<void> {
  if (connection.status === 'ready') {
    await connection.quit().catch(() => connection.disconnect());
  } else {
    connection.disconnect();
  }
}
