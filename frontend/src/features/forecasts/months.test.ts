import { expect, test } from 'vitest';
import { daysOf, monthOf, movedBy, yearSpan } from './months.ts';

test('the personal year runs from birthday to birthday', () => {
  expect(yearSpan('1990-07-14', '2026-11-21')).toEqual({ number: 4, from: '2026-07-14', to: '2027-07-13' });
  expect(yearSpan('1990-07-14', '2026-07-13')).toEqual({ number: 3, from: '2025-07-14', to: '2026-07-13' });
  expect(yearSpan('1990-07-14', '2026-07-14').number).toBe(4);
});

test('months advance over the turn of the year and end with the engine', () => {
  expect(movedBy({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(movedBy({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(movedBy({ year: 2100, month: 12 }, 1)).toBeNull();
  expect(monthOf('2026-11-21')).toEqual({ year: 2026, month: 11 });
});

test('a month has all its days with their numbers', () => {
  const days = daysOf('1990-07-14', { year: 2026, month: 11 });
  expect(days).toHaveLength(30);
  expect(days[20]).toMatchObject({ date: '2026-11-21', diaPessoal: 9, favoravel: false });
  expect(days.filter(({ favoravel }) => favoravel).map(({ date }) => Number(date.slice(8)))).toEqual([
    5, 7, 14, 19, 26,
  ]);
});
