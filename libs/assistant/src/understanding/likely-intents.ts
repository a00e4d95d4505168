import manners from './data/examples/manners.json' with { type: 'json' };
import careManners from './data/examples/manners-care.json' with { type: 'json' };
import moreManners from './data/examples/manners-more.json' with { type: 'json' };
import numbers from './data/examples/numbers.json' with { type: 'json' };
import people from './data/examples/people.json' with { type: 'json' };
import self from './data/examples/self.json' with { type: 'json' };
import spoken from './data/examples/spoken.json' with { type: 'json' };
import spokenManners from './data/examples/spoken-manners.json' with { type: 'json' };
import time from './data/examples/time.json' with { type: 'json' };
import { featuresOf } from './example-features.ts';
import { type LinearClassifier, trainClassifier } from './linear-classifier.ts';
import { type ExampleTable, indexOf, type Likeness, nearestIntents } from './nearest-examples.ts';
import { normalise } from './normalise.ts';

const ofManners: readonly ExampleTable[] = [manners, moreManners, careManners, spokenManners];
const tables: readonly ExampleTable[] = [numbers, self, people, time, spoken, ...ofManners];
const mannerIntents = new Set(ofManners.flatMap((table) => Object.keys(table)));

/** Intents with a smaller probability are not asked for. */
const leastProbability = 0.02;

interface Reader {
  readonly index: ReturnType<typeof indexOf>;
  readonly classifier: LinearClassifier;
}

let reader: Reader | undefined;

/** The intents that folded words most likely ask for, likeliest first: half likeness to examples, half probability. */
export function likelyIntents(words: string, names: ReadonlySet<string>): Likeness[] {
  if (words === '') return [];
  const { index, classifier } = trainedReader();
  const likely = new Map<string, number>();
  classifier.probabilities(featuresOf(words, names)).forEach((probability, label) => {
    const intent = classifier.labels[label];
    if (intent !== undefined && probability >= leastProbability) likely.set(intent, probability / 2);
  });
  for (const { intent, likeness } of nearestIntents(words, names, index))
    likely.set(intent, (likely.get(intent) ?? 0) + likeness / 2);
  return [...likely]
    .map(([intent, likeness]) => ({ intent, likeness }))
    .sort((one, other) => other.likeness - one.likeness);
}

/** Trains once in a process. */
function trainedReader(): Reader {
  if (reader) return reader;
  const table = merged();
  const texts = Object.entries(table).flatMap(([label, wordings]) =>
    wordings.map((text) => ({ label, features: featuresOf(normalise(text), new Set()) })),
  );
  reader = { index: indexOf(table, normalise), classifier: trainClassifier(texts) };
  return reader;
}

/** An intent of care or of manners, not of numbers. */
export function isManner(intent: string): boolean {
  return mannerIntents.has(intent);
}

/** Without examples of an intent, likeness says nothing about it. */
export function hasExamples(intent: string): boolean {
  return tables.some((table) => intent in table);
}

function merged(): ExampleTable {
  const all = new Map<string, string[]>();
  for (const table of tables)
    for (const [intent, texts] of Object.entries(table)) all.set(intent, [...(all.get(intent) ?? []), ...texts]);
  return Object.fromEntries(all);
}
