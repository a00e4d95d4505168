import { expect, test } from 'vitest';
import { startOfDay, startOfWindow } from './calendar-window.ts';

const now = new Date('2026-03-10T02:30:00Z');
const today = '2026-03-09';

test.each([
  ['all', null],
  ['today', '2026-03-09T03:00:00.000Z'],
  ['week', '2026-03-03T02:30:00.000Z'],
  ['month', '2026-03-01T03:00:00.000Z'],
  ['year', '2026-01-01T03:00:00.000Z'],
] as const)('%s begins in the time zone of São Paulo', (filter, expected) => {
  expect(startOfWindow(filter, now, today)?.toISOString() ?? null).toBe(expected);
});

test.each([
  ['2018-01-15', '2018-01-15T02:00:00.000Z'],
  ['2018-07-15', '2018-07-15T03:00:00.000Z'],
  ['2018-02-18', '2018-02-18T03:00:00.000Z'],
])('%s begins by the summer time of then', (date, expected) => {
  expect(startOfDay(date).toISOString()).toBe(expected);
});
