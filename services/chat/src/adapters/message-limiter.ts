import { DomainError } from '@sefira/platform/domain-error';
import type { RedisConnection } from '@sefira/platform/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Messages of a person in a minute, counted for all nodes; without Redis each node counts by itself. */
export interface MessageLimiter {
  /** @throws DomainError RATE_LIMITED */
  take(userId: string): Promise<void>;
}

export function createMessageLimiter(redis: RedisConnection, perMinute: number): MessageLimiter {
  const limits = { points: perMinute, duration: 60 };
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'sefira:limit:chat',
    ...limits,
    inMemoryBlockOnConsumed: perMinute + 1,
    insuranceLimiter: new RateLimiterMemory(limits),
  });
  return {
    async take(userId) {
      try {
        await limiter.consume(userId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new DomainError('RATE_LIMITED', {
          message: 'Você enviou muitas mensagens. Aguarde um instante e tente de novo.',
          retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
        });
      }
    },
  };
}
