import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { prepareAnswers } from '@sefira/assistant/prepare';
import type { TrainedModels } from '@sefira/assistant/understanding/training/trained-classifiers';

let prepared: Promise<void> | undefined;

/**
 * Trains the assistant's classifiers, once in a process and in a thread: it takes some seconds of processor time, for which an
 * answer waits and no other call.
 */
export function prepareAssistant(): Promise<void> {
  prepared ??= train();
  return prepared;
}

async function train(): Promise<void> {
  const thread = new Worker(new URL('./training-thread.ts', import.meta.url));
  thread.unref();
  const [models] = (await once(thread, 'message')) as [TrainedModels];
  prepareAnswers(models);
}
