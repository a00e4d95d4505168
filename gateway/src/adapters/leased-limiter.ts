import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Of a limit, how much one gateway takes at once: small limits stay exact, large ones need a hundredth of the round trips. */
const shareOfLimit = 100;
const largestLease = 50;
const leasedKeys = 50_000;

interface Lease {
  left: number;
  readonly until: number;
}

/** Counts calls against one limit that all gateways share. */
export interface LeasedLimiter {
  /** Counts one call; nothing to wait for where the lot in hand has one. Rejects with RateLimiterRes when the limit is used up. */
  consume(key: string): Promise<unknown> | undefined;
}

/**
 * Takes calls from the shared limit in small lots and counts those here: never more than the limit in all, since a lot is taken
 * before it is used. Less than a lot at the end of a window is not given out (GOALS.md V1, S12).
 */
export function createLeasedLimiter(shared: RateLimiterAbstract): LeasedLimiter {
  const size = Math.min(largestLease, Math.floor(shared.points / shareOfLimit));
  if (size <= 1) return { consume: (key) => shared.consume(key) };
  const leases = new LRUCache<string, Lease>({ max: leasedKeys });
  const taking = new Map<string, Promise<void>>();

  function hasOne(key: string): boolean {
    const lease = leases.get(key);
    if (!lease || lease.left === 0 || lease.until <= performance.now()) return false;
    lease.left -= 1;
    return true;
  }

  async function take(key: string): Promise<void> {
    const taken = await shared.consume(key, size);
    leases.set(key, { left: size, until: performance.now() + taken.msBeforeNext });
  }

  async function waitForOne(key: string): Promise<void> {
    do {
      const running = taking.get(key) ?? take(key).finally(() => taking.delete(key));
      taking.set(key, running);
      await running;
    } while (!hasOne(key));
  }

  return { consume: (key) => (hasOne(key) ? undefined : waitForOne(key)) };
}
