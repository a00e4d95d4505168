export interface BatcherOptions<Item, Result> {
  /** Processes a batch and returns one result per item, in their order. It must have no effect when it fails. */
  readonly processBatch: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly maxBatchSize: number;
  /** Batches in progress at the same time. */
  readonly concurrency: number;
  /** While a batch runs, another starts only when this many items are queued; default 1. */
  readonly minQueuedToOverlap?: number;
  /** True for an error that every item would get alone too, such as an unavailable database. */
  readonly isSharedFailure?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches the items that arrive while a batch runs; a single item is processed at once. After a failed batch each item is
 * processed alone, so that an invalid item fails alone.
 */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): (item: Item) => Promise<Result> {
  const { processBatch, maxBatchSize, concurrency, minQueuedToOverlap = 1, isSharedFailure = () => false } = options;
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await processBatch(batch.map(({ item }) => item));
      if (results.length !== batch.length)
        throw new Error('a batch returned another number of results than it has items');
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || isSharedFailure(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await run([one]);
    }
  }

  function finish(): void {
    running -= 1;
    start();
  }

  function start(): void {
    while (waiting.length >= (running === 0 ? 1 : minQueuedToOverlap) && running < concurrency) {
      running += 1;
      run(waiting.splice(0, maxBatchSize)).then(finish, finish);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Items of the same turn of the event loop join the batch.
      setImmediate(start);
    });
}
