import { expect, test } from 'vitest';
import { wallOf } from './renderer.ts';

test('a document has its time for each 100,000 characters, at least once and at most four times', () => {
  const wall = (length: number) => wallOf({ content: 'x'.repeat(length) }, 20_000);
  expect([0, 60_000, 100_000, 100_001, 350_000, 2_000_000].map(wall)).toEqual([
    20_000, 20_000, 20_000, 40_000, 80_000, 80_000,
  ]);
});
