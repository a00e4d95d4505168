import { type LinearClassifier, trainClassifier } from '../linear-classifier.ts';
import { followUpExamples } from './follow-up-examples.ts';
import { labelledExamples } from './labelled-examples.ts';

export interface Classifiers {
  /** Reads a message alone. */
  readonly intents: LinearClassifier;
  /** Reads a short message by what came before it. */
  readonly followUps: LinearClassifier;
}

let trained: Classifiers | undefined;

/** Trained together, and once in a process: the features of the examples take most of the time and serve both. */
export function trainedClassifiers(): Classifiers {
  if (trained !== undefined) return trained;
  const examples = labelledExamples();
  const intents = trainClassifier(examples);
  trained = { intents, followUps: trainClassifier(followUpExamples(examples, intents)) };
  return trained;
}
