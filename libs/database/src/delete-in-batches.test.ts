import { expect, test } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

test('deletes until a statement finds less than its limit', async () => {
  let left = 23;
  const limits: number[] = [];
  const removed = await deleteInBatches(
    AbortSignal.any([]),
    async (limit) => {
      limits.push(limit);
      const count = Math.min(limit, left);
      left -= count;
      return { count };
    },
    10,
  );
  expect(removed).toBe(23);
  expect(limits).toEqual([10, 10, 10]);
});

test('ends after the running statement when its signal aborts', async () => {
  const shutdown = new AbortController();
  let statements = 0;
  const remove = async (limit: number) => {
    statements += 1;
    if (statements === 2) shutdown.abort();
    return { count: limit };
  };
  expect(await deleteInBatches(shutdown.signal, remove, 10)).toBe(20);
  expect(await deleteInBatches(shutdown.signal, remove, 10)).toBe(0);
});
