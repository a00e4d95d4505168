import type { Identity } from '@sefira/contracts/identity';
import { identity as identitySchema } from '@sefira/contracts/identity';
import { type JobRun, startJobWorker } from '@sefira/messaging/jobs';
import type { BackgroundWork } from '@sefira/messaging/serve';
import { productDate } from '@sefira/platform/clock';
import * as z from 'zod/mini';
import type { ChatContext } from '../context.ts';
import { type AnswerOutcome, beginAnswer, endAnswer } from '../data/answers.ts';
import { giveTitle } from '../data/conversations.ts';
import { rememberPeople } from '../data/known-people.ts';
import { findMessage } from '../data/messages.ts';
import type { StoredMessage } from '../data/stored.ts';
import type { AnswerNotes, AnswerSink } from '../domain/answerer.ts';
import { presentConversation, presentMessage } from '../presenters.ts';
import { readQuestion } from './read-question.ts';

/** Longest answer that is kept, in characters (RELIABILITY.md C6). */
const longestAnswer = 20_000;

/** Writes answers: a try streams through Redis, ends in the row, and another node takes over what a dead one began. */
export function startAnswering(context: ChatContext): BackgroundWork {
  return startJobWorker('chat.answer', {
    redis: context.queueRedis,
    queuePrefix: context.settings.QUEUE_PREFIX,
    logger: context.logger,
    metrics: context.metrics,
    concurrency: context.settings.CHAT_ANSWER_CONCURRENCY,
    handler: (run) => answer(context, run),
    onDead: (run, reason) => giveUp(context, run, reason),
  });
}

async function answer(context: ChatContext, run: JobRun<'chat.answer'>): Promise<void> {
  const { messageId, version } = run.payload;
  const begun = await beginAnswer(context.database.client, run.payload, context.clock());
  if (!begun) return finishEnded(context, messageId, version);
  using stop = context.stopSignals.follow(messageId);
  if (begun.stopRequested) return stopUnwritten(context, begun);
  const question = await readQuestion(context, begun, identityOf(begun), productDate(context.clock()), run.id);
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
      const again = await beginAnswer(context.database.client, { messageId, userId, version }, context.clock());
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

async function settle(
  context: ChatContext,
  begun: StoredMessage,
  outcome: AnswerOutcome,
  notes: AnswerNotes | null,
): Promise<void> {
  const now = context.clock();
  const { conversationId, chargeId } = begun;
  const ended = await context.inTransaction(async (transaction) => {
    const message = await endAnswer(transaction, begun, outcome, now);
    if (message && notes) {
      await rememberPeople(transaction, { id: conversationId, userId: message.userId }, notes.people, now);
    }
    return message;
  });
  if (!ended) return;
  // Not whose it was at the beginning: a guest may have become an account meanwhile.
  const { userId } = ended;
  context.announcer.toUser(userId, 'message', presentMessage(ended));
  await keepGoing(context, () => context.answerBuffer.drop(begun.id, begun.version));
  // A reservation that is not settled ends by itself: nobody pays twice, an answer at worst is free.
  const isPaid = outcome.status !== 'failed' && outcome.content !== '' && notes?.isFree !== true;
  await keepGoing(context, () => context.billing[isPaid ? 'confirm' : 'release'](chargeId, begun.id));
  if (!notes?.title) return;
  const titled = await giveTitle(context.database.client, conversationId, notes.title);
  if (!titled) return;
  const conversation = presentConversation(titled);
  context.announcer.toUser(userId, 'conversationUpdated', { conversationId, conversation });
}

/** The try before this one ended the answer, and died before it could tell: told twice is better than never. */
async function finishEnded(context: ChatContext, messageId: string, version: number): Promise<void> {
  const ended = await findMessage(context.database.client, messageId);
  if (ended?.version !== version || ended.status === 'answering') return;
  context.announcer.toUser(ended.userId, 'message', presentMessage(ended));
  if (ended.credits > 0) await keepGoing(context, () => context.billing.confirm(ended.chargeId, ended.id));
}

/** Stopped before a word was written, or by a node that died: what had been streamed stays. */
async function stopUnwritten(context: ChatContext, begun: StoredMessage): Promise<void> {
  const buffered = await context.answerBuffer.read(begun.id, begun.version).catch(() => null);
  await settle(context, begun, { ...emptyOutcome, status: 'stopped', content: buffered?.text ?? '' }, null);
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
async function giveUp(context: ChatContext, run: JobRun<'chat.answer'>, reason: string): Promise<void> {
  run.logger.error({ messageId: run.payload.messageId, reason }, 'answer failed');
  const begun = await beginAnswer(context.database.client, run.payload, context.clock());
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
