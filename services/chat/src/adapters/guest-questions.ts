import { guestQuestions } from '@sefira/contracts/billing/plans';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { RateLimiterRedis } from 'rate-limiter-flexible';

/** Counts a charged question of a guest against the network, where the gateway reads it (docs/decisions/0010-guests.md). */
export type CountGuestQuestion = (network: string) => Promise<void>;

export function createGuestQuestionCounter(redis: RedisConnection): CountGuestQuestion {
  const { limit, windowSeconds, limiter } = guestQuestions;
  const keyPrefix = `sefira:limit:${limiter}`;
  const counter = new RateLimiterRedis({ storeClient: redis, keyPrefix, points: limit, duration: windowSeconds });
  return async (network) => {
    await counter.penalty(network, 1);
  };
}
