import { setTimeout as wait } from 'node:timers/promises';
import { Cluster, Redis } from 'ioredis';
import type { Logger } from '../telemetry/logger.ts';
import { type RedisAddress, readRedisAddress } from './redis-address.ts';

/** One server, with or without sentinels, or a cluster; both have the same commands. */
export type RedisConnection = Redis | Cluster;

export interface RedisOptions {
  /** An address in a form of `readRedisAddress`. */
  readonly url: string;
  readonly name: string;
  readonly logger: Logger;
  /** `command` fails fast when Redis is unavailable (request paths); `queue` waits for it (BullMQ, blocking reads). */
  readonly use: 'command' | 'queue';
  /**
   * Once aborted, a lost connection and the copies that BullMQ makes of it are not opened again and their waiting commands
   * fail, so that a process can close without Redis.
   */
  readonly shutdown?: AbortSignal | undefined;
}

/** Opens a Redis connection, which the caller closes; errors are logged once per outage and never unhandled. */
export function openRedis(options: RedisOptions): RedisConnection {
  const connection = connect(readRedisAddress(options.url), options);
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

/**
 * A server that vanished closes no connection. A connection with unanswered commands ends after these times; BullMQ blocks
 * for up to 10 seconds.
 */
const silenceMilliseconds = { command: 5000, queue: 15_000 };
/**
 * A command without an answer fails after these times. ioredis leaves the commands of a connection pending that was lost,
 * opened and lost again, and a service that closes waits for them.
 */
const commandMilliseconds = { command: 1000, queue: 15_000 };
/** The same for a connection that only receives. */
const probeMilliseconds = 10_000;
const quitMilliseconds = 1000;

function connect(address: RedisAddress, { name, use, shutdown }: RedisOptions): RedisConnection {
  const isQueue = use === 'queue';
  const retryStrategy = (attempt: number) =>
    shutdown?.aborted ? null : Math.min(50 * 2 ** Math.min(attempt, 6), 2000);
  const encryption = address.isEncrypted ? { tls: {} } : {};
  const shared = {
    ...(address.username === undefined ? {} : { username: address.username }),
    ...(address.password === undefined ? {} : { password: address.password }),
    connectionName: name,
    enableReadyCheck: true,
    maxRetriesPerRequest: isQueue ? null : 1,
    connectTimeout: 2000,
    socketTimeout: silenceMilliseconds[use],
    keepAlive: probeMilliseconds,
    commandTimeout: commandMilliseconds[use],
    ...encryption,
  };
  if (address.topology === 'cluster') {
    return new Cluster([...address.nodes], {
      redisOptions: shared,
      enableOfflineQueue: isQueue,
      // Where the check fails, `connect()` of ioredis never settles, and a worker of BullMQ that awaits it takes no job again.
      enableReadyCheck: !isQueue,
      clusterRetryStrategy: retryStrategy,
      slotsRefreshTimeout: 2000,
      // Sharded channels of Socket.IO need a subscriber on the node of their slot.
      shardedSubscribers: isQueue,
      // Certificates name hosts, so announced hosts are not resolved to addresses first.
      ...(address.isEncrypted ? { dnsLookup: (host, done) => done(null, host) } : {}),
    });
  }
  const single = {
    ...shared,
    db: address.database,
    enableOfflineQueue: isQueue,
    retryStrategy,
  };
  if (address.topology === 'sentinel') {
    return new Redis({
      ...single,
      sentinels: [...address.nodes],
      name: address.master,
      sentinelRetryStrategy: retryStrategy,
      // After a failover the old master is a replica, which refuses writes; reconnecting asks the sentinels again.
      reconnectOnError: (error: Error) => (error.message.startsWith('READONLY') ? 2 : false),
      ...(address.sentinelPassword === undefined ? {} : { sentinelPassword: address.sentinelPassword }),
      ...(address.isEncrypted ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
    });
  }
  const [server] = address.nodes;
  return new Redis({ ...single, ...(server === undefined ? {} : { host: server.host, port: server.port }) });
}

/** Closes a connection without waiting for an unavailable server. */
export async function closeRedis(connection: RedisConnection): Promise<void> {
  if (connection.status === 'ready') {
    const quit = connection.quit().catch(() => undefined);
    await Promise.race([quit, wait(quitMilliseconds, undefined, { ref: false })]);
  }
  connection.disconnect();
}
