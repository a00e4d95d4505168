import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('gives every item its own result and keeps batch size and concurrency within their limits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 12 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 3 }),
      async (turns, maxBatchSize, concurrency) => {
        let running = 0;
        const done: number[] = [];
        const work = createBatcher<number, string>({
          async processBatch(items) {
            running += 1;
            expect(running).toBeLessThanOrEqual(concurrency);
            expect(items.length).toBeLessThanOrEqual(maxBatchSize);
            await turn();
            running -= 1;
            if (items.includes(0)) throw new Error('spoilt');
            done.push(...items);
            return items.map((item) => `did ${item}`);
          },
          maxBatchSize,
          concurrency,
        });
        const asked: Promise<PromiseSettledResult<string>[]>[] = [];
        for (const items of turns) {
          asked.push(Promise.allSettled(items.map(work)));
          await turn();
        }
        const items = turns.flat();
        const results = (await Promise.all(asked)).flat();
        expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message))).toEqual(
          items.map((item) => (item === 0 ? 'spoilt' : `did ${item}`)),
        );
        expect(done.sort()).toEqual(items.filter((item) => item !== 0).sort());
      },
    ),
  );
});

test('starts a single item at once, and a second batch beside a running one from minQueuedToOverlap items', async () => {
  const groups: number[][] = [];
  const ends: (() => void)[] = [];
  const work = createBatcher<number, number>({
    async processBatch(items) {
      groups.push([...items]);
      await new Promise<void>((resolve) => ends.push(resolve));
      return items;
    },
    maxBatchSize: 4,
    concurrency: 2,
    minQueuedToOverlap: 3,
  });
  const asked = [work(1)];
  await turn();
  asked.push(work(2), work(3));
  await turn();
  expect(groups).toEqual([[1]]);
  asked.push(work(4));
  await turn();
  expect(groups).toEqual([[1], [2, 3, 4]]);
  asked.push(work(5));
  await turn();
  ends[0]?.();
  ends[1]?.();
  await turn();
  await turn();
  expect(groups).toEqual([[1], [2, 3, 4], [5]]);
  ends[2]?.();
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4, 5]);
});

test('does not retry a shared failure with each item', async () => {
  let attempts = 0;
  const work = createBatcher<number, number>({
    async processBatch() {
      attempts += 1;
      throw new Error('unavailable');
    },
    maxBatchSize: 9,
    concurrency: 1,
    isSharedFailure: () => true,
  });
  const results = await Promise.allSettled([1, 2, 3].map(work));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(attempts).toBe(1);
});
