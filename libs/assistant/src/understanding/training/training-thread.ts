import { parentPort } from 'node:worker_threads';
import { trainModels } from './trained-classifiers.ts';

const models = trainModels();
const arrays = Object.values(models).flatMap(({ rarity, weights, bias }) => [rarity, weights, bias]);
parentPort?.postMessage(
  models,
  arrays.map(({ buffer }) => buffer),
);
