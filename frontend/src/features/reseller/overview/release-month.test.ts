import { expect, test } from 'vitest';
import { daysOfMonth, monthAfter, monthInWords } from './release-month.ts';

test('a month has its days, its first weekday, its adjacent months and its name', () => {
  const december = daysOfMonth('2026-12');
  expect(december.before).toBe(2);
  expect(december.days).toHaveLength(31);
  expect(december.days[0]).toBe('2026-12-01');
  expect(daysOfMonth('2028-02').days.at(-1)).toBe('2028-02-29');
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthInWords('2026-12')).toBe('dezembro de 2026');
});
