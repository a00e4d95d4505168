import { titleOf } from '@sefira/assistant/dialogue/title';
import type { ChatMessage } from '@sefira/contracts/chat/message';
import type { ChatClientPayload } from '@sefira/contracts/chat/socket';
import { clientOf, poolOf } from '@sefira/database/access';
import { isUniqueViolation } from '@sefira/platform/http/database-codes';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hasStoredNothing } from '@sefira/platform/http/error-handler';
import { newId } from '@sefira/platform/time/identifiers';
import { identityOf, type SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';
import { findOwnConversation } from '../data/conversations.ts';
import { findExchange } from '../data/messages.ts';
import { findQuestion, insertQuestion, type NewQuestion, type StoredQuestion } from '../data/store-question.ts';
import type { Pool } from '../data/stored.ts';
import { eventOfStored } from '../domain/message-event.ts';
import { expiryOf, isIncluded } from '../policies.ts';
import { presentConversation, presentMessage, presentNewExchange } from '../presenters/messages.ts';
import { reserveAnswer } from './reserve-answer.ts';

type Request = ChatClientPayload<'sendMessage'>;

/** A stored question; `exchange` is null if it was stored before. */
type Asked = StoredQuestion & { readonly exchange: readonly ChatMessage[] | null };

/**
 * Counts a question against the limit, reserves its charge and stores it with its pending answer. A question sent again is
 * neither counted nor charged again.
 * @throws DomainError RATE_LIMITED, NOT_FOUND, and as `BillingPort.reserve`
 */
export async function askQuestion(context: ChatContext, session: SocketSession, request: Request): Promise<Asked> {
  return (await findRepeated(context, session, request)) ?? storeQuestion(context, session, request);
}

/** Without a charge the insert itself finds the repetition. */
async function findRepeated(context: ChatContext, session: SocketSession, request: Request): Promise<Asked | null> {
  if (isIncluded(session)) return null;
  const stored = await findQuestion(poolOf(context), session.userId, request.id);
  return stored && { ...stored, exchange: null };
}

async function storeQuestion(context: ChatContext, session: SocketSession, request: Request): Promise<Asked> {
  const { billing, clock } = context;
  await context.messageLimiter.consume(session);
  const now = clock();
  const requestId = newId();
  const askedAs = identityOf(session);
  const title = titleOf(request.message);
  const questionId = newId();
  // The key is not the client's id: that may come again after its conversation was deleted, and is then a new question.
  const charge = await reserveAnswer(context, session, { key: questionId, title, requestId });
  const question = {
    conversationId: request.conversationId ?? newId(),
    opening:
      request.conversationId === null
        ? { title, subject: request.subject ?? null, expiresAt: expiryOf(askedAs, now) }
        : null,
    userId: session.userId,
    questionId,
    answerId: newId(),
    clientId: request.id,
    content: request.message,
    askedAs,
    chargeId: charge.id,
    credits: charge.credits,
    now,
  };
  const stored = await storeOnce(poolOf(context), question).catch(async (error: unknown) => {
    // After a lost connection the question may be stored: then its answer settles the charge, otherwise that expires.
    if (hasStoredNothing(error)) await billing.release(charge.id, requestId);
    throw error;
  });
  if (stored.repeated) await billing.release(charge.id, requestId);
  return { ...stored, exchange: stored.repeated ? null : presentNewExchange({ ...question, ...stored }) };
}

/** The same client id of a user is stored once. @throws DomainError NOT_FOUND if the conversation is not this user's */
async function storeOnce(pool: Pool, question: NewQuestion): Promise<StoredQuestion> {
  try {
    const stored = await insertQuestion(pool, question);
    if (!stored) throw new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
    return stored;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const earlier = await findQuestion(pool, question.userId, question.clientId);
    if (!earlier) throw error;
    return earlier;
  }
}

/**
 * Enqueues the answer and announces the exchange to the user's devices. A repeated question is announced again, since the
 * node that stored it may have been killed before.
 */
export async function announceQuestion(
  context: ChatContext,
  { userId }: SocketSession,
  request: Request,
  asked: Asked,
): Promise<void> {
  const { announcer } = context;
  const client = clientOf(context);
  const { conversationId } = asked;
  const exchange = asked.exchange ?? (await findExchange(client, { ...asked, userId })).map(presentMessage);
  for (const { id, version, status } of exchange) {
    if (status === 'answering') context.enqueueAnswer({ messageId: id, userId, version });
  }
  if (request.conversationId === null) {
    const opened = await findOwnConversation(client, userId, conversationId);
    if (opened) {
      const conversation = presentConversation(opened);
      announcer.toUser(userId, 'conversationCreated', { conversationId, conversation, id: request.id });
    }
  }
  for (const message of exchange) announcer.toUser(userId, eventOfStored(message, asked.repeated), message);
}
