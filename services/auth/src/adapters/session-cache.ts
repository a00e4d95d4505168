import type { SessionRecord } from '@sefira/contracts/auth';
import { cachedSessionKey, cachedSessionSeconds, revokedSessionsChannel } from '@sefira/contracts/session-cache';
import type { Logger } from '@sefira/platform/logger';
import type { Redis } from 'ioredis';

/** What gateways read before they ask auth. PostgreSQL stays the truth: every failure here is only slower. */
export interface SessionCache {
  put(tokenHash: string, record: SessionRecord, now: Date): Promise<void>;
  /** Removes sessions and tells every gateway at once. */
  revoke(tokenHashes: readonly string[]): Promise<void>;
}

export function createSessionCache(redis: Redis, logger: Logger): SessionCache {
  return {
    async put(tokenHash, record, now) {
      try {
        const value = JSON.stringify({ ...record, cachedAt: now.getTime() });
        await redis.set(cachedSessionKey(tokenHash), value, 'EX', cachedSessionSeconds);
      } catch (error) {
        logger.warn({ reason: String(error) }, 'session not cached');
      }
    },
    async revoke(tokenHashes) {
      if (tokenHashes.length === 0) return;
      try {
        const pipeline = redis.pipeline();
        for (const tokenHash of tokenHashes) pipeline.del(cachedSessionKey(tokenHash));
        pipeline.publish(revokedSessionsChannel, JSON.stringify(tokenHashes));
        await pipeline.exec();
      } catch (error) {
        logger.warn({ reason: String(error) }, 'revocation not published; caches end by themselves');
      }
    },
  };
}
