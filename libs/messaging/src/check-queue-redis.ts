import { setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError } from '@sefira/platform/configuration';
import type { Logger } from '@sefira/platform/logger';
import type { RedisConnection } from '@sefira/platform/redis';
import { Cluster } from 'ioredis';

/** How long a starting process waits for Redis to say what it is; one that is away is looked at when it comes back. */
const patienceMilliseconds = 2000;

export interface QueueRedisOptions {
  readonly service: string;
  readonly redis: RedisConnection;
  readonly queuePrefix: string;
  readonly logger: Logger;
}

/**
 * Refuses a Redis in which queues cannot live: one that throws keys away when its memory is full would lose jobs in silence,
 * and in a cluster a queue's keys must share a slot. One without an append-only file gets a warning: it loses what it was
 * told last (RELIABILITY.md M5), which the outbox and the sweepers bring back.
 * @throws ConfigurationError
 */
export async function refuseUnfitRedis(options: QueueRedisOptions): Promise<void> {
  const { service, redis, queuePrefix, logger } = options;
  if (redis instanceof Cluster && !/\{[^{}]+\}/.test(queuePrefix)) {
    throw new ConfigurationError(service, ['QUEUE_PREFIX: num cluster precisa de { } para ficar num só slot']);
  }
  const look = () =>
    findProblems(redis).catch((error: unknown) => {
      logger.debug({ reason: String(error) }, 'redis does not say what it is');
      return fit;
    });
  const tell = ({ evicting, forgetful }: Problems) => {
    if (evicting !== null) logger.error({ reason: evicting }, 'redis is unfit for queues');
    if (forgetful !== null) logger.warn({ reason: forgetful }, 'redis may forget');
  };
  redis.on('ready', () => void look().then(tell));
  const found = await Promise.race([look(), wait(patienceMilliseconds, fit, { ref: false })]);
  if (found.evicting !== null) throw new ConfigurationError(service, [found.evicting]);
  if (redis.status === 'ready') tell(found);
}

interface Problems {
  readonly evicting: string | null;
  readonly forgetful: string | null;
}

const fit: Problems = { evicting: null, forgetful: null };

/** By INFO, which managed servers answer too; CONFIG they often refuse. */
async function findProblems(redis: RedisConnection): Promise<Problems> {
  const servers = redis instanceof Cluster ? redis.nodes('master') : [redis];
  for (const server of servers) {
    const [memory, persistence] = await Promise.all([server.info('memory'), server.info('persistence')]);
    const policy = field(memory, 'maxmemory_policy') ?? 'noeviction';
    const evicting =
      policy === 'noeviction' ? null : `REDIS_URL: maxmemory-policy é ${policy}; as filas precisam de noeviction`;
    const forgetful = field(persistence, 'aof_enabled') === '0' ? 'appendonly is off: use AOF' : null;
    if (evicting !== null || forgetful !== null) return { evicting, forgetful };
  }
  return fit;
}

function field(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:(\\S+)`, 'm').exec(text)?.[1];
}
