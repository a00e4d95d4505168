import * as z from 'zod/mini';
import { reportProgress } from '../reports/progress.ts';
import { id } from '../shared/fields.ts';
import { notification } from '../user/notifications.ts';
import { chatCard, chatMessage, chatSubject, clientMessageId, conversation, longestChatMessage } from './message.ts';

/** Every event of the namespace `/chat` in both directions. */

export const chatNamespace = '/chat';
export const chatSocketPath = '/socket.io';

/** Constants of the published protocol, in milliseconds and bytes. */
export const chatSocketSettings = {
  reconnectionAttempts: 5,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  connectTimeout: 20_000,
  pingInterval: 25_000,
  pingTimeout: 60_000,
  maximumBytes: 1_000_000,
} as const;

/** `auth` of the handshake: the session token. */
export const chatHandshake = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** A conversation by its id, in an object or bare as old clients send it. */
const inConversation = z.union([
  z.object({ conversationId: id }),
  z.pipe(
    id,
    z.transform((conversationId: string) => ({ conversationId })),
  ),
]);

const catchingUp = z.object({ conversationId: id, lastSeq: z._default(z.int().check(z.nonnegative()), 0) });

/** Events of a client. Each takes an optional acknowledgement with the data of `chatAcknowledgements`. */
export const chatClientEvents = {
  /**
   * A question. `conversationId` null opens a conversation (`conversationCreated` follows). The same `id` again is the
   * same message: it is stored once, and `messageStatus` comes again.
   */
  sendMessage: z.object({
    message: z.string().check(
      z.overwrite((value) => value.toWellFormed().replaceAll('\u0000', '')),
      z.trim(),
      z.minLength(1, 'Escreva uma mensagem.'),
      z.maxLength(longestChatMessage, `A mensagem pode ter no máximo ${longestChatMessage} caracteres.`),
    ),
    conversationId: z.nullable(id),
    timestamp: z.string().check(z.maxLength(40)),
    id: clientMessageId,
    /** Only with `conversationId` null. */
    subject: z.optional(chatSubject),
  }),
  typing: inConversation,
  stopTyping: inConversation,
  /** Enters the room; acknowledged with the changes since `lastSeq` (0: the newest page) and the answer in progress. */
  joinConversation: z.union([
    catchingUp,
    z.pipe(
      id,
      z.transform((conversationId: string) => ({ conversationId, lastSeq: 0 })),
    ),
  ]),
  leaveConversation: inConversation,
  /** A new token for this connection; another user's leaves every room. */
  updateAuth: z.union([
    chatHandshake,
    z.pipe(
      z.string().check(z.minLength(1), z.maxLength(200)),
      z.transform((token: string) => ({ token })),
    ),
  ]),
  /** Stops the answer in progress; its partial text stays. */
  stopAnswer: inConversation,
  /** Regenerates an answer; its text becomes an earlier version. */
  regenerate: z.object({ conversationId: id, messageId: id }),
} as const;

export type ChatClientEvent = keyof typeof chatClientEvents;

/** The text so far of an answer in progress: later deltas have the same `attempt` and a higher `delta`. */
export const answerUnderWay = z.object({
  messageId: id,
  version: z.int(),
  attempt: z.int(),
  delta: z.int(),
  text: z.string(),
});
export type AnswerUnderWay = z.infer<typeof answerUnderWay>;

/** Data of a successful acknowledgement `{success: true, data}`; a refusal is `{success: false, message, error}`. */
export const chatAcknowledgements = {
  sendMessage: z.object({ conversationId: id, messageId: id, seq: z.int(), repeated: z.boolean() }),
  joinConversation: z.object({
    conversation,
    /** In order; `GET /chat/conversations/:id/messages` has older ones. */
    messages: z.array(chatMessage),
    /** True if there are more changes: ask again with the highest `revision` as `lastSeq`. */
    hasMore: z.boolean(),
    answering: z.nullable(answerUnderWay),
  }),
} as const;

/** Events of the server; those about a conversation carry its `conversationId`. */
export const chatServerEvents = {
  authenticated: z.object({ userId: z.string(), role: z.string() }),
  /** The session is invalid or has ended; the connection closes. */
  authError: z.object({ message: z.string(), code: z.string() }),
  /** A refused event, with a message for the user. */
  error: z.object({
    message: z.string(),
    code: z.string(),
    event: z.optional(z.string()),
    conversationId: z.optional(z.nullable(z.string())),
    /** The client's id of the message that was refused. */
    id: z.optional(z.string()),
    retryAfterSeconds: z.optional(z.int()),
  }),
  /** To the sender's device: `delivered` once stored, `failed` if refused. */
  messageStatus: z.object({
    id: z.string(),
    conversationId: z.nullable(id),
    status: z.enum(['delivered', 'failed']),
    messageId: z.nullable(id),
    seq: z.nullable(z.int()),
  }),
  /**
   * Each whole message, once (docs/decisions/0048-chat-delivery.md): a user's when it is stored, an answer when it first ends
   * with text. A client that handles only this event shows every message once, and none without text.
   */
  message: chatMessage,
  /**
   * A message with another state or revision: an answer that starts, fails or is regenerated; a rating; a message
   * sent again. Replaces the message with the same `id` and a smaller `revision`.
   */
  messageUpdated: chatMessage,
  /**
   * A part of an answer. `delta` counts from 1 within `attempt`; a higher `attempt` starts the text anew (another node
   * took over), a smaller one is stale. After a gap the client joins again.
   */
  messageDelta: z.object({
    conversationId: id,
    messageId: id,
    version: z.int(),
    attempt: z.int(),
    delta: z.int(),
    text: z.string(),
  }),
  /** A tool's result while the answer is still being written. */
  messageCard: z.object({ conversationId: id, messageId: id, version: z.int(), card: chatCard }),
  typing: z.object({ conversationId: id, from: z.enum(['assistant', 'user']) }),
  stopTyping: z.object({ conversationId: id, from: z.enum(['assistant', 'user']) }),
  /** `id` is the client's id of the message that opened it. To every device of the user. */
  conversationCreated: z.object({ conversationId: id, conversation, id: z.string() }),
  /** A title, a rename, an archiving. To every device of the user. */
  conversationUpdated: z.object({ conversationId: id, conversation }),
  conversationDeleted: z.object({ conversationId: id }),
  /** A new notification, to every device of its user; `GET /notifications` has missed ones. */
  notification: z.object({ unread: z.int(), notification }),
  /** Progress of a report, to every device of its user; the list of reports has missed changes. */
  reportProgress: z.omit(reportProgress, { userId: true }),
} as const;

/** Parsed payload of a client's event. */
export type ChatClientPayload<Name extends ChatClientEvent> = z.output<(typeof chatClientEvents)[Name]>;

export type ChatServerEvent = keyof typeof chatServerEvents;
export type ChatServerPayload<Name extends ChatServerEvent> = z.infer<(typeof chatServerEvents)[Name]>;
