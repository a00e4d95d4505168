import { featuresOf } from './example-features.ts';
import type { LikelyIntent } from './likely-intents.ts';
import { trainedClassifiers } from './trained-models.ts';
import { another, type Before, canFollow, mostWords, withBefore } from './training/follow-up-examples.ts';

/** The likeliest reading of a short message as a follow-up. */
export interface FollowUp extends LikelyIntent {
  /** Its part among the readings as a follow-up, whether or not the message is one. */
  readonly share: number;
}

/** What a short message asks after what came before it; null for a message of many words. */
export function followUpIntent(words: string, isAsked: boolean, before: Before): FollowUp | null {
  if (words === '' || words.split(' ').length > mostWords) return null;
  const { intents, followUps } = trainedClassifiers();
  const all = followUps.probabilities(withBefore(featuresOf(words, new Set(), isAsked), before, intents));
  const of = followUps.labels.map((intent, at) => ({ intent, probability: all[at] ?? 0 }));
  const possible = of.filter(({ intent }) => intent !== another && canFollow(intent, before));
  const alone = of.find(({ intent }) => intent === another)?.probability ?? 0;
  const following = possible.reduce((total, { probability }) => total + probability, 0);
  const [best] = possible.sort((one, other) => other.probability - one.probability);
  if (best === undefined || following === 0) return null;
  const { intent, probability } = best;
  return { intent, probability: probability / (following + alone), share: probability / following };
}
