import { messagesPerMinute } from '@sefira/contracts/chat/conversations';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Clock } from '@sefira/platform/time/clock';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { SocketSession } from './realtime/rooms.ts';

type Sender = Pick<SocketSession, 'userId' | 'role' | 'plan'>;

/** Messages of a user per minute, counted over all nodes; without Redis each process counts by itself. */
export interface MessageLimiter {
  /** @throws DomainError RATE_LIMITED */
  consume(sender: Sender): Promise<void>;
}

const minuteMilliseconds = 60_000;
/** Any number is counted; the limit depends on the sender. */
const minute = { points: Number.MAX_SAFE_INTEGER, duration: minuteMilliseconds / 1000 };

/** `perMinute` applies to all users; without it the limit depends on the plan (`messagesPerMinute`). */
export function createMessageLimiter(options: {
  readonly redis: RedisConnection;
  readonly clock: Clock;
  readonly perMinute: number | undefined;
}): MessageLimiter {
  const { redis, clock, perMinute } = options;
  const counter = new RateLimiterRedis({
    ...minute,
    storeClient: redis,
    keyPrefix: 'sefira:limit:chat',
    insuranceLimiter: new RateLimiterMemory(minute),
  });

  return {
    async consume({ userId, role, plan }) {
      const limit = perMinute ?? messagesPerMinute[role === 'guest' ? 'guest' : plan];
      const now = clock().getTime();
      const { consumedPoints } = await counter.consume(`${Math.floor(now / minuteMilliseconds)}:${userId}`);
      if (consumedPoints <= limit) return;
      throw new DomainError('RATE_LIMITED', {
        message: `Você chegou a ${limit} mensagens em um minuto. Aguarde um instante e tente de novo.`,
        retryAfterSeconds: Math.ceil((minuteMilliseconds - (now % minuteMilliseconds)) / 1000),
      });
    },
  };
}
