import { createLruCache } from '@sefira/platform/lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Of a limit, how much one gateway takes at once: small limits stay exact, large ones need a hundredth of the round trips. */
const shareOfLimit = 100;
const largestLease = 50;
const leasedKeys = 50_000;

interface Lease {
  remaining: number;
  readonly until: number;
}

/** Counts calls against one limit that all gateways share. */
export interface LeasedLimiter {
  /** Counts one call; nothing to wait for where the lot in hand has one. Rejects with RateLimiterRes when the limit is used up. */
  consume(key: string): Promise<unknown> | undefined;
}

/** Lots that end within this time of each other are of the same window: the clocks of both sides are read apart. */
const sameWindowMilliseconds = 500;

/**
 * Takes calls from the shared limit in small lots and counts those here: never more than the limit in all, since a lot is taken
 * before it is used. The next is asked for while a third of the last is left, so that who calls often waits for none. Less
 * than two lots at the end of a window are not given out (docs/goals.md V1, S12).
 */
export function createLeasedLimiter(shared: RateLimiterAbstract): LeasedLimiter {
  const size = Math.min(largestLease, Math.floor(shared.points / shareOfLimit));
  if (size <= 1) return { consume: (key) => shared.consume(key) };
  const nextAt = Math.floor(size / 3);
  const leases = createLruCache<Lease>(leasedKeys);
  const taking = new Map<string, Promise<void>>();

  function leaseOf(key: string): Lease | undefined {
    const lease = leases.get(key);
    return lease && lease.remaining > 0 && lease.until > performance.now() ? lease : undefined;
  }

  async function acquireLease(key: string): Promise<void> {
    const taken = await shared.consume(key, size);
    const until = performance.now() + taken.msBeforeNext;
    const last = leaseOf(key);
    const isSameWindow = last !== undefined && until - last.until < sameWindowMilliseconds;
    leases.set(key, { remaining: size + (isSameWindow ? last.remaining : 0), until });
  }

  function renewLease(key: string): Promise<void> {
    const running = taking.get(key) ?? acquireLease(key).finally(() => taking.delete(key));
    taking.set(key, running);
    return running;
  }

  async function waitForLease(key: string): Promise<void> {
    let lease: Lease | undefined;
    do {
      await renewLease(key);
      lease = leaseOf(key);
    } while (lease === undefined);
    lease.remaining -= 1;
  }

  return {
    consume(key) {
      const lease = leaseOf(key);
      if (lease === undefined) return waitForLease(key);
      lease.remaining -= 1;
      // A failed renewal shows at the next call, which then waits for a lease.
      if (lease.remaining === nextAt) renewLease(key).catch(() => undefined);
      return undefined;
    },
  };
}
