import type { ChatMessage } from '@sefira/contracts/chat/message';
import { clientOf, poolOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import { type ChatSocket, conversationRoom, identityOf, type SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';
import { findOwnConversation } from '../data/conversations.ts';
import { findExchange } from '../data/messages.ts';
import { findQuestion, type KeptQuestion } from '../data/store-question.ts';
import { eventOfStored } from '../domain/message-event.ts';
import { titleOf } from '../domain/title.ts';
import { isIncluded, keptUntil } from '../policies.ts';
import { presentConversation, presentMessage, presentNewExchange } from '../presenters/messages.ts';
import type { Payload } from './payload.ts';

/** `exchange` is null where it was kept before. */
type Kept = KeptQuestion & { readonly exchange: readonly ChatMessage[] | null };

/**
 * A question: counted, paid for, kept with the place of its answer, and only then called delivered. Everything after the
 * keeping may be lost with a node: the rows bring it back. So what is sent again is also told again: the node that kept it may
 * have died before it told the other devices.
 */
export async function sendMessage(
  context: ChatContext,
  socket: ChatSocket,
  session: SocketSession,
  payload: Payload<'sendMessage'>,
): Promise<{ conversationId: string; messageId: string; seq: number; repeated: boolean }> {
  const kept = (await keptBefore(context, session, payload)) ?? (await keepQuestion(context, session, payload));
  const { conversationId, questionId, seq, repeated } = kept;
  const room = conversationRoom(conversationId);
  if (!socket.rooms.has(room)) await socket.join(room);
  socket.emit('messageStatus', { id: payload.id, conversationId, status: 'delivered', messageId: questionId, seq });
  const exchange =
    kept.exchange ?? (await findExchange(clientOf(context), { ...kept, userId: session.userId })).map(presentMessage);
  await announce(context, session, payload, { conversationId, exchange, isRepeated: repeated });
  return { conversationId, messageId: questionId, seq, repeated };
}

/** A message sent again is not paid for again, nor counted. */
async function keptBefore(
  context: ChatContext,
  session: SocketSession,
  payload: Payload<'sendMessage'>,
): Promise<Kept | null> {
  // Where nothing is charged, keeping it tells the same.
  if (isIncluded(session)) return null;
  const kept = await findQuestion(poolOf(context), context.schema, session.userId, payload.id);
  return kept && { ...kept, exchange: null };
}

async function keepQuestion(
  context: ChatContext,
  session: SocketSession,
  payload: Payload<'sendMessage'>,
): Promise<Kept> {
  const { billing, clock } = context;
  await context.messageLimiter.take(session);
  const now = clock();
  const requestId = newId();
  const askedAs = identityOf(session);
  const title = titleOf(payload.message);
  const questionId = newId();
  // Of this question alone: an id of the client that comes back after its conversation was deleted is a new question.
  const charge = await billing.reserve({ identity: askedAs, key: questionId, title, requestId });
  const question = {
    conversationId: payload.conversationId ?? newId(),
    opening:
      payload.conversationId === null
        ? { title, subject: payload.subject ?? null, expiresAt: keptUntil(askedAs, now) }
        : null,
    userId: session.userId,
    questionId,
    answerId: newId(),
    clientId: payload.id,
    content: payload.message,
    askedAs,
    chargeId: charge.id,
    credits: charge.credits,
    now,
  };
  const kept = await context.storeQuestion(question).catch(async (error: unknown) => {
    // After a lost connection the question may be stored: then its answer settles the charge, otherwise that expires.
    if (error instanceof DomainError) await billing.release(charge.id, requestId);
    throw error;
  });
  if (kept.repeated) await billing.release(charge.id, requestId);
  return { ...kept, exchange: kept.repeated ? null : presentNewExchange({ ...question, ...kept }) };
}

async function announce(
  context: ChatContext,
  session: SocketSession,
  payload: Payload<'sendMessage'>,
  stored: { readonly conversationId: string; readonly exchange: readonly ChatMessage[]; readonly isRepeated: boolean },
): Promise<void> {
  const { conversationId, exchange, isRepeated } = stored;
  const { announcer } = context;
  const { userId } = session;
  for (const { id, version, status } of exchange) {
    if (status === 'answering') context.enqueueAnswer({ messageId: id, userId, version });
  }
  if (payload.conversationId === null) {
    const opened = await findOwnConversation(clientOf(context), session.userId, conversationId);
    if (opened) {
      const conversation = presentConversation(opened);
      announcer.toUser(session.userId, 'conversationCreated', { conversationId, conversation, id: payload.id });
    }
  }
  for (const message of exchange) announcer.toUser(session.userId, eventOfStored(message, isRepeated), message);
}
