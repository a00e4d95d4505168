import { messagesPerMinute } from '@sefira/contracts/chat/conversations';
import { createBatcher } from '@sefira/messaging/batcher';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Clock } from '@sefira/platform/time/clock';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SocketSession } from './realtime/rooms.ts';

type Sender = Pick<SocketSession, 'userId' | 'role' | 'plan'>;

/** Messages of a user per minute, counted over all nodes; without Redis each process counts by itself. */
export interface MessageLimiter {
  /** @throws DomainError RATE_LIMITED */
  consume(sender: Sender): Promise<void>;
}

const minuteMilliseconds = 60_000;
/** If Redis does not respond in this time, the process counts by itself for a second. */
const redisTimeoutMilliseconds = 150;
const localMilliseconds = 1000;

/** Counts one message for each user of ARGV and returns their totals; one hash for all users of a minute. */
const countScript = `
  local counts = {}
  for place, user in ipairs(ARGV) do counts[place] = redis.call('HINCRBY', KEYS[1], user, 1) end
  redis.call('EXPIRE', KEYS[1], 120)
  return counts`;

/** `perMinute` applies to all users; without it the limit depends on the plan (`messagesPerMinute`). */
export function createMessageLimiter(options: {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  readonly perMinute: number | undefined;
  readonly waitMilliseconds?: number;
}): MessageLimiter {
  const { redis, clock, perMinute, waitMilliseconds = redisTimeoutMilliseconds } = options;
  let localUntil = 0;
  const local = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: minuteMilliseconds / 1000 });
  const count = createBatcher<string, number>({
    maxBatchSize: 500,
    concurrency: 2,
    minQueuedToOverlap: 16,
    isSharedFailure: () => true,
    async processBatch(users) {
      const minute = Math.floor(clock().getTime() / minuteMilliseconds);
      const counts = await redis.eval(countScript, 1, `sefira:limit:chat:${minute}`, ...users);
      return (counts as number[]).map(Number);
    },
  });

  /** @throws Error if Redis is unavailable or does not respond in time */
  async function countInRedis(userId: string): Promise<number> {
    if (performance.now() < localUntil) throw new Error('Redis did not respond a moment ago');
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      localUntil = performance.now() + localMilliseconds;
      reject(new Error('Redis does not respond'));
    }, waitMilliseconds);
    try {
      return await Promise.race([count(userId), timedOut]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function consumed(userId: string): Promise<{ readonly count: number; readonly millisecondsLeft: number }> {
    try {
      const millisecondsLeft = minuteMilliseconds - (clock().getTime() % minuteMilliseconds);
      return { count: await countInRedis(userId), millisecondsLeft };
    } catch {
      const { consumedPoints, msBeforeNext } = await local.consume(userId);
      return { count: consumedPoints, millisecondsLeft: msBeforeNext };
    }
  }

  return {
    async consume({ userId, role, plan }) {
      const limit = perMinute ?? messagesPerMinute[role === 'guest' ? 'guest' : plan];
      const { count: messages, millisecondsLeft } = await consumed(userId);
      if (messages <= limit) return;
      throw new DomainError('RATE_LIMITED', {
        message: `Você chegou a ${limit} mensagens em um minuto. Aguarde um instante e tente de novo.`,
        retryAfterSeconds: Math.ceil(millisecondsLeft / 1000),
      });
    },
  };
}
