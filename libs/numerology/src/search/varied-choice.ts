interface Choice {
  score: number;
  words: readonly string[];
  /** What the choice says: of each saying a part of the choices is taken first. */
  saying: string;
}

/** Choices of one saying before all others are looked at: one of five. */
const shareOfSaying = 0.2;

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

/** The `count` best by score with few of the same saying, then the others. */
export function pickVaried<Item extends Choice>(items: readonly Item[], count: number): Item[] {
  const most = Math.ceil(count * shareOfSaying);
  const sayings = new Map<string, number>();
  const first = pickBest(items, count, ({ saying }) => {
    const times = (sayings.get(saying) ?? 0) + 1;
    if (times <= most) sayings.set(saying, times);
    return times <= most;
  });
  const rest = items.filter((item) => !first.includes(item));
  return [...first, ...pickBest(rest, count - first.length, () => true)];
}

/** The best by score that are accepted; among equals those that repeat the fewest words of the ones before them. */
function pickBest<Item extends Choice>(
  items: readonly Item[],
  count: number,
  accepts: (item: Item) => boolean,
): Item[] {
  const scores = [...new Set(items.map(({ score }) => score))].sort((first, second) => second - first);
  const used = new Map<string, number>();
  const chosen: Item[] = [];
  for (const score of scores) {
    const left = new Set(items.filter((item) => item.score === score));
    while (chosen.length < count) {
      const best = leastRepeated(left, used);
      if (!best) break;
      left.delete(best);
      if (!accepts(best)) continue;
      chosen.push(best);
      for (const word of best.words) used.set(word, (used.get(word) ?? 0) + 1);
    }
  }
  return chosen;
}
