import followUps from '../data/examples/follow-ups.json' with { type: 'json' };
import { featuresOf } from '../example-features.ts';
import { type Features, hashOf, type LinearClassifier } from '../linear-classifier.ts';
import { normalise } from '../normalise.ts';
import type { LabelledExample } from './labelled-examples.ts';

/** What the conversation was about, as far as it changes what a short message asks. */
export type Before = keyof typeof followUps;

/** The label of a message that the question before does not decide. */
export const another = 'outro';
/** A message of more words says what it asks. */
export const mostWords = 11;

/** Questions before that change a short message in much the same way. */
const kinds: Readonly<Record<Before, string>> = {
  eu: 'self',
  area: 'self',
  decisao: 'choice',
  numero: 'number',
  lista: 'number',
  conceito: 'number',
  fase: 'time',
  tempo: 'time',
  escolhaTempo: 'search',
  busca: 'search',
  pessoa: 'person',
  crianca: 'person',
  par: 'pair',
  assinatura: 'name',
  empresa: 'name',
  bebe: 'name',
  codigo: 'name',
  produto: 'product',
};
const groups = Object.keys(followUps) as Before[];
/** Each kind of question before as often as it has pairs. */
const shares = groups.flatMap((before) => textsAfter(before).map(() => before));
/** Requests about an answer, which ask something after every question. */
const afterAll = new Set([
  'pratica',
  'simples',
  'mais',
  'exemplo',
  'como',
  'valoracao',
  'porque',
  'melhorar',
  'conselho',
]);
/** Intents of the message alone that count as features. */
const mostLikely = 3;
const leastLikely = 0.08;

function labelsAfter(before: Before): Readonly<Record<string, readonly string[]>> {
  return followUps[before];
}

function textsAfter(before: Before): { label: string; text: string }[] {
  return Object.entries(labelsAfter(before)).flatMap(([label, texts]) => texts.map((text) => ({ label, text })));
}

/** True if a short message after this question may ask for the intent. */
export function canFollow(intent: string, before: Before): boolean {
  return intent in labelsAfter(before);
}

/** The words of a message and what they most likely ask for alone, each also together with what came before. */
export function withBefore(features: Features, before: Before, { labels, probabilities }: LinearClassifier): Features {
  const joint = new Map<string, number>([[`~${before}`, 2]]);
  for (const [key, weight] of features) {
    const isPartOfWord = key.startsWith('#');
    joint.set(key, isPartOfWord ? weight * 0.5 : weight);
    if (!isPartOfWord) joint.set(`~${kinds[before]} ${key}`, weight * 0.6);
  }
  const likely = [...probabilities(features)]
    .map((probability, at) => ({ intent: labels[at] ?? '', probability }))
    .filter(({ probability }) => probability >= leastLikely)
    .sort((one, other) => other.probability - one.probability)
    .slice(0, mostLikely);
  for (const { intent, probability } of likely) {
    joint.set(`%${intent}`, 1.5 * Math.sqrt(probability));
    joint.set(`~${before} %${intent}`, 1.2 * Math.sqrt(probability));
  }
  return joint;
}

/**
 * Every labelled pair of what came before and a short message, and short messages that stand alone, which are no follow-up.
 * @param alone the examples of messages, with their features
 * @param classifier reads a message alone
 */
export function followUpExamples(alone: readonly LabelledExample[], classifier: LinearClassifier): LabelledExample[] {
  const pairs = groups.flatMap((before) =>
    textsAfter(before).map(({ label, text }) => ({
      label,
      text: `${before}: ${text}`,
      features: withBefore(featuresOf(normalise(text), new Set(), text.includes('?')), before, classifier),
    })),
  );
  const others = alone
    .filter(({ text }) => text.split(' ').length <= mostWords)
    .flatMap(({ label, text, features }) => {
      // By the text: one example more leaves the others where they were.
      const before = shares[hashOf(text, 1) % shares.length] ?? 'eu';
      const [intent = label] = label.split('.');
      if (afterAll.has(intent) || canFollow(intent, before)) return [];
      return [{ label: another, text, features: withBefore(features, before, classifier) }];
    });
  return [...pairs, ...others];
}
