import { guestQuestions, guestUnitsOf, guestWorkUnits } from '@sefira/contracts/billing/plans';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { daySeconds } from '@sefira/platform/time/durations';
import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedLimiters } from './shared-limiters.ts';

/** How far a network is above the limits of a call. */
export interface NetworkExcess {
  /** Until the network is below its limits again. */
  readonly retryAfterSeconds: number;
  /** 0 just above the limit, one more for each doubling of the calls, at most `highestLevel`. */
  readonly level: number;
}

/** A phone solves the hardest challenge in seconds: customers of a mobile carrier share one network. */
const highestLevel = 3;

/** Units of work of the guests of one network in a day before each further call requires a proof. */
const networkGuestUnits = guestWorkUnits * 1.5;

/** The network that is counted. */
export interface CountedNetwork {
  readonly address: string;
  /** True without a session: limits that count sessions otherwise count the network. */
  readonly isVisitor: boolean;
  /** True with a guest's session: its work counts with that of the other guests of the network. */
  readonly isGuest?: boolean;
}

export interface NetworkLimits {
  /** Counts one call and, in advance, one failure. */
  consume(route: RouteShape, network: CountedNetwork): Promise<NetworkExcess | null>[];
  /** Reverts what `consume` counted. */
  returnCall(route: RouteShape, network: CountedNetwork): Promise<void>;
  /** Reverts the failure that `consume` counted in advance. */
  returnFailure(route: RouteShape, address: string): Promise<void>;
}

/**
 * Limits of calls by network address. They count exactly, also above the limit: the rate there decides how hard a
 * challenge is.
 */
export function createNetworkLimits(limiter: SharedLimiters): NetworkLimits {
  function failuresOf({ id, failureLimit }: RouteShape): RateLimiterRedis | null {
    return failureLimit ? limiter(`${id}:failed`, failureLimit.limit, failureLimit.windowSeconds) : null;
  }

  function callsOf({ id, rateLimit }: RouteShape, isVisitor: boolean): RateLimiterRedis | null {
    if (!rateLimit || (rateLimit.by !== 'address' && !isVisitor)) return null;
    return limiter(`${id}:network`, rateLimit.limit, rateLimit.windowSeconds);
  }

  function countsOf(route: RouteShape, { isVisitor, isGuest = false }: CountedNetwork): readonly Count[] {
    const byOne = [callsOf(route, isVisitor), failuresOf(route)].filter((one) => one !== null);
    const counts = byOne.map((one) => ({ limiter: one, units: 1 }));
    const units = isGuest ? guestUnitsOfCall(route) : 0;
    if (units === 0) return counts;
    return [...counts, { limiter: limiter('guest-work:network', networkGuestUnits, daySeconds), units }];
  }

  /** Whether the guests of a network have used their questions of the day, which the chat counts. */
  async function excessOfQuestions(address: string): Promise<NetworkExcess | null> {
    const { limit, windowSeconds, limiter: name } = guestQuestions;
    const used = await limiter(name, limit, windowSeconds).get(address);
    if (used === null || used.consumedPoints < limit) return null;
    return { retryAfterSeconds: used.msBeforeNext / 1000, level: levelOf(used.consumedPoints, limit) };
  }

  return {
    consume(route, network) {
      const excesses = countsOf(route, network).map((one) =>
        excessOf(one.limiter.consume(network.address, one.units), one.limiter.points),
      );
      return route.opensGuest ? [...excesses, excessOfQuestions(network.address)] : excesses;
    },
    async returnCall(route, network) {
      await Promise.all(countsOf(route, network).map((one) => one.limiter.reward(network.address, one.units)));
    },
    async returnFailure(route, address) {
      await failuresOf(route)?.reward(address);
    },
  };
}

/** What a call adds to one of its counts. */
interface Count {
  readonly limiter: RateLimiterRedis;
  readonly units: number;
}

/** Units of a guest's work that a call may take, by what its contract says it gives. */
function guestUnitsOfCall({ charges }: RouteShape): number {
  if (charges === undefined || charges === 'stored' || charges === 'unpaid') return 0;
  const services = typeof charges === 'string' ? [charges] : charges;
  return Math.max(...services.map(guestUnitsOf));
}

/** What a count of one network says against its limit of so many points; level 0 where these are not given. */
export async function excessOf(counting: Promise<unknown> | undefined, points?: number): Promise<NetworkExcess | null> {
  try {
    await counting;
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const level = points === undefined ? 0 : levelOf(refusal.consumedPoints, points);
    return { retryAfterSeconds: refusal.msBeforeNext / 1000, level };
  }
}

function levelOf(consumed: number, limit: number): number {
  return Math.min(highestLevel, Math.floor(Math.log2(Math.max(1, consumed / limit))));
}

/** The worst of several; null where none is above its limit. */
export function worstOf(excesses: readonly (NetworkExcess | null)[]): NetworkExcess | null {
  const above = excesses.filter((excess) => excess !== null);
  if (above.length === 0) return null;
  return {
    retryAfterSeconds: Math.max(...above.map(({ retryAfterSeconds }) => retryAfterSeconds)),
    level: Math.max(...above.map(({ level }) => level)),
  };
}
