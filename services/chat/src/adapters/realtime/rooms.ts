import type { ChatServerEvent, ChatServerPayload } from '@sefira/contracts/chat/socket';
import type { Identity, Role } from '@sefira/contracts/shared/identity';
import type { Namespace, Socket } from 'socket.io';

/** The session of a connection. */
export interface SocketSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  readonly plan: 'free' | 'basic' | 'premium' | 'professional';
  readonly permissions: string[];
  readonly tokenHash: string;
  /** Network of the client, as limits count it. */
  readonly network: string;
}

/** The identity stored with an answer: billing and the tools act for it, also on another node. */
export function identityOf({ userId, role, plan, permissions, sessionId }: SocketSession): Identity {
  return { subject: userId, role, plan, permissions, sessionId };
}

export interface SocketData {
  /** Null before the session is checked and after it has ended. */
  session: SocketSession | null;
}

type Listener = (...values: unknown[]) => void;
type AnyEvents = Record<string, Listener>;
type ServerEvents = { [Name in ChatServerEvent]: (payload: ChatServerPayload<Name>) => void };

/** Events between nodes: answers that shall stop. */
export interface NodeEvents {
  stopAnswers: (messageIds: string[]) => void;
}

export type ChatNamespace = Namespace<AnyEvents, ServerEvents, NodeEvents, SocketData>;
export type ChatSocket = Socket<AnyEvents, ServerEvents, NodeEvents, SocketData>;

export const userRoom = (userId: string) => `user:${userId}`;
export const conversationRoom = (conversationId: string) => `conversation:${conversationId}`;
