import { createHash } from 'node:crypto';
import { revokedSessionsChannel } from '@sefira/contracts/auth/session-cache';
import { createLruCache } from '@sefira/platform/lru-cache';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Clock } from '@sefira/platform/time/clock';
import * as z from 'zod/mini';

/** Lifetime of a record in memory: a missed revocation still ends within 500 ms (docs/goals.md S6). */
const localMilliseconds = 250;
/** After a reconnection of Redis older cache entries are ignored: they may have missed a revocation. */
const skewMilliseconds = 3000;
const localEntries = 50_000;

/** A record that is revoked or expires. */
interface Ending {
  /** Null for a record without expiry. */
  readonly expiresAt: string | null;
}

/** One kind of token: its pattern, its cache keys and its source. */
export interface TokenKind<Checked extends Ending> {
  readonly pattern: RegExp;
  cacheKey(tokenHash: string): string;
  readonly cached: z.ZodMiniType<Checked & { cachedAt: number }>;
  /** The record in auth's database. @throws DomainError DEPENDENCY_DOWN */
  ask(tokenHash: string, requestId: string): Promise<Checked | null>;
}

export interface TokenChecker<Checked> extends Disposable {
  /**
   * The valid record of a token, or null. From memory for 250 ms, then Redis, then auth's database.
   * @throws DomainError DEPENDENCY_DOWN when neither Redis nor auth is available
   */
  check(token: string, requestId: string): Promise<Checked | null> | Checked | null;
  /** As `check`, from auth's database whatever is cached. @throws DomainError DEPENDENCY_DOWN */
  checkAnew(token: string, requestId: string): Promise<Checked | null>;
}

interface LocalAnswer<Checked> {
  readonly record: Checked | null;
  readonly until: number;
}

export interface TokenCheckerOptions {
  readonly redis: RedisConnection;
  readonly subscriber: RedisConnection;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createTokenChecker<Checked extends Ending>(
  kind: TokenKind<Checked>,
  { redis, subscriber, clock, logger }: TokenCheckerOptions,
): TokenChecker<Checked> {
  const local = createLruCache<LocalAnswer<Checked>>(localEntries);
  const tokenOfHash = createLruCache<string>(localEntries);
  const asking = new Map<string, Promise<Checked | null>>();
  let trustedSince = clock().getTime();

  const onReady = () => {
    trustedSince = clock().getTime();
  };
  const onMessage = (_channel: string, message: string) => {
    const revoked = z.safeParse(z.array(z.string()), JSON.parse(message));
    for (const tokenHash of revoked.success ? revoked.data : []) {
      const token = tokenOfHash.get(tokenHash);
      if (token) local.delete(token);
    }
  };
  redis.on('ready', onReady);
  subscriber.on('message', onMessage);
  subscriber.subscribe(revokedSessionsChannel).catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'no subscription to revocations');
  });

  async function fromRedis(tokenHash: string): Promise<Checked | null> {
    try {
      const stored = await redis.get(kind.cacheKey(tokenHash));
      if (stored === null) return null;
      const record = z.parse(kind.cached, JSON.parse(stored));
      return record.cachedAt > trustedSince + skewMilliseconds ? record : null;
    } catch (error) {
      logger.debug({ reason: String(error) }, 'session cache unread');
      return null;
    }
  }

  async function ask(token: string, requestId: string, isCacheBelieved = true): Promise<Checked | null> {
    const startedAt = clock().getTime();
    const tokenHash = createHash('sha256').update(token).digest('hex');
    tokenOfHash.set(tokenHash, token);
    const cached = isCacheBelieved ? await fromRedis(tokenHash) : null;
    const record = cached ?? (await kind.ask(tokenHash, requestId));
    const isLive = record && (record.expiresAt === null || Date.parse(record.expiresAt) > startedAt);
    const live = isLive ? record : null;
    local.set(token, { record: live, until: startedAt + localMilliseconds });
    return live;
  }

  return {
    check(token, requestId) {
      if (!kind.pattern.test(token)) return null;
      const known = local.get(token);
      if (known && known.until > clock().getTime()) return known.record;
      const running = asking.get(token);
      if (running !== undefined) return running;
      const answer = ask(token, requestId).finally(() => asking.delete(token));
      asking.set(token, answer);
      return answer;
    },
    async checkAnew(token, requestId) {
      return kind.pattern.test(token) ? ask(token, requestId, false) : null;
    },
    [Symbol.dispose]() {
      redis.off('ready', onReady);
      subscriber.off('message', onMessage);
    },
  };
}
