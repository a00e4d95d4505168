import { expect, test } from 'vitest';
import { curveOf } from './series.ts';

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
const series = (length: number) =>
  Array.from({ length }, (_, index) => ({
    day: day(index),
    commissions: index,
    sales: 5 * index,
    salesCount: 1,
    clicks: 2,
    signUps: 0,
  }));
const sum = (points: readonly { readonly commissions: number }[]) =>
  points.reduce((total, { commissions }) => total + commissions, 0);

test('up to three months have one point a day', () => {
  expect(curveOf(series(90))).toEqual({ step: 'day', points: series(90) });
});

test('a year has weekly points that end with its last day and lose nothing', () => {
  const { step, points } = curveOf(series(365));
  expect(step).toBe('week');
  expect(points).toHaveLength(53);
  expect(points.at(-1)).toMatchObject({ day: day(364), salesCount: 7, clicks: 14 });
  expect(points[0]).toMatchObject({ day: day(0), salesCount: 1 });
  expect(sum(points)).toBe(sum(series(365)));
});
