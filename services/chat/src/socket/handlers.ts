import type { ChatClientEvent, ChatClientPayload } from '@sefira/contracts/chat/socket';
import { type ChatSocket, conversationRoom, type SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';
import { presentConversation, presentMessage } from '../presenters/messages.ts';
import { announceQuestion, askQuestion } from '../use-cases/ask-question.ts';
import { noConversation, openConversation, readChanges } from '../use-cases/read-conversation.ts';
import { regenerateAnswer } from '../use-cases/regenerate-answer.ts';
import { stopAnswer } from '../use-cases/stop-answer.ts';

type Handler<Name extends ChatClientEvent> = (
  context: ChatContext,
  socket: ChatSocket,
  session: SocketSession,
  payload: ChatClientPayload<Name>,
) => Promise<unknown>;

/** Handlers of events with a checked session and a parsed payload. The result is the acknowledgement's `data`. */
export const handlers: { readonly [Name in Exclude<ChatClientEvent, 'updateAuth'>]: Handler<Name> } = {
  async sendMessage(context, socket, session, payload) {
    const asked = await askQuestion(context, session, payload);
    const { conversationId, questionId: messageId, seq, repeated } = asked;
    const room = conversationRoom(conversationId);
    if (!socket.rooms.has(room)) await socket.join(room);
    socket.emit('messageStatus', { id: payload.id, conversationId, status: 'delivered', messageId, seq });
    await announceQuestion(context, session, payload, asked);
    return { conversationId, messageId, seq, repeated };
  },

  regenerate: (context, _socket, session, payload) => regenerateAnswer(context, session, payload),

  async joinConversation(context, socket, session, { conversationId, lastSeq }) {
    const opened = await openConversation(context, session.userId, conversationId);
    await socket.join(conversationRoom(conversationId));
    const { conversation, messages, hasMore, answering } = await readChanges(context, opened, lastSeq);
    return {
      conversation: presentConversation(conversation),
      messages: messages.map(presentMessage),
      hasMore,
      answering,
    };
  },

  async leaveConversation(_context, socket, _session, { conversationId }) {
    await socket.leave(conversationRoom(conversationId));
    return null;
  },

  typing: (_context, socket, _session, payload) => announceTyping(socket, payload.conversationId, 'typing'),
  stopTyping: (_context, socket, _session, payload) => announceTyping(socket, payload.conversationId, 'stopTyping'),

  async stopAnswer(context, _socket, session, { conversationId }) {
    return { messageIds: await stopAnswer(context, session.userId, conversationId) };
  },
};

/** To the user's other devices; only in a room that this connection has entered as the owner. */
async function announceTyping(
  socket: ChatSocket,
  conversationId: string,
  name: 'typing' | 'stopTyping',
): Promise<null> {
  const room = conversationRoom(conversationId);
  if (!socket.rooms.has(room)) throw noConversation();
  socket.to(room).emit(name, { conversationId, from: 'user' });
  return null;
}
