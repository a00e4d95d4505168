import * as z from 'zod/mini';
import { analysisKind, relationKind } from '../numerology/inputs.ts';
import { id, instant } from '../shared/fields.ts';

/** Shapes of the chat, the same over HTTP and over the socket. */

/** Longest question, in characters. */
export const longestChatMessage = 4000;

/** The id that a client gives its message (`msg_` with time and random): the same id is the same message. */
export const clientMessageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{4,100}$/, 'Identificador inválido.'));

/** A source of an answer, shown under it and opened by a click. */
export const chatSource = z.discriminatedUnion('kind', [
  /** A calculation of this answer: its rule and its person. `ref` is the id of its card. */
  z.object({ kind: z.literal('calculation'), title: z.string(), ref: z.string() }),
  /** An analysis of the user's history; `ref` is its id. */
  z.object({ kind: z.literal('analysis'), title: z.string(), ref: id }),
  /** A passage of the product's texts; `ref` is its key, such as `destino.7`. */
  z.object({ kind: z.literal('text'), title: z.string(), ref: z.string(), excerpt: z.string() }),
  /** An article, a tutorial or a help page; `ref` is its path, such as `/blog/ano-pessoal`. */
  z.object({ kind: z.literal('article'), title: z.string(), ref: z.string(), excerpt: z.string() }),
]);
export type ChatSource = z.infer<typeof chatSource>;

/** A number on a card: `{label: 'Destino', value: '7'}`, with the steps of its calculation if there are any. */
export const chatFigure = z.object({ label: z.string(), value: z.string(), detail: z.optional(z.string()) });
export type ChatFigure = z.infer<typeof chatFigure>;

/** Target of a card: the form of an analysis, filled in. */
export const chatCardLink = z.object({
  analysis: z.enum(['personal', 'compatibility', 'company', 'cycles', 'name', 'dates']),
  people: z.array(z.object({ name: z.string(), birthDate: z.nullable(z.string()) })),
  year: z.optional(z.int()),
  /** Of a comparison. */
  relationKind: z.optional(relationKind),
});

/** The result of a tool, shown in the chat. */
export const chatCard = z.object({
  id: z.string(),
  kind: z.enum(['map', 'period', 'compatibility', 'company', 'name', 'analyses']),
  title: z.string(),
  subtitle: z.string(),
  figures: z.array(chatFigure),
  link: z.nullable(chatCardLink),
});
export type ChatCard = z.infer<typeof chatCard>;

/**
 * State of a message. A user's is `delivered` once stored. An answer is `answering` until it is `completed`, `stopped`
 * (the partial text stays) or `failed` (nothing was charged).
 */
export const chatMessageStatus = z.enum(['delivered', 'answering', 'completed', 'stopped', 'failed']);

/** An earlier text of a regenerated answer; `version` counts from 1. */
export const chatMessageVersion = z.object({
  version: z.int(),
  content: z.string(),
  status: chatMessageStatus,
  createdAt: instant,
  sources: z.array(chatSource),
  cards: z.array(chatCard),
});

export const chatMessage = z.object({
  id,
  conversationId: id,
  /** Place in the conversation: messages are shown in this order. Numbers increase, with gaps. */
  seq: z.int(),
  /** The conversation's counter when the message last changed (never below `seq`); the highest one seen is `lastSeq`. */
  revision: z.int(),
  type: z.enum(['user', 'bot']),
  content: z.string(),
  timestamp: instant,
  status: chatMessageStatus,
  /** The client's id of a user's message; null on an answer. */
  clientId: z.nullable(z.string()),
  /** Version of `content`; 1 if it was never regenerated. */
  version: z.int(),
  /** Earlier versions, oldest first. */
  earlierVersions: z.array(chatMessageVersion),
  liked: z.nullable(z.boolean()),
  sources: z.array(chatSource),
  cards: z.array(chatCard),
  /** Suggested next questions. */
  suggestions: z.array(z.string()),
  /** Who answered: `Sefira (assistente embutido)` or the model's name; null on a user's message. */
  answeredBy: z.nullable(z.string()),
  /** Credits that this answer cost; 0 if the plan includes it. */
  credits: z.int(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Subject that a conversation was opened about (`?sobre=`): context of its first question. */
export const chatSubject = z.object({
  kind: z.enum(['number', 'day', 'report', 'analysis']),
  /** `destino`, `2026-11-21`, or the id of a report or an analysis. */
  ref: z.string().check(z.maxLength(80)),
  title: z.optional(z.string().check(z.maxLength(200))),
  analysisKind: z.optional(analysisKind),
});
export type ChatSubject = z.infer<typeof chatSubject>;

export const conversation = z.object({
  id,
  title: z.string(),
  isArchived: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** Highest counter assigned: a client with a smaller `lastSeq` has missed a change. */
  lastSeq: z.int(),
  subject: z.nullable(chatSubject),
});
export type Conversation = z.infer<typeof conversation>;
