import type { Logger } from '@sefira/platform/telemetry/logger';

/** The run of a schedule, as its use cases see it. */
export interface BatchRun {
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

interface DueWork<Item> {
  /** A batch of due items with keys after `after`, in the order of their keys. */
  readonly find: (after: string | null) => Promise<readonly Item[]>;
  readonly keyOf: (item: Item) => string;
  readonly size: number;
  readonly work: (item: Item) => Promise<unknown>;
}

/** Processes due items in batches until none is left; a failed item is logged and skipped until the next run. */
export async function forEachDue<Item>(
  { logger, signal }: BatchRun,
  step: string,
  { find, keyOf, size, work }: DueWork<Item>,
): Promise<void> {
  let after: string | null = null;
  for (let isMore = true; isMore && !signal.aborted; ) {
    const items: readonly Item[] = await find(after);
    for (const item of items) {
      if (signal.aborted) return;
      await work(item).catch((error: unknown) => logger.warn({ reason: String(error), step }, 'due work failed'));
      after = keyOf(item);
    }
    isMore = items.length === size;
  }
}
