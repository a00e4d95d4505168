import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import type { ContactMessage, Prisma } from '../../prisma/generated/client.ts';

export type { ContactMessage };

type Transaction = Prisma.TransactionClient;

const retentionDays = 365;

export function addContactMessage(
  transaction: Transaction,
  message: Pick<ContactMessage, 'name' | 'email' | 'topic' | 'message' | 'isPriority' | 'addressPrefix'>,
  now: Date,
): Promise<ContactMessage> {
  return transaction.contactMessage.create({ data: { ...message, id: newId(), createdAt: now } });
}

interface MessagesWanted {
  readonly state: 'open' | 'answered' | 'all';
  /** The id of the last one of the previous page. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** The newest first; of open ones those with priority support before the others. */
export function listContactMessages(
  transaction: Transaction,
  { state, before, limit }: MessagesWanted,
): Promise<ContactMessage[]> {
  return transaction.contactMessage.findMany({
    where: state === 'all' ? {} : { isAnswered: state === 'answered' },
    orderBy: [...(state === 'open' ? [{ isPriority: 'desc' } as const] : []), { id: 'desc' }],
    ...(before === undefined ? {} : { cursor: { id: before }, skip: 1 }),
    take: limit + 1,
  });
}

/** @returns false if there is no such message */
export async function settleContactMessage(
  transaction: Transaction,
  id: string,
  isAnswered: boolean,
): Promise<boolean> {
  const { count } = await transaction.contactMessage.updateMany({ where: { id }, data: { isAnswered } });
  return count > 0;
}

/** Deletes messages after their retention: they hold personal data. */
export async function removeOldMessages(transaction: Transaction, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMilliseconds);
  await deleteInBatches(signal, (limit) =>
    transaction.contactMessage.deleteMany({ where: { createdAt: { lt: before } }, limit }),
  );
}
