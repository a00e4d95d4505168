import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { createLeasedLimiter, type LeasedLimiter } from '../src/adapters/leased-limiter.ts';

const shared = () => new RateLimiterMemory({ points: 600, duration: 60 });

/** How many of so many calls, one after the other, were let through and how many of those had to wait for it. */
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

test('who calls in turn waits for the first lot alone, and passes as often as the limit says', async () => {
  expect(await callInTurn(createLeasedLimiter(shared()), 700)).toEqual({ passed: 600, waited: 1 });
});

test('two doors together never let more through than the limit', async () => {
  const limit = shared();
  const doors = [createLeasedLimiter(limit), createLeasedLimiter(limit)];
  const crowds = await Promise.all(doors.flatMap((door) => Array.from({ length: 10 }, () => callInTurn(door, 60))));
  const passed = crowds.reduce((sum, crowd) => sum + crowd.passed, 0);
  expect(passed).toBeLessThanOrEqual(600);
  expect(passed).toBeGreaterThan(600 - 4 * 6);
});
