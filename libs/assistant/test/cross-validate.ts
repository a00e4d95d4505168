import { classifierOf, type LabelledFeatures, trainModel } from '../src/understanding/linear-classifier.ts';
import { labelledExamples } from '../src/understanding/training/labelled-examples.ts';

const parts = 5;
/** The probability above which an intent is taken against the cues. */
const sureAt = 0.9;
/** Their answers all name a telephone. */
const dangers = /^(?:crise|criseDeOutro|violencia|abuso|perseguicao|saudeUrgente)$/u;

interface CrossValidation {
  readonly accuracy: number;
  readonly sure: number;
  readonly ofDangers: number;
  /** Worst first. */
  readonly byIntent: readonly { readonly intent: string; readonly right: number; readonly all: number }[];
}

/** Trains on four fifths of the examples and reads the fifth that is left, for each fifth of `left`. */
export function crossValidate(
  examples: readonly (LabelledFeatures & { readonly text: string })[],
  left: readonly number[] = [...Array(parts).keys()],
): CrossValidation {
  const read = left.flatMap((part) => {
    const isLeft = ({ text }: { readonly text: string }) => partOf(text) === part;
    const { labels, probabilities } = classifierOf(trainModel(examples.filter((one) => !isLeft(one))));
    return examples.filter(isLeft).map(({ label, features }) => {
      const all = probabilities(features);
      const best = all.indexOf(Math.max(...all));
      return { label, found: labels[best] ?? '', probability: all[best] ?? 0 };
    });
  });
  const share = (rows: typeof read, isRight: (row: (typeof read)[number]) => boolean) =>
    rows.filter(isRight).length / Math.max(1, rows.length);
  const isRight = ({ label, found }: (typeof read)[number]) => label === found;
  const intents = [...new Set(read.map(({ label }) => label))].map((intent) => {
    const rows = read.filter(({ label }) => label === intent);
    return { intent, right: rows.filter(isRight).length, all: rows.length };
  });
  return {
    accuracy: share(read, isRight),
    sure: share(
      read.filter(({ probability }) => probability >= sureAt),
      isRight,
    ),
    ofDangers: share(
      read.filter(({ label }) => dangers.test(label)),
      ({ found }) => dangers.test(found),
    ),
    byIntent: intents.sort((one, other) => one.right / one.all - other.right / other.all),
  };
}

/** The same part for the same text in every run. */
function partOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % parts;
}

/** `node libs/assistant/test/cross-validate.ts`: the accuracy by intent. */
if (import.meta.main) {
  const { accuracy, sure, ofDangers, byIntent } = crossValidate(labelledExamples());
  for (const { intent, right, all } of byIntent) process.stdout.write(`${intent.padEnd(22)} ${right} of ${all}\n`);
  process.stdout.write(
    `accuracy ${accuracy.toFixed(3)}, where sure ${sure.toFixed(3)}, dangers ${ofDangers.toFixed(3)}\n`,
  );
}
