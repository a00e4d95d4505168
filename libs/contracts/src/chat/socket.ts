import * as z from 'zod/mini';
import { reportProgress } from '../reports/progress.ts';
import { id } from '../shared/fields.ts';
import { notification } from '../user/notifications.ts';
import { chatCard, chatMessage, chatSubject, clientMessageId, conversation, longestChatMessage } from './message.ts';

/** Every event of the namespace `/chat` in both directions (spec 1 sections 3, 4, 7 and 9). */

export const chatNamespace = '/chat';
export const chatSocketPath = '/socket.io';

/** Constants of spec 1 section 9, in milliseconds and bytes. */
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

/** A conversation by its id, as an object or bare as the old client sent it. */
const inConversation = z.union([
  z.object({ conversationId: id }),
  z.pipe(
    id,
    z.transform((conversationId: string) => ({ conversationId })),
  ),
]);

const catchingUp = z.object({ conversationId: id, lastSeq: z._default(z.int().check(z.nonnegative()), 0) });

/** What a client emits. Every event takes an optional acknowledgement, answered with `chatAcknowledgements`. */
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
  /** Enters the room and gets what was missed since `lastSeq` (0: the newest page), and the answer under way. */
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
  /** Ends the answer under way; its partial text stays. */
  stopAnswer: inConversation,
  /** Makes an answer again; the text it had becomes an earlier version. */
  regenerate: z.object({ conversationId: id, messageId: id }),
} as const;

export type ChatClientEvent = keyof typeof chatClientEvents;

/** An answer on its way, as far as it is: what follows has the same `attempt` and a higher `delta`. */
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
    /** In order; older ones come by `GET /chat/conversations/:id/messages`. */
    messages: z.array(chatMessage),
    /** True where more was missed than fits: ask again with the highest `revision` as `lastSeq`. */
    hasMore: z.boolean(),
    answering: z.nullable(answerUnderWay),
  }),
} as const;

/** What the server emits; everything about a conversation carries its `conversationId`. */
export const chatServerEvents = {
  authenticated: z.object({ userId: z.string(), role: z.string() }),
  /** The session does not count (any more); the connection closes. */
  authError: z.object({ message: z.string(), code: z.string() }),
  /** A refused event: which one, and what a person may read. */
  error: z.object({
    message: z.string(),
    code: z.string(),
    event: z.optional(z.string()),
    conversationId: z.optional(z.nullable(z.string())),
    /** The client's id of the message that was refused. */
    id: z.optional(z.string()),
    retryAfterSeconds: z.optional(z.int()),
  }),
  /** To the sender's devices: `delivered` once stored, `failed` where it was refused. */
  messageStatus: z.object({
    id: z.string(),
    conversationId: z.nullable(id),
    status: z.enum(['delivered', 'failed']),
    messageId: z.nullable(id),
    seq: z.nullable(z.int()),
  }),
  /**
   * Each whole message, once (docs/decisions/0048-chat-delivery.md): a user's when it is stored, an answer at the first end that leaves it with
   * text. A client that knows only this event shows every message once, and none without text.
   */
  message: chatMessage,
  /**
   * A message with another state or revision: an answer that starts, fails, or is made again; a rating; a message that was
   * sent again. Replaces what is known of the same `id` with a smaller `revision`.
   */
  messageUpdated: chatMessage,
  /**
   * A piece of an answer. `delta` counts from 1 within `attempt`; a higher `attempt` starts the text anew (another node
   * took over), a smaller one is old news. A gap: join again.
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
  /** Something for the bell, to every device of its person; what was missed is in `GET /notifications`. */
  notification: z.object({ unread: z.int(), notification }),
  /** How far a report of the user is. To every device of the user; what is missed is read from the list. */
  reportProgress: z.omit(reportProgress, { userId: true }),
} as const;

export type ChatServerEvent = keyof typeof chatServerEvents;
export type ChatServerPayload<Name extends ChatServerEvent> = z.infer<(typeof chatServerEvents)[Name]>;
