import {
  type ChatMessage,
  type Conversation,
  chatCard,
  chatMessageStatus,
  chatSource,
  chatSubject,
} from '@sefira/contracts/chat/message';
import * as z from 'zod/mini';
import type { StoredConversation, StoredMessage } from '../data/stored.ts';

const sources = z.array(chatSource);
const cards = z.array(chatCard);
const suggestions = z.array(z.string());

/** A message for clients, without data of billing, tools and providers. */
export function presentMessage(message: StoredMessage): ChatMessage {
  return {
    id: message.id,
    conversationId: message.conversationId,
    seq: message.seq,
    revision: message.revision,
    type: message.type === 'user' ? 'user' : 'bot',
    content: message.content,
    timestamp: message.createdAt.toISOString(),
    status: z.parse(chatMessageStatus, message.status),
    clientId: message.clientId,
    version: message.version,
    earlierVersions: (message.versions ?? []).map((earlier) => ({
      version: earlier.version,
      content: earlier.content,
      status: z.parse(chatMessageStatus, earlier.status),
      createdAt: earlier.createdAt.toISOString(),
      sources: z.parse(sources, earlier.sources),
      cards: z.parse(cards, earlier.cards),
    })),
    liked: message.liked,
    sources: z.parse(sources, message.sources),
    cards: z.parse(cards, message.cards),
    suggestions: z.parse(suggestions, message.suggestions),
    answeredBy: message.answeredBy,
    credits: message.credits,
  };
}

export function presentConversation(conversation: StoredConversation): Conversation {
  return {
    id: conversation.id,
    title: conversation.title,
    isArchived: conversation.isArchived,
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
    lastSeq: conversation.lastSeq,
    subject: z.parse(z.nullable(chatSubject), conversation.subject ?? null),
  };
}

/** A new question and its pending answer, without reading them from the database. */
export function presentNewExchange(stored: {
  readonly conversationId: string;
  readonly questionId: string;
  readonly answerId: string;
  readonly seq: number;
  readonly clientId: string;
  readonly content: string;
  readonly credits: number;
  readonly now: Date;
}): readonly [question: ChatMessage, answer: ChatMessage] {
  const { conversationId, questionId, answerId, seq, clientId, content, credits, now } = stored;
  const shared = {
    conversationId,
    timestamp: now.toISOString(),
    version: 1,
    earlierVersions: [],
    liked: null,
    sources: [],
    cards: [],
    suggestions: [],
    answeredBy: null,
  };
  return [
    { ...shared, id: questionId, seq, revision: seq, type: 'user', content, status: 'delivered', clientId, credits: 0 },
    {
      ...shared,
      id: answerId,
      seq: seq + 1,
      revision: seq + 1,
      type: 'bot',
      content: '',
      status: 'answering',
      clientId: null,
      credits,
    },
  ];
}
