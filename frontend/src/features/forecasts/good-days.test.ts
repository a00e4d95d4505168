import { expect, test } from 'vitest';
import { goodDays } from './good-days.ts';

test('days for a trip have its number, in order, over the turn of the year', () => {
  const days = goodDays('1990-07-14', '2026-11-21', 'viagem');
  expect(days).toHaveLength(6);
  expect(new Set(days.map(({ diaPessoal }) => diaPessoal))).toEqual(new Set([5]));
  const dates = days.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(dates[0] && dates[0] >= '2026-11-21' && dates.at(-1)).toMatch(/^202[67]-/);
});

test('less favourable days are still included', () => {
  const all = goodDays('1990-07-14', '2026-11-21', 'encerrar', 90, 90);
  const few = goodDays('1990-07-14', '2026-11-21', 'encerrar', 90, 6);
  const favourable = all.filter(({ favoravel }) => favoravel).length;
  expect(few.filter(({ favoravel }) => favoravel)).toHaveLength(Math.min(6, favourable));
});

test('ends at the last date of the engine', () => {
  for (const { date } of goodDays('1990-07-14', '2100-12-01', 'comecar')) expect(date).toMatch(/^2100-12/);
});
