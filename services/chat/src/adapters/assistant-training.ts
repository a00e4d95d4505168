import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { prepareAnswers } from '@sefira/assistant/prepare';
import type { TrainedModels } from '@sefira/assistant/understanding/training/trained-classifiers';
import type { Logger } from '@sefira/platform/telemetry/logger';

let prepared: Promise<void> | undefined;

/**
 * Trains the assistant's classifiers, once in a process and in a thread: it takes some seconds of processor time, for which an
 * answer waits and no other call. Never rejects: without the thread's models the first answer trains here.
 */
export function prepareAssistant(logger: Logger): Promise<void> {
  prepared ??= train().catch((error: unknown) => {
    logger.error({ err: error }, 'the assistant was not trained in a thread');
  });
  return prepared;
}

async function train(): Promise<void> {
  const thread = new Worker(new URL('./training-thread.ts', import.meta.url));
  thread.unref();
  const [models] = (await once(thread, 'message')) as [TrainedModels];
  prepareAnswers(models);
}
