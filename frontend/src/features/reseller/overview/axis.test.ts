import { expect, test } from 'vitest';
import { ticksUpTo } from './axis.ts';

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [42, [0, 20, 40, 60]],
  [59_990, [0, 20_000, 40_000, 60_000]],
  [100_000, [0, 50_000, 100_000]],
])('the ticks of values up to %i are round and whole', (highest, ticks) => {
  expect(ticksUpTo(highest)).toEqual(ticks);
});
