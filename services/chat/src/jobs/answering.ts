import type { AnswerNotes, AnswerSink } from '@sefira/assistant/answerer';
import type { Identity } from '@sefira/contracts/shared/identity';
import { identity as identitySchema } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import type { DeadJob, JobRun } from '@sefira/messaging/jobs';
import { appendEvent } from '@sefira/messaging/outbox';
import { productDate } from '@sefira/platform/time/clock';
import * as z from 'zod/mini';
import type { ChatContext } from '../context.ts';
import { type AnswerOutcome, beginAnswer, endAnswer } from '../data/answers.ts';
import { giveTitle } from '../data/conversations.ts';
import { rememberPeople } from '../data/known-people.ts';
import { findMessage } from '../data/messages.ts';
import type { StoredMessage } from '../data/stored.ts';
import { eventOfEnded } from '../domain/message-event.ts';
import { presentConversation, presentMessage } from '../presenters/messages.ts';
import { readQuestion } from './read-question.ts';

/** Longest answer that is kept, in characters (docs/decisions/0047-chat-answerers.md). */
const longestAnswer = 20_000;

type AnswerRun = JobRun<'chat.answer', ChatContext>;

/** Writes an answer: an attempt streams through Redis and ends in the row; another node repeats one that was cut off. */
export async function writeAnswer(run: AnswerRun): Promise<void> {
  const { context } = run;
  const { messageId, version } = run.payload;
  const begun = await beginAnswer(clientOf(context), run.payload, context.clock());
  if (!begun) return finishEnded(context, messageId, version);
  using stop = context.stopSignals.follow(messageId);
  // A closed account is not charged (docs/decisions/0017-closing-and-erasing-an-account.md): the reservation is released, the question stays.
  const isClosed = await isAccountClosed(clientOf(context), context.schema, begun.userId);
  if (begun.stopRequested || isClosed) return stopUnwritten(context, begun, isClosed);
  const question = await readQuestion(context, begun, identityOf(begun), productDate(context.clock()), run.jobId);
  const writing = await openWriting(context, begun, stop.signal);
  context.announcer.toUser(begun.userId, 'typing', { conversationId: begun.conversationId, from: 'assistant' });
  try {
    const notes = await context.answerer(question, writing.sink, stop.signal);
    const status = stop.signal.aborted ? 'stopped' : 'completed';
    await settle(context, writing.current(), toOutcome(status, writing.text(), notes, begun), notes);
  } finally {
    context.announcer.toUser(begun.userId, 'stopTyping', { conversationId: begun.conversationId, from: 'assistant' });
  }
}

/** Sends pieces on, numbered, and keeps them for whoever joins later. */
async function openWriting(context: ChatContext, begun: StoredMessage, signal: AbortSignal) {
  const { id: messageId, userId, conversationId, version } = begun;
  let current = begun;
  let text = '';
  let delta = 0;
  const begin = () =>
    keepGoing(context, () => context.answerBuffer.begin({ messageId, version, attempt: current.attempt }));
  await begin();
  const sink: AnswerSink = {
    async startOver() {
      const again = await beginAnswer(clientOf(context), { messageId, userId, version }, context.clock());
      if (!again) return;
      current = again;
      text = '';
      delta = 0;
      await begin();
    },
    async text(piece) {
      const room = longestAnswer - text.length;
      if (signal.aborted || room <= 0 || piece === '') return;
      const taken = piece.slice(0, room);
      const { attempt } = current;
      text += taken;
      delta += 1;
      // Kept first: whoever joins now reads it there or hears it in the room.
      await keepGoing(context, () => context.answerBuffer.append({ messageId, version, attempt }, taken));
      context.announcer.toConversation(conversationId, 'messageDelta', {
        conversationId,
        messageId,
        version,
        attempt,
        delta,
        text: taken,
      });
    },
    card(card) {
      context.announcer.toConversation(conversationId, 'messageCard', { conversationId, messageId, version, card });
    },
  };
  return { sink, text: () => text, current: () => current };
}

function toOutcome(
  status: 'completed' | 'stopped',
  content: string,
  notes: AnswerNotes,
  begun: StoredMessage,
): AnswerOutcome {
  const { sources, cards, suggestions, toolResults, answeredBy, inputTokens, outputTokens, costMicros } = notes;
  const isFree = notes.isFree || content === '';
  const credits = isFree ? 0 : begun.credits;
  const shared = { sources, cards, toolResults, answeredBy, inputTokens, outputTokens, costMicros, credits };
  return { status, content, suggestions: status === 'completed' ? suggestions : [], ...shared };
}

/** Ends an answer; a charged one publishes `answer.completed` in the same transaction, which confirms its reservation. */
async function settle(
  context: ChatContext,
  begun: StoredMessage,
  outcome: AnswerOutcome,
  notes: AnswerNotes | null,
  isFree = notes?.isFree === true,
): Promise<void> {
  const now = context.clock();
  const { id: messageId, conversationId, chargeId } = begun;
  const isPaid = outcome.status !== 'failed' && outcome.content !== '' && !isFree;
  const { ended, isLatest } = await inTransaction(context, async (transaction) => {
    const message = await endAnswer(transaction, begun, outcome, now);
    if (message && notes) {
      await rememberPeople(transaction, { id: conversationId, userId: message.userId }, notes.people, now);
    }
    // Deleting the conversation while its answer is streamed does not make the answer free.
    const isLatest = message !== null || (await findMessage(transaction, messageId)) === null;
    if (isLatest && isPaid && chargeId !== null) {
      const payload = { messageId, userId: begun.userId, chargeId, completedAt: now.toISOString() };
      await appendEvent(transaction, context.schema, 'answer.completed', payload, null);
    }
    return { ended: message, isLatest };
  });
  // A reservation that is not released expires.
  if (isLatest && !isPaid) await keepGoing(context, () => context.billing.release(chargeId, messageId));
  if (!ended) return;
  // Not whose it was at the beginning: a guest may have become an account meanwhile.
  const { userId } = ended;
  const message = presentMessage(ended);
  context.announcer.toUser(userId, eventOfEnded(message), message);
  await keepGoing(context, () => context.answerBuffer.drop(begun.id, begun.version));
  if (!notes?.title) return;
  const titled = await giveTitle(clientOf(context), conversationId, notes.title);
  if (!titled) return;
  const conversation = presentConversation(titled);
  context.announcer.toUser(userId, 'conversationUpdated', { conversationId, conversation });
}

/** An earlier attempt ended the answer and may have stopped before it announced it: clients replace what they know. */
async function finishEnded(context: ChatContext, messageId: string, version: number): Promise<void> {
  const ended = await findMessage(clientOf(context), messageId);
  if (ended?.version !== version || ended.status === 'answering') return;
  context.announcer.toUser(ended.userId, 'messageUpdated', presentMessage(ended));
}

/** Stopped before a word was written, or by a node that died: what had been streamed stays. */
async function stopUnwritten(context: ChatContext, begun: StoredMessage, isFree: boolean): Promise<void> {
  const buffered = await context.answerBuffer.read(begun.id, begun.version).catch(() => null);
  await settle(context, begun, { ...emptyOutcome, status: 'stopped', content: buffered?.text ?? '' }, null, isFree);
}

const emptyOutcome = {
  content: '',
  sources: [],
  cards: [],
  suggestions: [],
  toolResults: [],
  answeredBy: null,
  credits: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
} as const;

/** After the last try: the answer has failed, and nothing is charged. */
export async function failAnswer({
  context,
  payload,
  logger,
  reason,
}: DeadJob<'chat.answer', ChatContext>): Promise<void> {
  logger.error({ messageId: payload.messageId, reason }, 'answer failed');
  const begun = await beginAnswer(clientOf(context), payload, context.clock());
  if (begun) await settle(context, begun, { ...emptyOutcome, status: 'failed' }, null);
}

/** Redis or billing may be away: the answer goes on, the row has it all. */
async function keepGoing(context: ChatContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    context.logger.debug({ reason: String(error) }, 'answer goes on without it');
  }
}

function identityOf(message: StoredMessage): Identity {
  return z.parse(identitySchema, message.askedAs);
}
