import { firstWithVersions, type StoredMessage, type Transaction, withVersions } from './stored.ts';

/** A conversation with its owner: messages are partitioned by user. */
export interface OwnedConversation {
  readonly userId: string;
  readonly conversationId: string;
}

/** A message of any user, searched in every partition. */
export async function findMessage(transaction: Transaction, id: string): Promise<StoredMessage | null> {
  return firstWithVersions(transaction, await transaction.message.findMany({ where: { id }, take: 1 }));
}

/** A message of this user; null for another user's. */
export async function findOwnMessage(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<StoredMessage | null> {
  return firstWithVersions(transaction, await transaction.message.findMany({ where: { id, userId }, take: 1 }));
}

/** The current question at this place and its answer at the next. */
export async function findExchange(
  transaction: Transaction,
  {
    conversationId,
    userId,
    questionId,
    seq,
  }: OwnedConversation & { readonly questionId: string; readonly seq: number },
): Promise<readonly StoredMessage[]> {
  const messages = await transaction.message.findMany({
    // By sequence number: there is no index by question.
    where: { conversationId, userId, seq: { in: [seq, seq + 1] }, OR: [{ id: questionId }, { questionId }] },
    orderBy: { seq: 'asc' },
  });
  return withVersions(transaction, messages);
}

/** Messages that were added or changed after a revision, in the order of the changes. */
export async function messagesSince(
  transaction: Transaction,
  { conversationId, userId }: OwnedConversation,
  revision: number,
  limit: number,
): Promise<readonly StoredMessage[]> {
  const messages = await transaction.message.findMany({
    where: { conversationId, userId, revision: { gt: revision } },
    orderBy: { revision: 'asc' },
    take: limit,
  });
  return withVersions(transaction, messages);
}

/** The newest messages, or those before a sequence number; in order. */
export async function messagesBefore(
  transaction: Transaction,
  { conversationId, userId }: OwnedConversation,
  beforeSeq: number | null,
  limit: number,
): Promise<readonly StoredMessage[]> {
  const newestFirst = await transaction.message.findMany({
    where: { conversationId, userId, ...(beforeSeq === null ? {} : { seq: { lt: beforeSeq } }) },
    orderBy: { seq: 'desc' },
    take: limit,
  });
  return withVersions(transaction, newestFirst.reverse());
}

/**
 * Takes the next number of a conversation's counter and locks its row until the transaction ends. The returned owner is current:
 * a guest may have become an account since the message was read. @returns null if the conversation was deleted
 */
export async function nextRevision(
  transaction: Transaction,
  conversationId: string,
): Promise<{ readonly revision: number; readonly userId: string } | null> {
  const [advanced] = await transaction.conversation.updateManyAndReturn({
    where: { id: conversationId },
    data: { lastSeq: { increment: 1 } },
    select: { lastSeq: true, userId: true },
  });
  return advanced ? { revision: advanced.lastSeq, userId: advanced.userId } : null;
}

/** Marks the answers in progress of a conversation to stop. @returns their ids */
export async function requestStop(
  transaction: Transaction,
  { conversationId, userId }: OwnedConversation,
): Promise<string[]> {
  const stopping = await transaction.message.updateManyAndReturn({
    where: { conversationId, userId, status: 'answering' },
    data: { stopRequested: true },
    select: { id: true },
  });
  return stopping.map(({ id }) => id);
}
