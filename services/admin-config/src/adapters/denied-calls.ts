import type { RedisConnection } from '@sefira/platform/redis/redis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Counts the refused calls of each person over all replicas. */
export interface DeniedCalls {
  /** @returns this call's number within the person's hour, from 1 */
  count(personId: string): Promise<number>;
}

const hour = { points: Number.MAX_SAFE_INTEGER, duration: 3600 };

/** Without Redis each process counts by itself. */
export function createDeniedCalls(redis: RedisConnection): DeniedCalls {
  const counter = new RateLimiterRedis({
    ...hour,
    storeClient: redis,
    keyPrefix: 'sefira:denied-calls',
    insuranceLimiter: new RateLimiterMemory(hour),
  });
  return {
    async count(personId) {
      return (await counter.consume(personId)).consumedPoints;
    },
  };
}
