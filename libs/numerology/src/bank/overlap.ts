import { type Passage, wordsOf } from './read-bank.ts';

/** Sequences of `size` words of a text. */
export function shingles(text: string, size: number): Set<string> {
  const list = wordsOf(text);
  return new Set(
    list.slice(0, Math.max(0, list.length - size + 1)).map((_, at) => list.slice(at, at + size).join(' ')),
  );
}

/** Which passages hold each sequence. */
function holdersOf(sets: readonly Set<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const [index, set] of sets.entries()) {
    for (const shingle of set) {
      const held = holders.get(shingle);
      if (held) held.push(index);
      else holders.set(shingle, [index]);
    }
  }
  return holders;
}

export interface Overlap {
  /** Share of five-word sequences that stand in more than one passage, 0 to 1. */
  readonly share: number;
  readonly shared: readonly { readonly words: string; readonly paths: readonly string[] }[];
}

export function overlapOf(passages: readonly Passage[]): Overlap {
  const sets = passages.map(({ text }) => shingles(text, 5));
  const total = sets.reduce((sum, set) => sum + set.size, 0);
  const shared = [...holdersOf(sets)].filter(([, held]) => held.length > 1);
  return {
    share: shared.reduce((sum, [, held]) => sum + held.length, 0) / Math.max(1, total),
    shared: shared.map(([words, held]) => ({ words, paths: held.map((index) => passages[index]?.path ?? '') })),
  };
}

/** Pairs of passages with an overlap of three-word sequences (Jaccard) of `bound` or more. */
export function nearDuplicates(passages: readonly Passage[], bound: number): string[] {
  const sets = passages.map(({ text }) => shingles(text, 3));
  const common = new Map<number, number>();
  for (const held of holdersOf(sets).values()) {
    for (const [at, one] of held.entries()) {
      for (const other of held.slice(at + 1)) {
        const pair = one * passages.length + other;
        common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...common].flatMap(([pair, count]) => {
    const [one, other] = [Math.floor(pair / passages.length), pair % passages.length];
    const union = (sets[one]?.size ?? 0) + (sets[other]?.size ?? 0) - count;
    const likeness = count / union;
    return likeness >= bound ? [`${passages[one]?.path} ~ ${passages[other]?.path}: ${likeness.toFixed(3)}`] : [];
  });
}
