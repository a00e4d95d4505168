import { newId } from '@sefira/platform/time/identifiers';
import type { Mail, Prisma } from '../../prisma/generated/client.ts';
import type { MailTemplateName } from '../mail/render.ts';

export type { Mail };

type Transaction = Prisma.TransactionClient;

/** A claim lasts longer than a delivery may take; then another worker may try. */
const claimMilliseconds = 60_000;
/** An ordered mail is looked after by the queue for this long before it is ordered again. */
const orderedMilliseconds = 120_000;
const dispatchBatch = 100;

export interface NewMail {
  /** What it answers to, such as `welcome:<user id>`: the same cause never sends twice. */
  readonly cause: string;
  readonly template: MailTemplateName;
  readonly recipient: string;
  /** Whose account it is about. */
  readonly userId?: string;
  readonly data: Prisma.InputJsonObject;
}

/** Puts a mail in the out-tray, in the transaction of its cause; the dispatcher orders it once that is committed. */
export async function addMail(transaction: Transaction, mail: NewMail, now: Date): Promise<void> {
  await transaction.mail.createMany({
    data: [{ ...mail, id: newId(), createdAt: now, claimedUntil: now }],
    skipDuplicates: true,
  });
}

/** Mails to order now: new ones, and those whose worker never came back. They are held from other dispatchers. */
export async function takeMailsToOrder(transaction: Transaction, now: Date): Promise<string[]> {
  const rows = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE mail SET claimed_until = ${new Date(now.getTime() + orderedMilliseconds)}
    WHERE id IN (
      SELECT id FROM mail WHERE state IN ('waiting', 'sending') AND claimed_until <= ${now}
      ORDER BY claimed_until LIMIT ${dispatchBatch} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Claims a mail for one delivery; null when it was sent, failed for good, or is in another's hands. */
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

/** A mail of the last 30 days; its id is known to its recipient alone. */
export function findMail(transaction: Transaction, id: string): Promise<Mail | null> {
  return transaction.mail.findUnique({ where: { id } });
}

/** A delivery that did not work: the queue tries again. */
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

/** Whether the account that a mail is about, or the account with the recipient's address, is closed. */
export async function isOfClosedAccount(
  transaction: Transaction,
  { userId, recipient }: Pick<Mail, 'userId' | 'recipient'>,
): Promise<boolean> {
  const rows = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM account_standing WHERE is_closed AND (
      user_id = ${userId}::uuid OR user_id IN (SELECT user_id FROM profile WHERE email = ${recipient})) LIMIT 1`;
  return rows.length > 0;
}

/** A mail that must not leave: it is not sent later either. */
export async function markMailWithheld(transaction: Transaction, id: string, reason: string): Promise<void> {
  await transaction.mail.updateMany({ where: { id }, data: { state: 'withheld', failureReason: reason } });
}

export async function markMailFailed(transaction: Transaction, id: string, reason: string): Promise<void> {
  await transaction.mail.updateMany({
    where: { id, state: { not: 'sent' } },
    data: { state: 'failed', failureReason: reason.slice(0, 500) },
  });
}

/** Mails that are still to leave. */
export function countMailsToSend(transaction: Transaction): Promise<number> {
  return transaction.mail.count({ where: { state: { in: ['waiting', 'sending'] } } });
}

/** Removes what was sent or given up before `before`: the row holds a person's data. @returns how many */
export async function deleteOldMails(transaction: Transaction, before: Date): Promise<number> {
  const { count } = await transaction.mail.deleteMany({
    where: { state: { in: ['sent', 'failed', 'withheld'] }, createdAt: { lt: before } },
  });
  return count;
}
