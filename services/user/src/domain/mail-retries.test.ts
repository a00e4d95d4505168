import { hourMilliseconds } from '@sefira/platform/time/durations';
import { expect, test } from 'vitest';
import { waitForAttempt } from './mail-retries.ts';

const createdAt = new Date('2026-11-23T12:00:00Z');
const quarter = 900_000;

/** Waits of a mail that is never accepted. */
function waitsOf(template: string): readonly number[] {
  const waits: number[] = [];
  for (let now = createdAt.getTime(); ; ) {
    const wait = waitForAttempt({ template, attempts: waits.length + 1, createdAt }, new Date(now));
    if (wait === null) return waits;
    waits.push(wait);
    now += wait;
  }
}

const lastsFor = (template: string) => waitsOf(template).reduce((sum, wait) => sum + wait, 0);

test('attempts a mail soon at first, then each quarter of an hour, for 48 hours', () => {
  expect(waitsOf('welcome').slice(0, 6)).toEqual([5000, 20_000, 60_000, 300_000, quarter, quarter]);
  expect(lastsFor('welcome')).toBeGreaterThan(48 * hourMilliseconds - quarter);
  expect(lastsFor('welcome')).toBeLessThanOrEqual(48 * hourMilliseconds);
});

test('sends no link that has ended', () => {
  expect(lastsFor('passwordReset')).toBeLessThanOrEqual(hourMilliseconds / 2);
  expect(lastsFor('emailChange')).toBeLessThanOrEqual(24 * hourMilliseconds);
  expect(waitsOf('passwordReset').length).toBeGreaterThan(3);
});
