import { setTimeout as wait } from 'node:timers/promises';
import { entitlements } from '@sefira/contracts/billing/plans';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import type { LiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { daySeconds } from '@sefira/platform/time/durations';
import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createLeasedLimiter, type LeasedLimiter } from './leased-limiter.ts';
import { createNetworkLimits, excessOf, type NetworkExcess, type NetworkLimits, worstOf } from './network-limits.ts';
import { createSharedLimiters } from './shared-limiters.ts';

/** Who is counted: a session where there is one, and always the network address. */
export interface Caller {
  readonly sessionId: string | null;
  readonly isGuest: boolean;
  /** Already reduced to a network for IPv6 (docs/decisions/0022-gateway-limits.md). */
  readonly address: string;
}

/** How much a key may still call in this minute. */
export interface KeyAllowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface CallLimiter {
  /**
   * Counts one call of an API key: of the key in a minute, of its account in a day, as the plan says.
   * @throws DomainError RATE_LIMITED or API_QUOTA_EXCEEDED
   */
  consumeKey(identity: Identity): Promise<KeyAllowance>;
  /**
   * Counts one call against every limit that applies. Limits of a session refuse; those of a network only report.
   * @returns how far the caller's network is above its limits, or null
   * @throws DomainError RATE_LIMITED
   */
  consume(route: RouteShape, caller: Caller): Promise<NetworkExcess | null>;
  /** The counts of networks, to take back those of a call that was not let through or did not fail. */
  readonly networks: Pick<NetworkLimits, 'returnCall' | 'returnFailure'>;
  /** Counts one call with a key, right or wrong, against its address. @throws DomainError RATE_LIMITED */
  consumeKeyAttempt(address: string): Promise<void>;
  /** Counts one poll of a real-time connection against its address; resolves after a delay above the limit. */
  consumePoll(address: string): Promise<void>;
}

/** Calls with keys of one address in a minute: a server may hold all ten keys of an account. */
const keyCallsOfAddress = 1200;

/** A plan without keys: a few calls pass, and the service answers why it refuses them. */
const limitsWithoutKeys = { callsPerMinute: 10, callsPerDay: 1000 };

/** A poll of an address above the limit is delayed: the customers of a mobile carrier share an address. */
const pollDelayMilliseconds = 1000;

/** Polls of an address in a minute: a connection that cannot use WebSocket asks again after each answer. */
const pollsPerMinute = 1200;

/** Limits of calls (docs/decisions/0022-gateway-limits.md). */
export function createCallLimiter(redis: RedisConnection, configuration: Pick<LiveConfiguration, 'get'>): CallLimiter {
  const sharedLimiters = createSharedLimiters(redis);
  const leasedLimiters = new Map<string, LeasedLimiter>();
  const networks = createNetworkLimits(sharedLimiters);

  function limiter(name: string, limit: number, windowSeconds: number): RateLimiterRedis {
    return sharedLimiters(name, limit, windowSeconds, { blocksInMemory: true });
  }

  function leased(name: string, limit: number, windowSeconds: number): LeasedLimiter {
    const id = `${name} ${limit}`;
    const known = leasedLimiters.get(id);
    if (known) return known;
    const created = createLeasedLimiter(limiter(name, limit, windowSeconds));
    leasedLimiters.set(id, created);
    return created;
  }

  return {
    async consumeKey({ sessionId, subject, plan }) {
      const { callsPerMinute: limit, callsPerDay } = entitlements[plan].api ?? limitsWithoutKeys;
      const minute = limiter('key', limit, 60).consume(sessionId ?? '');
      await settle([minute]);
      await settle([limiter('key-day', callsPerDay, daySeconds).consume(subject ?? '')], 'API_QUOTA_EXCEEDED');
      const { remainingPoints, msBeforeNext } = await minute;
      return { limit, remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
    },
    consumeKeyAttempt: (address) => settle([leased('key-address', keyCallsOfAddress, 60).consume(address)]),
    async consumePoll(address) {
      const excess = await excessOf(leased('poll', pollsPerMinute, 60).consume(address));
      if (excess) await wait(pollDelayMilliseconds);
    },
    async consume(route, caller) {
      const general = caller.isGuest
        ? leased('guest', configuration.get('guest_rate_limit_per_minute'), 60)
        : leased('call', configuration.get('rate_limit_per_minute'), 60);
      const { sessionId, address, isGuest } = caller;
      const ofNetwork = networks.consume(route, { address, isVisitor: sessionId === null, isGuest });
      const counting = general.consume(sessionId ?? address);
      if (sessionId === null) {
        if (counting === undefined && ofNetwork.length === 0) return null;
        return worstOf(await Promise.all([excessOf(counting), ...ofNetwork]));
      }
      const ofSession = [counting];
      if (route.rateLimit && route.rateLimit.by !== 'address') {
        const { limit, windowSeconds } = route.rateLimit;
        ofSession.push(leased(route.id, limit, windowSeconds).consume(sessionId));
      }
      await settle(ofSession);
      return ofNetwork.length === 0 ? null : worstOf(await Promise.all(ofNetwork));
    },
    networks,
  };
}

/** @throws DomainError with the code */
async function settle(
  counting: readonly (Promise<unknown> | undefined)[],
  code: 'RATE_LIMITED' | 'API_QUOTA_EXCEEDED' = 'RATE_LIMITED',
): Promise<void> {
  if (counting.every((count) => count === undefined)) return;
  for (const outcome of await Promise.allSettled(counting)) {
    if (outcome.status === 'fulfilled') continue;
    if (!(outcome.reason instanceof RateLimiterRes)) throw outcome.reason;
    throw new DomainError(code, { retryAfterSeconds: outcome.reason.msBeforeNext / 1000 });
  }
}
