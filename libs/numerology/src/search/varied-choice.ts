interface Choice {
  score: number;
  words: readonly string[];
}

/** How often the words of a choice were chosen before. */
function repetition(words: readonly string[], used: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const word of words) total += used.get(word) ?? 0;
  return total;
}

function leastRepeated<Item extends Choice>(left: ReadonlySet<Item>, used: ReadonlyMap<string, number>): Item | null {
  let best: Item | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const item of left) {
    const repeated = repetition(item.words, used);
    if (repeated >= fewest) continue;
    best = item;
    fewest = repeated;
    if (repeated === 0) break;
  }
  return best;
}

/** The `count` best by score; among equals those that repeat the fewest words of the ones before them. */
export function pickVaried<Item extends Choice>(items: readonly Item[], count: number): Item[] {
  const scores = [...new Set(items.map(({ score }) => score))].sort((first, second) => second - first);
  const used = new Map<string, number>();
  const chosen: Item[] = [];
  for (const score of scores) {
    const left = new Set(items.filter((item) => item.score === score));
    while (chosen.length < count) {
      const best = leastRepeated(left, used);
      if (!best) break;
      left.delete(best);
      chosen.push(best);
      for (const word of best.words) used.set(word, (used.get(word) ?? 0) + 1);
    }
  }
  return chosen;
}
