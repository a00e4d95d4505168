import { setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError } from '@sefira/platform/configuration/configuration';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { Cluster } from 'ioredis';

/** Longest wait for INFO at the start; an unavailable Redis is inspected when it reconnects. */
const inspectionLimitMilliseconds = 2000;

export interface QueueRedisOptions {
  readonly service: string;
  readonly redis: RedisConnection;
  readonly logger: Logger;
}

/**
 * Refuses a Redis that evicts keys, which would lose jobs silently. Without an
 * append-only file it only warns: reconciliation publishes lost events again (docs/decisions/0028-queues-when-redis-is-lost.md).
 * @throws ConfigurationError
 */
export async function checkQueueRedis(options: QueueRedisOptions): Promise<void> {
  const { service, redis, logger } = options;
  const inspect = () =>
    findProblems(redis).catch((error: unknown) => {
      logger.debug({ reason: String(error) }, 'redis not inspected');
      return noProblems;
    });
  const report = ({ evicting, notPersistent }: Problems) => {
    if (evicting !== null) logger.error({ reason: evicting }, 'redis is unfit for queues');
    if (notPersistent !== null) logger.warn({ reason: notPersistent }, 'redis may lose recent writes');
  };
  redis.on('ready', () => void inspect().then(report));
  const found = await Promise.race([inspect(), wait(inspectionLimitMilliseconds, noProblems, { ref: false })]);
  if (found.evicting !== null) throw new ConfigurationError(service, [found.evicting]);
  if (redis.status === 'ready') report(found);
}

interface Problems {
  readonly evicting: string | null;
  readonly notPersistent: string | null;
}

const noProblems: Problems = { evicting: null, notPersistent: null };

/** By INFO, which managed servers answer too; CONFIG they often refuse. */
async function findProblems(redis: RedisConnection): Promise<Problems> {
  const servers = redis instanceof Cluster ? redis.nodes('master') : [redis];
  for (const server of servers) {
    const [memory, persistence] = await Promise.all([server.info('memory'), server.info('persistence')]);
    const policy = field(memory, 'maxmemory_policy') ?? 'noeviction';
    const evicting =
      policy === 'noeviction' ? null : `REDIS_URL: maxmemory-policy é ${policy}; as filas precisam de noeviction`;
    const notPersistent = field(persistence, 'aof_enabled') === '0' ? 'appendonly is off: use AOF' : null;
    if (evicting !== null || notPersistent !== null) return { evicting, notPersistent };
  }
  return noProblems;
}

function field(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:(\\S+)`, 'm').exec(text)?.[1];
}
