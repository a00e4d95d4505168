import { type LikelyIntent, leastProbability } from './likely-intents.ts';
import type { Features } from './linear-classifier.ts';
import { trainedClassifiers } from './trained-models.ts';

/** Words without accents or signs, and names and numbers as their kind. */
export function foreignFeatures(words: string, names: ReadonlySet<string>): Features {
  const kinds = words
    .split(' ')
    .filter(Boolean)
    .map((word) =>
      names.has(word) ? '_name' : /^(?:19|20)\d\d$/u.test(word) ? '_year' : /\d/u.test(word) ? '_n' : word,
    )
    .filter((word, index, all) => word !== '_name' || all[index - 1] !== '_name');
  const features = new Map<string, number>();
  ['^', ...kinds].forEach((word, index, all) => {
    if (index === 0) return;
    features.set(word, 1);
    features.set(`${all[index - 1]} ${word}`, 0.6);
    if (word.length > 4) features.set(`#${word.slice(0, 5)}`, 0.5);
  });
  return features;
}

/** The folded words of a text, as the examples are read. */
export function foreignWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, ' ')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

/** The intents that a text in English or Spanish most likely asks for, likeliest first. */
export function foreignIntents(text: string, names: ReadonlySet<string>, language: 'en' | 'es'): LikelyIntent[] {
  const { labels, probabilities } = trainedClassifiers()[language];
  const all = probabilities(foreignFeatures(foreignWords(text), names));
  return labels
    .map((intent, at) => ({ intent, probability: all[at] ?? 0 }))
    .filter(({ probability }) => probability >= leastProbability)
    .sort((one, other) => other.probability - one.probability);
}
