import { classifierOf, type LinearClassifier, type TrainedModel, trainModel } from '../linear-classifier.ts';
import { followUpExamples } from './follow-up-examples.ts';
import { labelledExamples } from './labelled-examples.ts';

export interface Classifiers {
  /** Reads a message alone. */
  readonly intents: LinearClassifier;
  /** Reads a short message by what came before it. */
  readonly followUps: LinearClassifier;
}

export type TrainedModels = { readonly [Name in keyof Classifiers]: TrainedModel };

let trained: Classifiers | undefined;

/** Trained once in a process, here where no models were adopted. */
export function trainedClassifiers(): Classifiers {
  trained ??= classifiersOf(trainModels());
  return trained;
}

/** Both together: the features of the examples take most of the time and serve both. */
export function trainModels(): TrainedModels {
  const examples = labelledExamples();
  const intents = trainModel(examples);
  return { intents, followUps: trainModel(followUpExamples(examples, classifierOf(intents))) };
}

/** Takes over what another thread has trained. */
export function adoptModels(models: TrainedModels): void {
  trained ??= classifiersOf(models);
}

function classifiersOf({ intents, followUps }: TrainedModels): Classifiers {
  return { intents: classifierOf(intents), followUps: classifierOf(followUps) };
}
