import type { DeadJob, JobRun } from '@sefira/messaging/jobs';
import type { ChatContext } from '../context.ts';
import { answerQuestion, failAnswer } from '../use-cases/answer-question.ts';

/** Writes one version of an answer. */
export function writeAnswer({ payload, jobId, context }: JobRun<'chat.answer', ChatContext>): Promise<void> {
  return answerQuestion(context, payload, jobId);
}

/** Marks an answer as failed after the last attempt. */
export function markFailed({ payload, context, logger, reason }: DeadJob<'chat.answer', ChatContext>): Promise<void> {
  return failAnswer(context, payload, { logger, reason });
}
