import { isDependencyFailure } from '@sefira/platform/answer-error';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** One statement at a time; only a crowd opens a second one beside it. */
const parallelStatements = 2;
const crowd = 48;
const largestBatch = 128;

/**
 * Lets calls that come while a statement runs share the next one, and so its commit: each is answered only when it is on
 * disk, but many share that wait. `run` answers in the order of its items.
 */
export function gather<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function flush(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('a statement gave no row for one of its items'));
        else resolve(result);
      }
    } catch (error) {
      // One item may have spoilt the statement of all: each gets a chance of its own, unless nobody has one.
      if (batch.length === 1 || isDependencyFailure(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await flush([one]);
    }
  }

  function next(): void {
    running -= 1;
    work();
  }

  function work(): void {
    while (waiting.length >= (running === 0 ? 1 : crowd) && running < parallelStatements) {
      running += 1;
      flush(waiting.splice(0, largestBatch)).then(next, next);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Whatever else this turn of the event loop brings joins the same statement.
      setImmediate(work);
    });
}
