import { expect, test } from 'vitest';
import { dailyMessage, hoursThatCame, isTimeForIt } from './daily-message.ts';

test.each([
  ['2026-11-22T09:59:59Z', false],
  ['2026-11-22T10:00:00Z', true],
  ['2026-11-22T23:59:59Z', true],
  ['2026-11-23T00:00:00Z', false],
])('messages may be sent at %s: %s', (instant, expected) => {
  expect(isTimeForIt(new Date(instant))).toBe(expected);
});

test('contains the number of the day and one line', () => {
  // 29/11 and the last birthday in 2025: 2+9+1+1+2+0+2+5 = 22 → 4; 4+11 = 15 → 6; 6+2+2 = 10 → 1
  const { title, text } = dailyMessage('1955-11-29', '2026-11-22');
  expect(title).toMatch(/^Seu dia 1: \S/);
  expect(text.length).toBeGreaterThan(10);
});

test('a chosen hour has come until the end of the day', () => {
  expect(hoursThatCame(new Date('2026-11-22T09:59:59Z'))).toEqual([]);
  expect(hoursThatCame(new Date('2026-11-22T12:30:00Z'))).toEqual([7, 8, 9]);
});
