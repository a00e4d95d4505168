import type { AnswerNotes } from '@sefira/assistant/answerer';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { productDate } from '@sefira/platform/time/clock';
import type { ChatContext, Transaction } from '../context.ts';
import { type AnswerOutcome, endAnswer } from '../data/answers.ts';
import { giveTitle } from '../data/conversations.ts';
import { rememberPeople } from '../data/known-people.ts';
import { findMessage } from '../data/messages.ts';
import { recordModelUsage, storeBudgetNotice } from '../data/model-usage.ts';
import type { StoredMessage } from '../data/stored.ts';
import { eventOfEnded } from '../domain/message-event.ts';
import { presentConversation, presentMessage } from '../presenters/messages.ts';
import { bestEffort } from './best-effort.ts';
import { monthOf } from './model-usage/model-budget.ts';

export const emptyOutcome = {
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

export function outcomeOf(
  status: 'completed' | 'stopped',
  content: string,
  notes: AnswerNotes,
  begun: StoredMessage,
): AnswerOutcome {
  const { sources, cards, suggestions, toolResults, answeredBy, inputTokens, outputTokens, costMicros } = notes;
  const credits = notes.isFree || content === '' ? 0 : begun.credits;
  const shared = { sources, cards, toolResults, answeredBy, inputTokens, outputTokens, costMicros, credits };
  return { status, content, suggestions: status === 'completed' ? suggestions : [], ...shared };
}

/** Ends an answer; a charged one publishes `answer.completed` in the same transaction, which confirms its reservation. */
export async function finishAnswer(
  context: ChatContext,
  begun: StoredMessage,
  end: { readonly outcome: AnswerOutcome; readonly notes: AnswerNotes | null; readonly isFree: boolean },
): Promise<void> {
  const { outcome, notes } = end;
  const now = context.clock();
  const { id: messageId, conversationId, chargeId } = begun;
  const isPaid = outcome.status !== 'failed' && outcome.content !== '' && !end.isFree;
  const { ended, isLatest } = await inTransaction(context, async (transaction) => {
    const message = await endAnswer(transaction, begun, outcome, now);
    if (notes) await recordSpending(context, transaction, begun, notes);
    if (message && notes) {
      await rememberPeople(transaction, { id: conversationId, userId: message.userId }, notes.people, now);
    }
    // Deleting the conversation during the stream does not make the answer free.
    const isLatest = message !== null || (await findMessage(transaction, messageId)) === null;
    if (isLatest && isPaid && chargeId !== null) {
      const payload = { messageId, userId: begun.userId, chargeId, completedAt: now.toISOString() };
      await appendEvent(transaction, context.schema, 'answer.completed', payload, null);
    }
    return { ended: message, isLatest };
  });
  if (notes && consumed(notes)) context.modelMetrics.countAnswer(context.settings.CHAT_MODEL, notes);
  // A reservation that is not released expires.
  if (isLatest && !isPaid) await bestEffort(context, () => context.billing.release(chargeId, messageId));
  if (!ended) return;
  // The current owner: a guest may have become an account since the attempt began.
  const { userId } = ended;
  const message = presentMessage(ended);
  context.announcer.toUser(userId, eventOfEnded(message), message);
  await bestEffort(context, () => context.answerBuffer.drop(begun.id, begun.version));
  if (notes?.title) await nameConversation(context, { conversationId, userId, title: notes.title });
}

const consumed = (notes: AnswerNotes): boolean => notes.inputTokens + notes.outputTokens > 0;

/** Stores what the attempt consumed at the provider, also if a later attempt ends the answer. */
async function recordSpending(
  context: ChatContext,
  transaction: Transaction,
  { conversationId, userId }: StoredMessage,
  notes: AnswerNotes,
): Promise<void> {
  const day = productDate(context.clock());
  if (consumed(notes)) {
    const model = context.settings.CHAT_MODEL;
    await recordModelUsage(transaction, { conversationId, userId, day, model }, notes);
  }
  if (notes.saysBudgetLimit) await storeBudgetNotice(transaction, userId, monthOf(day));
}

async function nameConversation(
  context: ChatContext,
  { conversationId, userId, title }: { conversationId: string; userId: string; title: string },
): Promise<void> {
  const named = await giveTitle(clientOf(context), conversationId, title);
  if (!named) return;
  const conversation = presentConversation(named);
  context.announcer.toUser(userId, 'conversationUpdated', { conversationId, conversation });
}
