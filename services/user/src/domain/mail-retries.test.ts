import { hourMilliseconds } from '@sefira/platform/time/durations';
import { expect, test } from 'vitest';
import { waitForAttempt } from './mail-retries.ts';

const requestedAt = new Date('2026-11-23T12:00:00Z');

test('attempts a mail soon at first, then each quarter of an hour, for 48 hours', () => {
  let now = requestedAt.getTime();
  let attempts = 0;
  const waits: number[] = [];
  for (;;) {
    attempts += 1;
    const wait = waitForAttempt(attempts, requestedAt, new Date(now));
    if (wait === null) break;
    waits.push(wait);
    now += wait;
  }
  expect(waits.slice(0, 6).map((wait) => wait / 1000)).toEqual([5, 20, 60, 300, 900, 900]);
  expect(now - requestedAt.getTime()).toBeGreaterThan(48 * hourMilliseconds - 900_000);
  expect(now - requestedAt.getTime()).toBeLessThanOrEqual(48 * hourMilliseconds);
});
