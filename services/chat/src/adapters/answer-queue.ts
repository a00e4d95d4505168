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
  return (job) => {
    queue.enqueue(`${job.messageId}-${job.version}`, job).catch((error: unknown) => {
      logger.warn({ reason: String(error), messageId: job.messageId }, 'answer not enqueued; the sweep will do it');
    });
  };
}
