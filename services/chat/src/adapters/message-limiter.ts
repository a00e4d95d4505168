import { messagesPerMinute } from '@sefira/contracts/chat/conversations';
import { createBatcher } from '@sefira/messaging/batcher';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Clock } from '@sefira/platform/time/clock';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SocketSession } from './realtime/rooms.ts';

type Asker = Pick<SocketSession, 'userId' | 'role' | 'plan'>;

/** Messages of a person in a minute, counted for all nodes; without Redis each node counts by itself. */
export interface MessageLimiter {
  /** @throws DomainError RATE_LIMITED */
  take(asker: Asker): Promise<void>;
}

const minuteMilliseconds = 60_000;
/** A message does not wait longer for a Redis that is on its way down: this node counts by itself then, for a while. */
const longestWaitMilliseconds = 150;
const aloneMilliseconds = 1000;

/** Counts one message for each person named and tells how many it makes; one key for all people of a minute. */
const countScript = `
  local counts = {}
  for place, person in ipairs(ARGV) do counts[place] = redis.call('HINCRBY', KEYS[1], person, 1) end
  redis.call('EXPIRE', KEYS[1], 120)
  return counts`;

/** `perMinute` is for everybody alike; without it each plan has its own (`messagesPerMinute`). */
export function createMessageLimiter(options: {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  readonly perMinute: number | undefined;
  readonly waitMilliseconds?: number;
}): MessageLimiter {
  const { redis, clock, perMinute, waitMilliseconds = longestWaitMilliseconds } = options;
  let aloneUntil = 0;
  const alone = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: minuteMilliseconds / 1000 });
  const count = createBatcher<string, number>({
    maxBatchSize: 500,
    concurrency: 2,
    minQueuedToOverlap: 16,
    isSharedFailure: () => true,
    async processBatch(people) {
      const minute = Math.floor(clock().getTime() / minuteMilliseconds);
      const counts = await redis.eval(countScript, 1, `sefira:limit:chat:${minute}`, ...people);
      return (counts as number[]).map(Number);
    },
  });

  /** @throws where Redis is away or does not answer in time */
  async function countTogether(userId: string): Promise<number> {
    if (performance.now() < aloneUntil) throw new Error('Redis did not answer a moment ago');
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      aloneUntil = performance.now() + aloneMilliseconds;
      reject(new Error('Redis does not answer'));
    }, waitMilliseconds);
    try {
      return await Promise.race([count(userId), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function taken(userId: string): Promise<{ readonly count: number; readonly millisecondsLeft: number }> {
    try {
      const millisecondsLeft = minuteMilliseconds - (clock().getTime() % minuteMilliseconds);
      return { count: await countTogether(userId), millisecondsLeft };
    } catch {
      const { consumedPoints, msBeforeNext } = await alone.consume(userId);
      return { count: consumedPoints, millisecondsLeft: msBeforeNext };
    }
  }

  return {
    async take({ userId, role, plan }) {
      const limit = perMinute ?? messagesPerMinute[role === 'guest' ? 'guest' : plan];
      const { count: messages, millisecondsLeft } = await taken(userId);
      if (messages <= limit) return;
      throw new DomainError('RATE_LIMITED', {
        message: `Você chegou a ${limit} mensagens em um minuto. Aguarde um instante e tente de novo.`,
        retryAfterSeconds: Math.ceil(millisecondsLeft / 1000),
      });
    },
  };
}
