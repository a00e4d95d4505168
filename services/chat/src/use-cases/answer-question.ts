import { type Identity, identity as identitySchema } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { productDate } from '@sefira/platform/time/clock';
import * as z from 'zod/mini';
import type { ChatContext } from '../context.ts';
import { type AnswerReference, beginAnswer } from '../data/answers.ts';
import { findMessage } from '../data/messages.ts';
import type { StoredMessage } from '../data/stored.ts';
import { presentMessage } from '../presenters/messages.ts';
import { emptyOutcome, finishAnswer, outcomeOf } from './finish-answer.ts';
import { readQuestion } from './read-question.ts';
import { streamAnswer } from './stream-answer.ts';

/** Writes one version of an answer: streams it to the room and stores it at the end. */
export async function answerQuestion(
  context: ChatContext,
  reference: AnswerReference,
  requestId: string,
): Promise<void> {
  const { messageId } = reference;
  const begun = await beginAnswer(clientOf(context), reference, context.clock());
  if (!begun) return announceEnded(context, reference);
  using stop = context.stopSignals.follow(messageId);
  // A closed account is not charged (docs/decisions/0017-closing-and-erasing-an-account.md): the reservation is released, the question stays.
  const isClosed = await isAccountClosed(clientOf(context), context.schema, begun.userId);
  if (begun.stopRequested || isClosed) return stopUnwritten(context, begun, isClosed);
  const question = await readQuestion(context, begun, identityOf(begun), productDate(context.clock()), requestId);
  const stream = await streamAnswer(context, begun, stop.signal);
  const { userId, conversationId } = begun;
  context.announcer.toUser(userId, 'typing', { conversationId, from: 'assistant' });
  try {
    const notes = await context.answerer(question, stream.sink, stop.signal);
    const status = stop.signal.aborted ? 'stopped' : 'completed';
    const outcome = outcomeOf(status, stream.text(), notes, begun);
    await finishAnswer(context, stream.current(), { outcome, notes, isFree: notes.isFree });
  } finally {
    context.announcer.toUser(userId, 'stopTyping', { conversationId, from: 'assistant' });
  }
}

/** After the last attempt: the answer has failed, and nothing is charged. */
export async function failAnswer(
  context: ChatContext,
  reference: AnswerReference,
  { logger, reason }: { readonly logger: Logger; readonly reason: string },
): Promise<void> {
  logger.error({ messageId: reference.messageId, reason }, 'answer failed');
  const begun = await beginAnswer(clientOf(context), reference, context.clock());
  if (begun)
    await finishAnswer(context, begun, { outcome: { ...emptyOutcome, status: 'failed' }, notes: null, isFree: false });
}

/** An earlier attempt ended the answer and may have stopped before its announcement; clients accept the repetition. */
async function announceEnded(context: ChatContext, { messageId, version }: AnswerReference): Promise<void> {
  const ended = await findMessage(clientOf(context), messageId);
  if (ended?.version !== version || ended.status === 'answering') return;
  context.announcer.toUser(ended.userId, 'messageUpdated', presentMessage(ended));
}

/** Stopped before this attempt wrote: the text that an interrupted attempt streamed is stored. */
async function stopUnwritten(context: ChatContext, begun: StoredMessage, isFree: boolean): Promise<void> {
  const buffered = await context.answerBuffer.read(begun.id, begun.version).catch(() => null);
  const outcome = { ...emptyOutcome, status: 'stopped', content: buffered?.text ?? '' } as const;
  await finishAnswer(context, begun, { outcome, notes: null, isFree });
}

function identityOf(message: StoredMessage): Identity {
  return z.parse(identitySchema, message.askedAs);
}
