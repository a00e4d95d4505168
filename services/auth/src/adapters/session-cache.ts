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

/** Ended sessions with every token hash that opened them. */
export interface EndedSessions {
  readonly userId: string;
  readonly sessionIds: readonly string[];
  readonly tokenHashes: readonly string[];
}

/** Cache of sessions in Redis that gateways read before auth. PostgreSQL is the source of truth; a failure here only costs time. */
export interface SessionCache {
  put(tokenHash: string, record: SessionRecord, now: Date): Promise<void>;
  putApiKey(keyHash: string, record: ApiKeyRecord, now: Date): Promise<void>;
  /** Removes cached records of sessions and API keys and notifies every gateway; the next call reads the database. */
  invalidate(tokenHashes: readonly string[]): Promise<void>;
  /** As `invalidate`, and closes open sockets too. Call it after the commit. */
  revoke(ended: EndedSessions): Promise<void>;
}

export function createSessionCache(options: {
  readonly redis: RedisConnection;
  readonly publishRedis: RedisConnection;
  readonly logger: Logger;
}): SessionCache {
  const { redis, publishRedis, logger } = options;
  /** Revocations that failed while Redis was unavailable here; gateways may still have reached it. */
  const unpublished = new Map<string, EndedSessions>();

  async function publish(ended: EndedSessions): Promise<void> {
    const { userId, sessionIds, tokenHashes } = ended;
    // One pipelined command per key: in a cluster the keys are on several nodes.
    const cached = tokenHashes.flatMap((hash) => [cachedSessionKey(hash), cachedApiKeyKey(hash)]);
    await Promise.all(cached.map((key) => redis.del(key)));
    await publishRedis.publish(revokedSessionsChannel, JSON.stringify(tokenHashes));
    if (sessionIds.length > 0) await publishRedis.publish(endedSessionsChannel, JSON.stringify({ userId, sessionIds }));
  }

  async function revoke(ended: EndedSessions): Promise<void> {
    if (ended.tokenHashes.length === 0) return;
    const key = ended.tokenHashes.join();
    try {
      await publish(ended);
      unpublished.delete(key);
    } catch (error) {
      unpublished.set(key, ended);
      logger.warn({ reason: String(error) }, 'revocation not published; it is repeated when Redis is available');
    }
  }

  for (const connection of new Set([redis, publishRedis])) {
    connection.on('ready', () => {
      for (const ended of unpublished.values()) void revoke(ended);
    });
  }

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
    invalidate: (tokenHashes) => revoke({ userId: '', sessionIds: [], tokenHashes }),
    revoke,
  };
}
