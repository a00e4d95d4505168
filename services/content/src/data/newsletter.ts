import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { idsOf } from '@sefira/database/rows';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import type { NewsletterIssue, Prisma, Subscriber } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Minimum time between two confirmation mails to an address. */
const askAgainMilliseconds = 10 * 60_000;
const unconfirmedDays = 7;

/** Stores a subscription request. @returns the subscriber to send a confirmation to, or null if none is due */
export async function askToConfirm(transaction: Transaction, email: string, now: Date): Promise<Subscriber | null> {
  await transaction.subscriber.createMany({
    data: [{ id: newId(), email, status: 'new', askedAt: now }],
    skipDuplicates: true,
  });
  const { count } = await transaction.subscriber.updateMany({
    where: {
      email,
      OR: [
        { status: 'new' },
        { status: { in: ['pending', 'left'] }, askedAt: { lte: new Date(now.getTime() - askAgainMilliseconds) } },
      ],
    },
    data: { status: 'pending', askedAt: now },
  });
  return count === 0 ? null : transaction.subscriber.findUnique({ where: { email } });
}

/** @returns false if the subscriber does not exist */
export async function confirmSubscriber(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await transaction.subscriber.updateMany({
    where: { id, status: { in: ['pending', 'active'] } },
    data: { status: 'active', confirmedAt: now },
  });
  return count > 0;
}

/** Deletes a subscriber; idempotent. */
export async function removeSubscriber(transaction: Transaction, id: string): Promise<void> {
  await transaction.subscriber.deleteMany({ where: { id } });
}

/** No issue goes to this address while the account is closed (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function pauseSubscriber(transaction: Transaction, email: string, pausedFor: string): Promise<void> {
  await transaction.subscriber.updateMany({ where: { email }, data: { pausedFor } });
}

export async function resumeSubscriber(transaction: Transaction, userId: string): Promise<void> {
  await transaction.subscriber.updateMany({ where: { pausedFor: userId }, data: { pausedFor: null } });
}

/** The subscription of a closed account is erased with it. */
export async function removePausedSubscriber(transaction: Transaction, userId: string): Promise<void> {
  await transaction.subscriber.deleteMany({ where: { pausedFor: userId } });
}

export function countSubscribers(transaction: Transaction): Promise<number> {
  return transaction.subscriber.count({ where: { status: 'active' } });
}

export async function removeUnconfirmed(transaction: Transaction, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - unconfirmedDays * dayMilliseconds);
  const where = { status: { not: 'active' }, askedAt: { lt: before } };
  await deleteInBatches(signal, (limit) => transaction.subscriber.deleteMany({ where, limit }));
}

/** Stores the issue of an article. @returns its id, or null if the article was announced before */
export async function addIssue(transaction: Transaction, articleId: string, now: Date): Promise<string | null> {
  const { count } = await transaction.article.updateMany({
    where: { id: articleId, announcedAt: null },
    data: { announcedAt: now },
  });
  if (count === 0) return null;
  const { id } = await transaction.newsletterIssue.create({ data: { id: newId(), articleId, startedAt: now } });
  return id;
}

/** An unfinished issue, locked until the transaction ends. */
export async function lockOpenIssue(transaction: Transaction, id: string): Promise<NewsletterIssue | null> {
  const [open] = await idsOf(transaction.$queryRaw`
    SELECT id FROM newsletter_issue WHERE id = ${id}::uuid AND finished_at IS NULL FOR UPDATE`);
  return open === undefined ? null : transaction.newsletterIssue.findUnique({ where: { id: open } });
}

export function nextSubscribers(transaction: Transaction, after: string | null, limit: number): Promise<Subscriber[]> {
  return transaction.subscriber.findMany({
    where: { status: 'active', pausedFor: null, ...(after === null ? {} : { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
  });
}

export async function moveIssue(
  transaction: Transaction,
  id: string,
  change: { readonly cursor: string } | { readonly finishedAt: Date },
): Promise<void> {
  await transaction.newsletterIssue.update({ where: { id }, data: change });
}
