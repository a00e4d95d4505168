import { waitInWords } from '@sefira/contracts/shared/wait-in-words';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Limit of password confirmations, shared by all replicas. */
export interface PasswordLimiter {
  /** Consumes one attempt. @throws DomainError RATE_LIMITED */
  consume(adminId: string): Promise<void>;
  /** Resets the limit after a right password. */
  reset(adminId: string): Promise<void>;
}

const limit = { points: 5, duration: 900 };

/** Five attempts, then a block of 15 minutes; without Redis each process limits by itself. */
export function createPasswordLimiter(redis: RedisConnection): PasswordLimiter {
  const limiter = new RateLimiterRedis({
    ...limit,
    storeClient: redis,
    keyPrefix: 'sefira:admin-password',
    blockDuration: limit.duration,
    insuranceLimiter: new RateLimiterMemory({ ...limit, blockDuration: limit.duration }),
  });
  return {
    async consume(adminId) {
      try {
        await limiter.consume(adminId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = refusal.msBeforeNext / 1000;
        const message = `Muitas senhas erradas. Tente de novo em ${waitInWords(retryAfterSeconds)}.`;
        throw new DomainError('RATE_LIMITED', { retryAfterSeconds, message });
      }
    },
    async reset(adminId) {
      await limiter.delete(adminId);
    },
  };
}
