import type { ChatServerEvent, ChatServerPayload } from '@sefira/contracts/chat/socket';
import type { Namespace } from 'socket.io';
import { type ChatNamespace, conversationRoom, userRoom } from './rooms.ts';

/** Emits to all devices of a user, or to those with a conversation open, on every node. */
export interface Announcer {
  toUser<Name extends ChatServerEvent>(userId: string, name: Name, payload: ChatServerPayload<Name>): void;
  toConversation<Name extends ChatServerEvent>(
    conversationId: string,
    name: Name,
    payload: ChatServerPayload<Name>,
  ): void;
  /** Removes every device from the room of a deleted conversation. */
  closeConversation(conversationId: string): void;
}

export function createAnnouncer(namespace: ChatNamespace): Announcer {
  // Socket.IO types an emit by its event; a generic name needs the untyped namespace.
  const untyped: Namespace = namespace;
  return {
    toUser: (userId, name, payload) => untyped.to(userRoom(userId)).emit(name, payload),
    toConversation: (conversationId, name, payload) => untyped.to(conversationRoom(conversationId)).emit(name, payload),
    closeConversation(conversationId) {
      const room = conversationRoom(conversationId);
      namespace.in(room).socketsLeave(room);
    },
  };
}
