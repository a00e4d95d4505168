import { createHash } from 'node:crypto';
import { checkSession, type SessionRecord } from '@sefira/contracts/auth';
import { cachedSession, cachedSessionKey, revokedSessionsChannel } from '@sefira/contracts/session-cache';
import type { Clock } from '@sefira/platform/clock';
import type { Logger } from '@sefira/platform/logger';
import type { RedisConnection } from '@sefira/platform/redis';
import type { ServiceClient } from '@sefira/platform/service-client';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** A local answer counts no longer than this, so that a missed revocation still ends within 500 ms (GOALS.md S6). */
const localMilliseconds = 250;
/** After Redis comes back, what was cached before is not believed: a revocation may have missed it. */
const skewMilliseconds = 3000;
const localEntries = 50_000;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export interface SessionChecker extends Disposable {
  /**
   * The live session of a token, or null. Local for 250 ms, then Redis, then auth's database.
   * @throws DomainError DEPENDENCY_DOWN when neither Redis nor auth can tell
   */
  check(token: string, requestId: string): Promise<SessionRecord | null> | SessionRecord | null;
}

interface LocalAnswer {
  readonly record: SessionRecord | null;
  readonly tokenHash: string;
  readonly until: number;
}

export function createSessionChecker(options: {
  readonly redis: RedisConnection;
  readonly subscriber: RedisConnection;
  readonly authClient: ServiceClient;
  readonly clock: Clock;
  readonly logger: Logger;
}): SessionChecker {
  const { redis, subscriber, authClient, clock, logger } = options;
  const local = new LRUCache<string, LocalAnswer>({ max: localEntries });
  const tokenOfHash = new LRUCache<string, string>({ max: localEntries });
  const asking = new Map<string, Promise<SessionRecord | null>>();
  let trustedSince = clock().getTime();

  function forget(tokenHashes: readonly string[]): void {
    for (const tokenHash of tokenHashes) {
      const token = tokenOfHash.get(tokenHash);
      if (token) local.delete(token);
    }
  }

  redis.on('ready', () => {
    trustedSince = clock().getTime();
  });
  subscriber.on('message', (_channel, message) => {
    const revoked = z.safeParse(z.array(z.string()), JSON.parse(message));
    if (revoked.success) forget(revoked.data);
  });
  subscriber.subscribe(revokedSessionsChannel).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'revocations not heard');
  });

  async function fromRedis(tokenHash: string): Promise<SessionRecord | null> {
    try {
      const stored = await redis.get(cachedSessionKey(tokenHash));
      if (stored === null) return null;
      const record = z.parse(cachedSession, JSON.parse(stored));
      return record.cachedAt > trustedSince + skewMilliseconds ? record : null;
    } catch (error) {
      logger.debug({ reason: String(error) }, 'session cache unread');
      return null;
    }
  }

  async function ask(token: string, requestId: string): Promise<SessionRecord | null> {
    const startedAt = clock().getTime();
    const tokenHash = createHash('sha256').update(token).digest('hex');
    tokenOfHash.set(tokenHash, token);
    const cached = await fromRedis(tokenHash);
    const record = cached ?? (await authClient.call(checkSession, { body: { tokenHash }, requestId })).data;
    const live = record && Date.parse(record.expiresAt) > startedAt ? record : null;
    local.set(token, { record: live, tokenHash, until: startedAt + localMilliseconds });
    return live;
  }

  return {
    check(token, requestId) {
      if (!tokenPattern.test(token)) return null;
      const known = local.get(token);
      if (known && known.until > clock().getTime()) return known.record;
      const running = asking.get(token);
      if (running) return running;
      const answer = ask(token, requestId).finally(() => asking.delete(token));
      asking.set(token, answer);
      return answer;
    },
    [Symbol.dispose]() {
      redis.removeAllListeners('ready');
      subscriber.removeAllListeners('message');
    },
  };
}
