import { clientOf } from '@sefira/database/access';
import type { ChatContext } from '../context.ts';
import { countAnswering, findSilentAnswers } from '../data/answers.ts';

/** An attempt updates its row more often, and while its job exists another is not added. */
const silentMilliseconds = 6000;
const batchSize = 500;

/** Enqueues answers again that made no progress: their job may be lost with Redis. */
export async function enqueueSilentAnswers(context: ChatContext): Promise<void> {
  const now = context.clock().getTime();
  const limits = { before: new Date(now - silentMilliseconds), after: new Date(now + silentMilliseconds) };
  const silent = await findSilentAnswers(clientOf(context), limits, batchSize);
  for (const { id, userId, version } of silent) context.enqueueAnswer({ messageId: id, userId, version });
}

/** Answers in progress. */
export function countAnswersInProgress(context: ChatContext): Promise<number> {
  return countAnswering(clientOf(context));
}
