function greatestDivisor(first: number, second: number): number {
  let [larger, smaller] = [first, second];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** A step through `size` positions that meets each once, near the golden section so that adjacent candidates differ much. */
function stepThrough(size: number): number {
  let step = Math.max(1, Math.round(size * 0.618));
  while (greatestDivisor(step, size) > 1) step += 1;
  return step;
}

/** Visits 0 to `size` - 1, each once, in a fixed order that looks mixed. */
export function mixedOrder(size: number): () => number | null {
  const step = stepThrough(size);
  let position = 0;
  let left = size;
  return () => {
    if (left === 0) return null;
    left -= 1;
    position = (position + step) % size;
    return position;
  };
}

/** Takes from several sources in turn until all are empty. */
export function* inTurns<Item>(
  sources: readonly { take: () => number | null; item: Item }[],
): Generator<[Item, number]> {
  let open = [...sources];
  while (open.length > 0) {
    const still: typeof open = [];
    for (const source of open) {
      const position = source.take();
      if (position === null) continue;
      still.push(source);
      yield [source.item, position];
    }
    open = still;
  }
}
