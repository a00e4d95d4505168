import { newId } from '@sefira/platform/time/identifiers';
import type { Mail, Prisma } from '../../prisma/generated/client.ts';
import type { MailTemplateName } from '../mail/render.ts';

export type { Mail };

type Transaction = Prisma.TransactionClient;

/** Longer than a delivery may take; then another worker may claim the mail. */
const claimMilliseconds = 60_000;
/** A mail without progress is enqueued again after this. */
const orderedMilliseconds = 120_000;
const dispatchBatch = 100;

export interface NewMail {
  /** Idempotency key, such as `welcome:<user id>`: one mail per cause. */
  readonly cause: string;
  readonly template: MailTemplateName;
  readonly recipient: string;
  /** The account that the mail is about. */
  readonly userId?: string;
  readonly data: Prisma.InputJsonObject;
}

/** Stores a mail in the transaction of its cause; it is enqueued after the commit. */
export async function addMail(transaction: Transaction, mail: NewMail, now: Date): Promise<void> {
  await transaction.mail.createMany({
    data: [{ ...mail, id: newId(), createdAt: now, claimedUntil: now }],
    skipDuplicates: true,
  });
}

/** Claims mails to enqueue: new ones, and those without progress. */
export async function takeMailsToOrder(transaction: Transaction, now: Date): Promise<string[]> {
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE mail SET claimed_until = ${new Date(now.getTime() + orderedMilliseconds)}
    WHERE id IN (
      SELECT id FROM mail WHERE state IN ('waiting', 'sending') AND claimed_until <= ${now}
      ORDER BY claimed_until LIMIT ${dispatchBatch} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Claims a mail for one delivery; null when it was sent, has failed, or is claimed by another worker. */
export async function claimMail(transaction: Transaction, id: string, now: Date): Promise<Mail | null> {
  const { count } = await transaction.mail.updateMany({
    where: { id, OR: [{ state: 'waiting' }, { state: 'sending', claimedUntil: { lte: now } }] },
    data: {
      state: 'sending',
      attempts: { increment: 1 },
      claimedUntil: new Date(now.getTime() + claimMilliseconds),
    },
  });
  return count === 0 ? null : transaction.mail.findUnique({ where: { id } });
}

export async function markMailSent(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.mail.updateMany({
    where: { id },
    data: { state: 'sent', sentAt: now, failureReason: null },
  });
}

/** A mail of the last 30 days; its id is a secret of its recipient. */
export function findMail(transaction: Transaction, id: string): Promise<Mail | null> {
  return transaction.mail.findUnique({ where: { id } });
}

/** A delivery failed: the queue retries it. */
export async function markMailWaiting(transaction: Transaction, id: string, reason: string, now: Date): Promise<void> {
  await transaction.mail.updateMany({
    where: { id, state: 'sending' },
    data: {
      state: 'waiting',
      failureReason: reason.slice(0, 500),
      claimedUntil: new Date(now.getTime() + orderedMilliseconds),
    },
  });
}

/** True when the account that a mail is about, or the account with the recipient's address, is closed. */
export async function isOfClosedAccount(
  transaction: Transaction,
  { userId, recipient }: Pick<Mail, 'userId' | 'recipient'>,
): Promise<boolean> {
  const rows = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM account_standing WHERE is_closed AND (
      user_id = ${userId}::uuid OR user_id IN (SELECT user_id FROM profile WHERE email = ${recipient})) LIMIT 1`;
  return rows.length > 0;
}

/** A mail that must not be sent, now or later. */
export async function markMailWithheld(transaction: Transaction, id: string, reason: string): Promise<void> {
  await transaction.mail.updateMany({ where: { id }, data: { state: 'withheld', failureReason: reason } });
}

export async function markMailFailed(transaction: Transaction, id: string, reason: string): Promise<void> {
  await transaction.mail.updateMany({
    where: { id, state: { not: 'sent' } },
    data: { state: 'failed', failureReason: reason.slice(0, 500) },
  });
}

/** Mails that are not sent yet. */
export function countMailsToSend(transaction: Transaction): Promise<number> {
  return transaction.mail.count({ where: { state: { in: ['waiting', 'sending'] } } });
}

/** Deletes finished mails from before `before`, since they hold personal data. @returns how many */
export async function deleteOldMails(transaction: Transaction, before: Date): Promise<number> {
  const { count } = await transaction.mail.deleteMany({
    where: { state: { in: ['sent', 'failed', 'withheld'] }, createdAt: { lt: before } },
  });
  return count;
}
