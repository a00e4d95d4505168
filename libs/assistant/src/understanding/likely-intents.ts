import { featuresOf } from './example-features.ts';
import { trainedClassifiers } from './trained-models.ts';

/** An intent with its probability. */
export interface LikelyIntent {
  readonly intent: string;
  readonly probability: number;
}

/** Intents with a smaller probability are not asked for. */
export const leastProbability = 0.02;

/** The intents that folded words most likely ask for, likeliest first. */
export function likelyIntents(words: string, people: ReadonlySet<string>, isAsked: boolean): LikelyIntent[] {
  if (words === '') return [];
  const { labels, probabilities } = trainedClassifiers().intents;
  const all = probabilities(featuresOf(words, people, isAsked));
  return labels
    .map((intent, at) => ({ intent, probability: all[at] ?? 0 }))
    .filter(({ probability }) => probability >= leastProbability)
    .sort((one, other) => other.probability - one.probability);
}

/** An intent of care or of manners, not of numbers. */
export function isManner(intent: string): boolean {
  return trainedClassifiers().manners.has(intent);
}

/** Without examples of an intent, its probability says nothing about it. */
export function hasExamples(intent: string): boolean {
  return trainedClassifiers().intents.labels.includes(intent);
}
