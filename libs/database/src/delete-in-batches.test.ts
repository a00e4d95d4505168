import { expect, test } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

test('deletes until a statement finds less than its limit', async () => {
  let left = 23;
  const limits: number[] = [];
  const removed = await deleteInBatches(async (limit) => {
    limits.push(limit);
    const count = Math.min(limit, left);
    left -= count;
    return { count };
  }, 10);
  expect(removed).toBe(23);
  expect(limits).toEqual([10, 10, 10]);
});
