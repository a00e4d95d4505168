import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Tries of the password that a change asks for, shared by all replicas. */
export interface PasswordTries {
  /** Takes one try. @throws DomainError RATE_LIMITED */
  take(adminId: string): Promise<void>;
  /** The password was right: all tries are given back. */
  forgive(adminId: string): Promise<void>;
}

const tries = { points: 5, duration: 900 };

/** Five tries, then a pause of 15 minutes; without Redis each process counts by itself. */
export function createPasswordTries(redis: RedisConnection): PasswordTries {
  const limiter = new RateLimiterRedis({
    ...tries,
    storeClient: redis,
    keyPrefix: 'sefira:admin-password',
    blockDuration: tries.duration,
    insuranceLimiter: new RateLimiterMemory({ ...tries, blockDuration: tries.duration }),
  });
  return {
    async take(adminId) {
      try {
        await limiter.consume(adminId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = refusal.msBeforeNext / 1000;
        const minutes = Math.ceil(retryAfterSeconds / 60);
        const message = `Muitas senhas erradas. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
        throw new DomainError('RATE_LIMITED', { retryAfterSeconds, message });
      }
    },
    async forgive(adminId) {
      await limiter.delete(adminId);
    },
  };
}
