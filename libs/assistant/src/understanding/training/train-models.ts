import { classifierOf, trainModel } from '../linear-classifier.ts';
import type { TrainedModels } from '../trained-models.ts';
import { followUpExamples } from './follow-up-examples.ts';
import { foreignExamples } from './foreign-examples.ts';
import { labelledExamples, ofManners } from './labelled-examples.ts';

/** Some seconds of processor time. Messages and follow-ups together: the features of the examples serve both. */
export function trainModels(): TrainedModels {
  const examples = labelledExamples();
  const intents = trainModel(examples);
  return {
    intents,
    followUps: trainModel(followUpExamples(examples, classifierOf(intents))),
    en: trainModel(foreignExamples('en')),
    es: trainModel(foreignExamples('es')),
    manners: ofManners.flatMap((table) => Object.keys(table)),
  };
}
