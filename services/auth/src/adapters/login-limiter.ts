import { createHash } from 'node:crypto';
import { DomainError } from '@sefira/platform/domain-error';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Password checks that one account allows in a window, whatever the address (RELIABILITY.md A1, GOALS.md S4). */
const triesPerWindow = 10;
const windowSeconds = 900;

export interface LoginLimiter {
  /** Takes one try of this account. @throws DomainError RATE_LIMITED */
  take(email: string): Promise<void>;
  /** A right password gives the tries back. */
  forgive(email: string): Promise<void>;
}

/** Shared by all replicas through Redis; without Redis each process keeps the limit by itself, never unlimited. */
export function createLoginLimiter(redis: Redis): LoginLimiter {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'sefira:login',
    points: triesPerWindow,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: triesPerWindow + 1,
    insuranceLimiter: new RateLimiterMemory({ points: triesPerWindow, duration: windowSeconds }),
  });
  const keyOf = (email: string) => createHash('sha256').update(email).digest('hex');
  return {
    async take(email) {
      try {
        await limiter.consume(keyOf(email));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new DomainError('RATE_LIMITED', { retryAfterSeconds: error.msBeforeNext / 1000 });
      }
    },
    async forgive(email) {
      await limiter.delete(keyOf(email));
    },
  };
}
