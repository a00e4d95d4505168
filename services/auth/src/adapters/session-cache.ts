import type { ApiKeyRecord } from '@sefira/contracts/auth/api-keys';
import type { SessionRecord } from '@sefira/contracts/auth/session';
import {
  cachedApiKeyKey,
  cachedSessionKey,
  cachedSessionSeconds,
  endedSessionsChannel,
  revokedSessionsChannel,
} from '@sefira/contracts/auth/session-cache';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** Sessions that no longer count, with every token hash that led to them. */
export interface EndedSessions {
  readonly userId: string;
  readonly sessionIds: readonly string[];
  readonly tokenHashes: readonly string[];
}

/** What gateways read before they ask auth. PostgreSQL stays the truth: every failure here is only slower. */
export interface SessionCache {
  put(tokenHash: string, record: SessionRecord, now: Date): Promise<void>;
  putApiKey(keyHash: string, record: ApiKeyRecord, now: Date): Promise<void>;
  /** Removes cached records, of sessions and of API keys, and tells every gateway at once; the next call asks the database. */
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
    const cached = tokenHashes.flatMap((hash) => [cachedSessionKey(hash), cachedApiKeyKey(hash)]);
    await Promise.all(cached.map((key) => redis.del(key)));
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

  async function put(key: string, record: SessionRecord | ApiKeyRecord, now: Date): Promise<void> {
    try {
      const value = JSON.stringify({ ...record, cachedAt: now.getTime() });
      await redis.set(key, value, 'EX', cachedSessionSeconds);
    } catch (error) {
      logger.warn({ reason: String(error) }, 'session not cached');
    }
  }

  return {
    put: (tokenHash, record, now) => put(cachedSessionKey(tokenHash), record, now),
    putApiKey: (keyHash, record, now) => put(cachedApiKeyKey(keyHash), record, now),
    forget: (tokenHashes) => revoke({ userId: '', sessionIds: [], tokenHashes }),
    revoke,
  };
}
