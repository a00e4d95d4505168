import { parentPort } from 'node:worker_threads';
import { trainModels } from '@sefira/assistant/understanding/training/trained-classifiers';

const models = trainModels();
const arrays = Object.values(models).flatMap(({ rarity, weights, bias }) => [rarity, weights, bias]);
parentPort?.postMessage(
  models,
  arrays.map(({ buffer }) => buffer),
);
