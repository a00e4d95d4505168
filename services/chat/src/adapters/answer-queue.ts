import { createBatcher } from '@sefira/messaging/batcher';
import type { JobQueue } from '@sefira/messaging/jobs';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** One version of an answer. */
export interface AnswerJob {
  readonly messageId: string;
  readonly userId: string;
  readonly version: number;
}

/** Enqueues the job that writes an answer. A failure is logged only: a sweep enqueues silent answers again. */
export type EnqueueAnswer = (job: AnswerJob) => void;

export function createEnqueueAnswer(queue: JobQueue<'chat.answer'>, logger: Logger): EnqueueAnswer {
  const enqueue = createBatcher<AnswerJob, null>({
    maxBatchSize: 200,
    concurrency: 2,
    minQueuedToOverlap: 16,
    isSharedFailure: () => true,
    async processBatch(jobs) {
      await queue.enqueueAll(jobs.map((payload) => ({ id: `${payload.messageId}-${payload.version}`, payload })));
      return jobs.map(() => null);
    },
  });
  return (job) => {
    enqueue(job).catch((error: unknown) => {
      logger.warn({ reason: String(error), messageId: job.messageId }, 'answer not enqueued; the sweep will do it');
    });
  };
}
