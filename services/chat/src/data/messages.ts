import { firstWithVersions, type StoredMessage, type Transaction, withVersions } from './stored.ts';

/** A person's conversation: the person is what says in which partition its messages are. */
export interface Talk {
  readonly userId: string;
  readonly conversationId: string;
}

/** Anybody's message: looked for in every partition. */
export async function findMessage(transaction: Transaction, id: string): Promise<StoredMessage | null> {
  return firstWithVersions(transaction, await transaction.message.findMany({ where: { id }, take: 1 }));
}

/** A message of this person; another's is not there. */
export async function findOwnMessage(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<StoredMessage | null> {
  return firstWithVersions(transaction, await transaction.message.findMany({ where: { id, userId }, take: 1 }));
}

/** A question at this place and its answer at the next, as they stand now. */
export async function findExchange(
  transaction: Transaction,
  { conversationId, userId, questionId, seq }: Talk & { readonly questionId: string; readonly seq: number },
): Promise<readonly StoredMessage[]> {
  const messages = await transaction.message.findMany({
    // By their places: there is no index by the question.
    where: { conversationId, userId, seq: { in: [seq, seq + 1] }, OR: [{ id: questionId }, { questionId }] },
    orderBy: { seq: 'asc' },
  });
  return withVersions(transaction, messages);
}

/** What changed since a counter, in order of the changes: new messages and new states of known ones. */
export async function messagesSince(
  transaction: Transaction,
  { conversationId, userId }: Talk,
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

/** The newest messages, or those before a place; in order. */
export async function messagesBefore(
  transaction: Transaction,
  { conversationId, userId }: Talk,
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
 * Takes the next number of a conversation's counter; its row stays locked until the transaction ends. So whose it is stays
 * true until then: a guest may have become an account since the message was read. @returns null when the conversation was deleted
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

/** Asks the worker of every answer under way in a conversation to stop. @returns their ids */
export async function requestStop(transaction: Transaction, { conversationId, userId }: Talk): Promise<string[]> {
  const stopping = await transaction.message.updateManyAndReturn({
    where: { conversationId, userId, status: 'answering' },
    data: { stopRequested: true },
    select: { id: true },
  });
  return stopping.map(({ id }) => id);
}
