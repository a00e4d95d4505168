import type { RedisConnection } from '@sefira/platform/redis/redis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

export interface SharedLimiterOptions {
  /** Refuses without Redis what is above the limit already; such calls are no longer counted. */
  readonly blocksInMemory?: boolean;
}

/** The limiter of so many points in a window of seconds; one object for one name and limit. */
export type SharedLimiters = (
  name: string,
  points: number,
  windowSeconds: number,
  options?: SharedLimiterOptions,
) => RateLimiterRedis;

/**
 * Limits shared by all gateways through Redis. Without Redis each gateway keeps the same limit by itself: never an error,
 * never unlimited (docs/decisions/0022-gateway-limits.md). A limit that changes continues with the same counts.
 */
export function createSharedLimiters(redis: RedisConnection): SharedLimiters {
  const limiters = new Map<string, RateLimiterRedis>();
  return (name, points, duration, { blocksInMemory = false } = {}) => {
    const id = `${name} ${points}`;
    const known = limiters.get(id);
    if (known) return known;
    const created = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `sefira:limit:${name}`,
      points,
      duration,
      ...(blocksInMemory ? { inMemoryBlockOnConsumed: points + 1 } : {}),
      insuranceLimiter: new RateLimiterMemory({ points, duration }),
    });
    limiters.set(id, created);
    return created;
  };
}
