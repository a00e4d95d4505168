/** Patterns of an intent on folded words, each with its weight. */
export type Cue = readonly [weight: number, pattern: string];
export type CueTable = Readonly<Record<string, readonly Cue[]>>;

export interface ScoredIntent {
  readonly intent: string;
  readonly score: number;
}

interface Compiled {
  readonly intent: string;
  readonly weight: number;
  readonly pattern: RegExp;
}

export function compileCues(table: CueTable): readonly Compiled[] {
  return Object.entries(table).flatMap(([intent, cues]) =>
    cues.map(([weight, pattern]) => ({ intent, weight, pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})`, 'u') })),
  );
}

/** The intents of folded words, best first: the weight of the best cue, and a little for each further one. */
export function scoreIntents(words: string, cues: readonly Compiled[]): ScoredIntent[] {
  const scores = new Map<string, number>();
  for (const { intent, weight, pattern } of cues) {
    if (!pattern.test(words)) continue;
    const before = scores.get(intent) ?? 0;
    scores.set(intent, Math.max(before, weight) + (before > 0 ? 0.2 : 0));
  }
  return [...scores].map(([intent, score]) => ({ intent, score })).sort((one, other) => other.score - one.score);
}
