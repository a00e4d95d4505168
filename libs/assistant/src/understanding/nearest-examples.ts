import { featuresOf, rarityOf, weighted } from './example-features.ts';

/** An intent with the likeness of its nearest examples, 0 to 1. */
export interface Likeness {
  readonly intent: string;
  readonly likeness: number;
}

export type ExampleTable = Readonly<Record<string, readonly string[]>>;

interface Example {
  readonly intent: string;
  readonly text: string;
}

interface Posting {
  readonly example: number;
  readonly weight: number;
}

interface Index {
  readonly examples: readonly Example[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly rarity: ReadonlyMap<string, number>;
}

const none: ReadonlySet<string> = new Set();

/** An index of labelled examples; `fold` must be the one of the messages. */
export function indexOf(table: ExampleTable, fold: (text: string) => string): Index {
  const examples = Object.entries(table).flatMap(([intent, texts]) => texts.map((text) => ({ intent, text })));
  const features = examples.map(({ text }) => featuresOf(fold(text), none));
  const rarity = rarityOf(features);
  const postings = new Map<string, Posting[]>();
  features.forEach((one, example) => {
    for (const [key, weight] of weighted(one, rarity)) {
      const list = postings.get(key) ?? [];
      list.push({ example, weight });
      postings.set(key, list);
    }
  });
  return { examples, postings, rarity };
}

/** The intents of the nearest examples, most alike first; the second and third example of an intent support it. */
export function nearestIntents(
  words: string,
  names: ReadonlySet<string>,
  { examples, postings, rarity }: Index,
): Likeness[] {
  const likeness = new Map<number, number>();
  for (const [key, weight] of weighted(featuresOf(words, names), rarity)) {
    for (const { example, weight: other } of postings.get(key) ?? [])
      likeness.set(example, (likeness.get(example) ?? 0) + weight * other);
  }
  const byIntent = new Map<string, number[]>();
  const best = [...likeness].sort((one, other) => other[1] - one[1]).slice(0, 14);
  for (const [example, value] of best) {
    const intent = examples[example]?.intent;
    if (intent === undefined) continue;
    byIntent.set(intent, [...(byIntent.get(intent) ?? []), value]);
  }
  return [...byIntent]
    .map(([intent, [first = 0, second = 0, third = 0]]) => ({
      intent,
      likeness: first * 0.8 + second * 0.12 + third * 0.08,
    }))
    .sort((one, other) => other.likeness - one.likeness);
}
