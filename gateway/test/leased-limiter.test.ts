import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { createLeasedLimiter, type LeasedLimiter } from '../src/adapters/leased-limiter.ts';

const shared = () => new RateLimiterMemory({ points: 600, duration: 60 });

/** Calls one after the other. @returns how many were admitted and how many of those waited */
async function callInTurn(limiter: LeasedLimiter, calls: number) {
  const seen = { passed: 0, waited: 0 };
  for (let call = 0; call < calls; call += 1) {
    const counting = limiter.consume('a');
    try {
      await counting;
    } catch {
      continue;
    }
    seen.passed += 1;
    if (counting !== undefined) seen.waited += 1;
  }
  return seen;
}

test('waits for the first lease alone and admits as many calls as the limit', async () => {
  expect(await callInTurn(createLeasedLimiter(shared()), 700)).toEqual({ passed: 600, waited: 1 });
});

test('admits no more than the limit at two gateways together', async () => {
  const limit = shared();
  const limiters = [createLeasedLimiter(limit), createLeasedLimiter(limit)];
  const batches = await Promise.all(
    limiters.flatMap((limiter) => Array.from({ length: 10 }, () => callInTurn(limiter, 60))),
  );
  const passed = batches.reduce((sum, batch) => sum + batch.passed, 0);
  expect(passed).toBeLessThanOrEqual(600);
  expect(passed).toBeGreaterThan(600 - 4 * 6);
});
