import { deleteInBatches } from '@sefira/database/delete-in-batches';
import type { InstantPosition } from '@sefira/platform/pagination/instant-cursor';
import type { StoredConversation, Transaction } from './stored.ts';

/** A conversation of this user; null for another user's. */
export function findOwnConversation(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<StoredConversation | null> {
  return transaction.conversation.findFirst({ where: { id, userId } });
}

/** A conversation of any user. */
export function findConversation(transaction: Transaction, id: string): Promise<StoredConversation | null> {
  return transaction.conversation.findUnique({ where: { id } });
}

/** Those of these conversations that are this user's. */
export function findOwnConversations(
  transaction: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<StoredConversation[]> {
  return transaction.conversation.findMany({ where: { id: { in: [...ids] }, userId } });
}

/** Renames or archives. @returns the conversation, or null if it is not this user's */
export async function changeOwnConversation(
  transaction: Transaction,
  userId: string,
  id: string,
  change: { readonly title?: string; readonly isArchived?: boolean },
): Promise<StoredConversation | null> {
  const { count } = await transaction.conversation.updateMany({
    where: { id, userId },
    data: {
      ...(change.title === undefined ? {} : { title: change.title, isNamed: true }),
      ...(change.isArchived === undefined ? {} : { isArchived: change.isArchived }),
    },
  });
  return count === 0 ? null : findOwnConversation(transaction, userId, id);
}

/** Sets the title that the first answer suggests, unless the user renamed it. @returns the changed conversation, or null */
export async function giveTitle(
  transaction: Transaction,
  id: string,
  title: string,
): Promise<StoredConversation | null> {
  const { count } = await transaction.conversation.updateMany({
    where: { id, isNamed: false, NOT: { title } },
    data: { title },
  });
  return count === 0 ? null : transaction.conversation.findUnique({ where: { id } });
}

/** @returns false if this user has no such conversation */
export async function deleteOwnConversation(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await transaction.conversation.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Fewer than usual: the messages of a conversation are deleted with it. */
const conversationsPerStatement = 500;

/** Deletes expired conversations of guests. @returns how many */
export function deleteExpiredConversations(client: Transaction, now: Date, signal: AbortSignal): Promise<number> {
  return deleteInBatches(
    signal,
    (limit) => client.conversation.deleteMany({ where: { expiresAt: { lt: now } }, limit }),
    conversationsPerStatement,
  );
}

export interface ConversationFilter {
  readonly isArchived: boolean;
  /** The last one of the previous page. */
  readonly after: InstantPosition | null;
  readonly limit: number;
}

/** A page of a user's conversations, most recently used first. */
export function listOwnConversations(
  transaction: Transaction,
  userId: string,
  { isArchived, after, limit }: ConversationFilter,
): Promise<StoredConversation[]> {
  return transaction.conversation.findMany({
    where: {
      userId,
      isArchived,
      ...(after === null
        ? {}
        : { OR: [{ updatedAt: { lt: after.at } }, { updatedAt: after.at, id: { lt: after.id } }] }),
    },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}
