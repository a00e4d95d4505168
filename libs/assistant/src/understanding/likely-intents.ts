import care from './data/examples/care.json' with { type: 'json' };
import limits from './data/examples/limits.json' with { type: 'json' };
import manners from './data/examples/manners.json' with { type: 'json' };
import names from './data/examples/names.json' with { type: 'json' };
import numbers from './data/examples/numbers.json' with { type: 'json' };
import people from './data/examples/people.json' with { type: 'json' };
import product from './data/examples/product.json' with { type: 'json' };
import replies from './data/examples/replies.json' with { type: 'json' };
import self from './data/examples/self.json' with { type: 'json' };
import time from './data/examples/time.json' with { type: 'json' };
import { featuresOf } from './example-features.ts';
import { type LabelledFeatures, type LinearClassifier, trainClassifier } from './linear-classifier.ts';
import { foldQuestion, normalise } from './normalise.ts';
import { findNames } from './read-names.ts';

type Examples = Readonly<Record<string, readonly string[]>>;

/** An intent with its probability. */
export interface LikelyIntent {
  readonly intent: string;
  readonly probability: number;
}

const ofManners: readonly Examples[] = [care, limits, manners, product];
const tables: readonly Examples[] = [numbers, self, replies, people, time, names, ...ofManners];
const mannerIntents = new Set(ofManners.flatMap((table) => Object.keys(table)));
const known = new Set(tables.flatMap((table) => Object.keys(table)));

/** Intents with a smaller probability are not asked for. */
export const leastProbability = 0.02;

let classifier: LinearClassifier | undefined;

/** Every labelled example with its features. */
export function labelledExamples(): (LabelledFeatures & { readonly text: string })[] {
  return tables.flatMap((table) =>
    Object.entries(table).flatMap(([label, texts]) =>
      texts.map((text) => ({ label, text, features: featuresOf(normalise(text), namesOf(text), text.includes('?')) })),
    ),
  );
}

function namesOf(text: string): ReadonlySet<string> {
  return new Set(findNames(text).flatMap(({ name }) => foldQuestion(name).split(' ')));
}

/** The intents that folded words most likely ask for, likeliest first. */
export function likelyIntents(words: string, people: ReadonlySet<string>, isAsked: boolean): LikelyIntent[] {
  if (words === '') return [];
  const { labels, probabilities } = trainedClassifier();
  const all = probabilities(featuresOf(words, people, isAsked));
  return labels
    .map((intent, at) => ({ intent, probability: all[at] ?? 0 }))
    .filter(({ probability }) => probability >= leastProbability)
    .sort((one, other) => other.probability - one.probability);
}

/** Trained once in a process; a service calls it when it starts, so that no message waits for it. */
export function trainedClassifier(): LinearClassifier {
  classifier ??= trainClassifier(labelledExamples());
  return classifier;
}

/** An intent of care or of manners, not of numbers. */
export function isManner(intent: string): boolean {
  return mannerIntents.has(intent);
}

/** Without examples of an intent, its probability says nothing about it. */
export function hasExamples(intent: string): boolean {
  return known.has(intent);
}
