import type { ChatServerEvent, ChatServerPayload } from '@sefira/contracts/chat/socket';
import type { Identity, Role } from '@sefira/contracts/shared/identity';
import type { Namespace, Socket } from 'socket.io';

/** Who is at the other end of a connection. */
export interface SocketSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  readonly plan: 'free' | 'basic' | 'premium' | 'professional';
  readonly permissions: string[];
  readonly tokenHash: string;
}

/** Who asks, as it is kept beside the answer: billing and the tools act for them, also on another node. */
export function identityOf({ userId, role, plan, permissions, sessionId }: SocketSession): Identity {
  return { subject: userId, role, plan, permissions, sessionId };
}

export interface SocketData {
  /** Null until the session was checked, and after it ended. */
  session: SocketSession | null;
}

type Listener = (...values: unknown[]) => void;
type AnyEvents = Record<string, Listener>;
type ServerEvents = { [Name in ChatServerEvent]: (payload: ChatServerPayload<Name>) => void };

/** Told between nodes: the answers that are to stop. */
export interface NodeEvents {
  stopAnswers: (messageIds: string[]) => void;
}

export type ChatNamespace = Namespace<AnyEvents, ServerEvents, NodeEvents, SocketData>;
export type ChatSocket = Socket<AnyEvents, ServerEvents, NodeEvents, SocketData>;

export const userRoom = (userId: string) => `user:${userId}`;
export const conversationRoom = (conversationId: string) => `conversation:${conversationId}`;
