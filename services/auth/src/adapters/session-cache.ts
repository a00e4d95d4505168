import type { SessionRecord } from '@sefira/contracts/auth';
import {
  cachedSessionKey,
  cachedSessionSeconds,
  endedSessionsChannel,
  revokedSessionsChannel,
} from '@sefira/contracts/session-cache';
import type { Logger } from '@sefira/platform/logger';
import type { RedisConnection } from '@sefira/platform/redis';

/** Sessions that no longer count, with every token hash that led to them. */
export interface EndedSessions {
  readonly userId: string;
  readonly sessionIds: readonly string[];
  readonly tokenHashes: readonly string[];
}

/** What gateways read before they ask auth. PostgreSQL stays the truth: every failure here is only slower. */
export interface SessionCache {
  put(tokenHash: string, record: SessionRecord, now: Date): Promise<void>;
  /** Removes cached records and tells every gateway at once; the next call asks the database. */
  forget(tokenHashes: readonly string[]): Promise<void>;
  /** `forget`, and every open socket is told too. Call it after the commit. */
  revoke(ended: EndedSessions): Promise<void>;
}

export function createSessionCache(redis: RedisConnection, logger: Logger): SessionCache {
  /** What could not be told while Redis was away from us, though perhaps not from the gateways. */
  const untold = new Map<string, EndedSessions>();

  async function tell(ended: EndedSessions): Promise<void> {
    const { userId, sessionIds, tokenHashes } = ended;
    // One command each, sent together: in a cluster the keys are on several nodes.
    await Promise.all(tokenHashes.map((tokenHash) => redis.del(cachedSessionKey(tokenHash))));
    await redis.publish(revokedSessionsChannel, JSON.stringify(tokenHashes));
    if (sessionIds.length > 0) await redis.publish(endedSessionsChannel, JSON.stringify({ userId, sessionIds }));
  }

  async function revoke(ended: EndedSessions): Promise<void> {
    if (ended.tokenHashes.length === 0) return;
    const key = ended.tokenHashes.join();
    try {
      await tell(ended);
      untold.delete(key);
    } catch (error) {
      untold.set(key, ended);
      logger.warn({ reason: String(error) }, 'revocation not published; it is told when Redis is back');
    }
  }

  redis.on('ready', () => {
    for (const ended of untold.values()) void revoke(ended);
  });

  return {
    async put(tokenHash, record, now) {
      try {
        const value = JSON.stringify({ ...record, cachedAt: now.getTime() });
        await redis.set(cachedSessionKey(tokenHash), value, 'EX', cachedSessionSeconds);
      } catch (error) {
        logger.warn({ reason: String(error) }, 'session not cached');
      }
    },
    forget: (tokenHashes) => revoke({ userId: '', sessionIds: [], tokenHashes }),
    revoke,
  };
}
