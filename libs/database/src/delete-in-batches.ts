/** Rows of one statement: a table that was not cleared for long exceeds the time limit of a statement otherwise. */
const batchRows = 5000;

/**
 * Runs a deletion of at most `limit` rows again until none is left or the signal aborts. Each statement commits on its own,
 * so `remove` must not use a transaction. @returns how many rows were deleted
 */
export async function deleteInBatches(
  signal: AbortSignal,
  remove: (limit: number) => Promise<{ readonly count: number }>,
  limit: number = batchRows,
): Promise<number> {
  let removed = 0;
  for (let last = limit; last === limit && !signal.aborted; removed += last) last = (await remove(limit)).count;
  return removed;
}
