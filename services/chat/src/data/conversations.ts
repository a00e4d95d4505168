import type { StoredConversation, Transaction } from './stored.ts';

/** A conversation of this person; another's is not there. */
export function findOwnConversation(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<StoredConversation | null> {
  return transaction.conversation.findFirst({ where: { id, userId } });
}

/** Renames or archives. @returns the conversation, or null where it is not this person's */
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

/** Gives the title that its first answer suggests, unless the person named it. @returns the conversation where it changed */
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

/** @returns false when this person has no such conversation */
export async function deleteOwnConversation(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await transaction.conversation.deleteMany({ where: { id, userId } });
  return count > 0;
}

/** Conversations with all their messages that one statement removes; it has seconds. */
const expiredAtOnce = 500;

/** Removes what guests left behind. @returns how many */
export async function deleteExpiredConversations(transaction: Transaction, now: Date): Promise<number> {
  for (let removed = 0; ; ) {
    const { count } = await transaction.conversation.deleteMany({
      where: { expiresAt: { lt: now } },
      limit: expiredAtOnce,
    });
    removed += count;
    if (count < expiredAtOnce) return removed;
  }
}

export interface ConversationFilter {
  readonly isArchived: boolean;
  /** The last one of the page before. */
  readonly after: { readonly updatedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** A page of a person's conversations, the last used first. */
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
        : { OR: [{ updatedAt: { lt: after.updatedAt } }, { updatedAt: after.updatedAt, id: { lt: after.id } }] }),
    },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}
