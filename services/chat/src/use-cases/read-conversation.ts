import { clientOf, poolOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { readInstantCursor, writeInstantCursor } from '@sefira/platform/pagination/instant-cursor';
import type { ChatContext } from '../context.ts';
import { findOwnConversation, findOwnConversations, listOwnConversations } from '../data/conversations.ts';
import { messagesBefore, messagesSince } from '../data/messages.ts';
import { type OpenedConversation, readOpenedConversation } from '../data/opened-conversation.ts';
import { searchOwnConversations } from '../data/search.ts';
import type { StoredConversation, StoredMessage } from '../data/stored.ts';

/** Maximum number of messages of one catch-up. */
const catchUpLimit = 200;

/** @throws DomainError NOT_FOUND, also for another user's conversation */
export async function readOwnConversation(
  context: ChatContext,
  userId: string,
  id: string,
): Promise<StoredConversation> {
  const conversation = await findOwnConversation(clientOf(context), userId, id);
  if (!conversation) throw noConversation();
  return conversation;
}

export function noConversation(): DomainError {
  return new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
}

/** A user's conversation with its answer in progress. @throws DomainError NOT_FOUND */
export async function openConversation(context: ChatContext, userId: string, id: string): Promise<OpenedConversation> {
  const opened = await readOpenedConversation(poolOf(context), userId, id);
  if (!opened) throw noConversation();
  return opened;
}

/**
 * Changes of an opened conversation since `lastSeq`, and the text so far of its answer in progress. A client enters the room
 * between both calls, so that it misses no announcement.
 */
export async function readChanges(context: ChatContext, opened: OpenedConversation, lastSeq: number) {
  const messages = await missedMessages(context, opened.conversation, lastSeq);
  return {
    conversation: opened.conversation,
    messages,
    hasMore: messages.length === catchUpLimit,
    answering: opened.answering ? await readBuffer(context, opened.answering) : null,
  };
}

/** The newest messages for a client without any; the counter says whether a known client missed a change. */
async function missedMessages(
  context: ChatContext,
  { id, userId, lastSeq }: StoredConversation,
  known: number,
): Promise<readonly StoredMessage[]> {
  const owned = { conversationId: id, userId };
  if (known === 0) return messagesBefore(clientOf(context), owned, null, catchUpLimit);
  return known < lastSeq ? messagesSince(clientOf(context), owned, known, catchUpLimit) : [];
}

async function readBuffer(context: ChatContext, answer: { id: string; version: number; attempt: number }) {
  const empty = { attempt: answer.attempt, delta: 0, text: '' };
  const buffered = await context.answerBuffer.read(answer.id, answer.version).catch(() => null);
  return { messageId: answer.id, version: answer.version, ...(buffered ?? empty) };
}

export interface ConversationPage {
  readonly items: readonly { readonly conversation: StoredConversation; readonly excerpt: string | null }[];
  readonly nextCursor: string | null;
}

/** A page of a user's conversations. @throws DomainError VALIDATION_FAILED for an invalid cursor */
export async function listConversations(
  context: ChatContext,
  userId: string,
  {
    isArchived,
    cursor,
    limit,
  }: { readonly isArchived: boolean; readonly cursor: string | undefined; readonly limit: number },
): Promise<ConversationPage> {
  const after = readInstantCursor(cursor);
  const rows = await listOwnConversations(clientOf(context), userId, { isArchived, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((conversation) => ({ conversation, excerpt: null })),
    nextCursor: last ? writeInstantCursor({ at: last.updatedAt, id: last.id }) : null,
  };
}

/** Conversations with the words of `text`, each with an excerpt. */
export async function searchConversations(
  context: ChatContext,
  search: { readonly userId: string; readonly text: string; readonly isArchived: boolean; readonly limit: number },
): Promise<ConversationPage> {
  const found = await searchOwnConversations(poolOf(context), search);
  const ids = found.map(({ id }) => id);
  const rows = await findOwnConversations(clientOf(context), search.userId, ids);
  const items = found.flatMap(({ id, excerpt }) => {
    const conversation = rows.find((one) => one.id === id);
    return conversation ? [{ conversation, excerpt }] : [];
  });
  return { items, nextCursor: null };
}
