import { type StoredMessage, type Transaction, withVersions } from './stored.ts';

export function findMessage(transaction: Transaction, id: string): Promise<StoredMessage | null> {
  return transaction.message.findUnique({ where: { id }, include: withVersions });
}

/** A message of this person; another's is not there. */
export function findOwnMessage(transaction: Transaction, userId: string, id: string): Promise<StoredMessage | null> {
  return transaction.message.findFirst({ where: { id, userId }, include: withVersions });
}

/** A question at this place and its answer at the next, as they stand now. */
export function findExchange(
  transaction: Transaction,
  {
    conversationId,
    questionId,
    seq,
  }: { readonly conversationId: string; readonly questionId: string; readonly seq: number },
): Promise<StoredMessage[]> {
  return transaction.message.findMany({
    // By their places: there is no index by the question.
    where: { conversationId, seq: { in: [seq, seq + 1] }, OR: [{ id: questionId }, { questionId }] },
    include: withVersions,
    orderBy: { seq: 'asc' },
  });
}

/** What changed since a counter, in order of the changes: new messages and new states of known ones. */
export function messagesSince(
  transaction: Transaction,
  conversationId: string,
  revision: number,
  limit: number,
): Promise<StoredMessage[]> {
  return transaction.message.findMany({
    where: { conversationId, revision: { gt: revision } },
    include: withVersions,
    orderBy: { revision: 'asc' },
    take: limit,
  });
}

/** The newest messages, or those before a place; in order. */
export async function messagesBefore(
  transaction: Transaction,
  conversationId: string,
  beforeSeq: number | null,
  limit: number,
): Promise<StoredMessage[]> {
  const newestFirst = await transaction.message.findMany({
    where: { conversationId, ...(beforeSeq === null ? {} : { seq: { lt: beforeSeq } }) },
    include: withVersions,
    orderBy: { seq: 'desc' },
    take: limit,
  });
  return newestFirst.reverse();
}

/** Takes the next number of a conversation's counter; its row stays locked until the transaction ends. */
export async function nextRevision(transaction: Transaction, conversationId: string): Promise<number> {
  const { lastSeq } = await transaction.conversation.update({
    where: { id: conversationId },
    data: { lastSeq: { increment: 1 } },
    select: { lastSeq: true },
  });
  return lastSeq;
}

/** Asks the worker of every answer under way in a conversation to stop. @returns their ids */
export async function requestStop(transaction: Transaction, conversationId: string, userId: string): Promise<string[]> {
  const where = { conversationId, userId, status: 'answering' };
  await transaction.message.updateMany({ where, data: { stopRequested: true } });
  const stopping = await transaction.message.findMany({ where, select: { id: true } });
  return stopping.map(({ id }) => id);
}
