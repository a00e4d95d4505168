import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { classifierOf, type LinearClassifier, type TrainedModel } from './linear-classifier.ts';

/** What `npm run generate` trains and stores. */
export interface TrainedModels {
  /** Reads a message alone. */
  readonly intents: TrainedModel;
  /** Reads a short message by what came before it. */
  readonly followUps: TrainedModel;
  readonly en: TrainedModel;
  readonly es: TrainedModel;
  /** Intents of care or of manners, not of numbers. */
  readonly manners: readonly string[];
}

export interface Classifiers {
  readonly intents: LinearClassifier;
  readonly followUps: LinearClassifier;
  readonly en: LinearClassifier;
  readonly es: LinearClassifier;
  readonly manners: ReadonlySet<string>;
}

export const modelsFile = new URL('../../generated/models.bin', import.meta.url);

let classifiers: Classifiers | undefined;

/** Read once in a process. Throws where nothing was generated. */
export function trainedClassifiers(): Classifiers {
  classifiers ??= readClassifiers();
  return classifiers;
}

function readClassifiers(): Classifiers {
  const { intents, followUps, en, es, manners } = readModels();
  return {
    intents: classifierOf(apart(intents)),
    followUps: classifierOf(apart(followUps)),
    en: classifierOf(apart(en)),
    es: classifierOf(apart(es)),
    manners: new Set(manners),
  };
}

/** With arrays of its own, not views that keep the whole file in memory. */
function apart({ labels, ids, rarity, starts, weightLabels, weights, bias }: TrainedModel): TrainedModel {
  return {
    labels,
    ids,
    rarity: rarity.slice(),
    starts: starts.slice(),
    weightLabels: weightLabels.slice(),
    weights: weights.slice(),
    bias: bias.slice(),
  };
}

function readModels(): TrainedModels {
  try {
    return deserialize(readFileSync(modelsFile)) as TrainedModels;
  } catch (error) {
    throw new Error('The models of the assistant cannot be read: run `npm run generate`.', { cause: error });
  }
}
