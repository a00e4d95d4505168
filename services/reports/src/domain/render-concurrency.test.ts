import { expect, test } from 'vitest';
import { renderConcurrency } from './render-concurrency.ts';

const gibibyte = 1024 ** 3;

test.each([
  [2, 16, 2],
  [64, 2, 4],
  [8, 1, 1],
  [1, 0.5, 1],
])('prints on %i processors with %d GiB %i documents at once', (processors, gibibytes, expected) => {
  expect(renderConcurrency(processors, gibibytes * gibibyte)).toBe(expected);
});
