import type { ChatClientEvent } from '@sefira/contracts/chat/socket';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { type ChatSocket, conversationRoom, type SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext, Transaction } from '../context.ts';
import { findOwnConversation } from '../data/conversations.ts';
import { messagesBefore, messagesSince, requestStop } from '../data/messages.ts';
import type { StoredConversation, StoredMessage } from '../data/stored.ts';
import { presentConversation, presentMessage } from '../presenters/messages.ts';
import type { Payload } from './payload.ts';
import { regenerate } from './regenerate.ts';
import { sendMessage } from './send-message.ts';

type Handler<Name extends ChatClientEvent> = (
  context: ChatContext,
  socket: ChatSocket,
  session: SocketSession,
  payload: Payload<Name>,
) => Promise<unknown>;

/** Messages of one catch-up; more come by asking again. */
const catchUpLimit = 200;

/** What each event does; the session and the payload were checked before. The answer is the acknowledgement's `data`. */
export const handlers: { readonly [Name in Exclude<ChatClientEvent, 'updateAuth'>]: Handler<Name> } = {
  sendMessage,
  regenerate,

  async joinConversation(context, socket, session, { conversationId, lastSeq }) {
    const client = clientOf(context);
    const opened = await context.readConversation(session.userId, conversationId);
    if (!opened) throw noConversation();
    const { conversation, answering } = opened;
    // First the room, then what was missed and written so far: nothing falls between. New messages are told to the person.
    await socket.join(conversationRoom(conversationId));
    const messages = await missedMessages(client, conversation, lastSeq);
    const buffered = answering ? await readBuffer(context, answering) : null;
    return {
      conversation: presentConversation(conversation),
      messages: messages.map(presentMessage),
      hasMore: messages.length === catchUpLimit,
      answering: buffered,
    };
  },

  async leaveConversation(_context, socket, _session, { conversationId }) {
    await socket.leave(conversationRoom(conversationId));
    return null;
  },

  typing: (context, socket, session, payload) => tellTyping(context, socket, session, payload, 'typing'),
  stopTyping: (context, socket, session, payload) => tellTyping(context, socket, session, payload, 'stopTyping'),

  async stopAnswer(context, _socket, session, { conversationId }) {
    await ownConversation(context, session, conversationId);
    const stopping = await requestStop(clientOf(context), { conversationId, userId: session.userId });
    context.stopSignals.announce(stopping);
    return { messageIds: stopping };
  },
};

/** The newest for whoever knows none. A crowd that comes back has mostly missed nothing, as the counter tells. */
async function missedMessages(
  client: Transaction,
  { id, userId, lastSeq }: StoredConversation,
  known: number,
): Promise<readonly StoredMessage[]> {
  const talk = { conversationId: id, userId };
  if (known === 0) return messagesBefore(client, talk, null, catchUpLimit);
  return known < lastSeq ? messagesSince(client, talk, known, catchUpLimit) : [];
}

/** @throws DomainError NOT_FOUND for another's conversation as for none */
async function ownConversation(context: ChatContext, session: SocketSession, id: string) {
  const conversation = await findOwnConversation(clientOf(context), session.userId, id);
  if (!conversation) throw noConversation();
  return conversation;
}

function noConversation(): DomainError {
  return new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
}

async function readBuffer(context: ChatContext, answer: { id: string; version: number; attempt: number }) {
  const nothingYet = { attempt: answer.attempt, delta: 0, text: '' };
  const buffered = await context.answerBuffer.read(answer.id, answer.version).catch(() => null);
  return { messageId: answer.id, version: answer.version, ...(buffered ?? nothingYet) };
}

/** Told to the person's other devices; only in a room that was entered by its owner. */
async function tellTyping(
  _context: ChatContext,
  socket: ChatSocket,
  _session: SocketSession,
  { conversationId }: { conversationId: string },
  name: 'typing' | 'stopTyping',
): Promise<null> {
  const room = conversationRoom(conversationId);
  if (!socket.rooms.has(room)) throw noConversation();
  socket.to(room).emit(name, { conversationId, from: 'user' });
  return null;
}
