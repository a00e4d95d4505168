import followUps from './data/examples/follow-ups.json' with { type: 'json' };
import { featuresOf } from './example-features.ts';
import { type LikelyIntent, labelledExamples } from './likely-intents.ts';
import { type Features, type LabelledFeatures, type LinearClassifier, trainClassifier } from './linear-classifier.ts';
import { normalise } from './normalise.ts';

/** What the conversation was about, as far as it changes what a short message asks. */
export type Before = keyof typeof followUps;

/** The label of a message that the question before does not decide. */
const another = 'outro';
/** A message of more words says what it asks. */
const mostWords = 11;

const groups = Object.keys(followUps) as Before[];
let classifier: LinearClassifier | undefined;

/** The words of a message, alone and together with what came before it. */
function withBefore(features: Features, before: Before): Features {
  const joint = new Map<string, number>([[`~${before}`, 0.6]]);
  for (const [key, weight] of features) {
    joint.set(key, weight * 0.7);
    if (!key.startsWith('#')) joint.set(`~${before} ${key}`, weight);
  }
  return joint;
}

/** Every labelled pair of what came before and a short message; short messages that stand alone are no follow-up. */
export function followUpExamples(): (LabelledFeatures & { readonly text: string })[] {
  const pairs = groups.flatMap((before) =>
    Object.entries(followUps[before] as Readonly<Record<string, readonly string[]>>).flatMap(([label, texts]) =>
      texts.map((text) => ({
        label,
        text: `${before}: ${text}`,
        features: withBefore(featuresOf(normalise(text), new Set(), text.includes('?')), before),
      })),
    ),
  );
  const known = new Set(pairs.map(({ label }) => label));
  const alone = labelledExamples().filter(
    ({ label, text }) => !known.has(label.split('.')[0] ?? label) && text.split(' ').length <= mostWords,
  );
  const others = alone
    .filter((_, index) => index % 4 === 0)
    .map(({ text, features }, index) => ({
      label: another,
      text,
      features: withBefore(features, groups[index % groups.length] ?? 'eu'),
    }));
  return [...pairs, ...others];
}

/** What a short message asks after what came before it; null if that does not decide it. */
export function followUpIntent(words: string, isAsked: boolean, before: Before): LikelyIntent | null {
  if (words === '' || words.split(' ').length > mostWords) return null;
  classifier ??= trainClassifier(followUpExamples());
  const all = classifier.probabilities(withBefore(featuresOf(words, new Set(), isAsked), before));
  const best = all.indexOf(Math.max(...all));
  const intent = classifier.labels[best] ?? another;
  return intent === another ? null : { intent, probability: all[best] ?? 0 };
}
