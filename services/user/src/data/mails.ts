import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { idsOf } from '@sefira/database/rows';
import { newId } from '@sefira/platform/time/identifiers';
import type { Mail, Prisma } from '../../prisma/generated/client.ts';
import type { MailTemplateName } from '../mail/render.ts';

export type { Mail };

type Transaction = Prisma.TransactionClient;

/** Longer than a delivery may take; then another worker may claim the mail. */
const claimMilliseconds = 60_000;
/** A mail without progress is enqueued again after this. */
const stalledMilliseconds = 120_000;

export interface NewMail {
  /** Idempotency key, such as `welcome:<user id>`: one mail per cause. */
  readonly cause: string;
  readonly template: MailTemplateName;
  readonly isBulk: boolean;
  readonly recipient: string;
  /** The account that the mail is about. */
  readonly userId?: string;
  readonly data: Prisma.InputJsonObject;
}

/** Stores a mail in the transaction of its cause. @returns its id; null when the cause has its mail already */
export async function addMail(transaction: Transaction, mail: NewMail, now: Date): Promise<string | null> {
  const [added] = await transaction.mail.createManyAndReturn({
    // A bulk mail has no job of its own.
    data: [{ ...mail, id: newId(), createdAt: now, claimedUntil: mail.isBulk ? now : progressDeadline(now) }],
    skipDuplicates: true,
    select: { id: true },
  });
  return added?.id ?? null;
}

const progressDeadline = (now: Date) => new Date(now.getTime() + stalledMilliseconds);

/**
 * Claims mails to one person that are due or made no progress, so that they are enqueued again. Each state is read in the
 * order of the index, so that the cost does not depend on how many are due.
 */
export function claimDueMails(transaction: Transaction, now: Date, limit: number): Promise<string[]> {
  return idsOf(transaction.$queryRaw`
    WITH waiting AS (
      SELECT id, claimed_until FROM mail WHERE NOT is_bulk AND state = 'waiting' AND claimed_until <= ${now}
      ORDER BY claimed_until LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), sending AS (
      SELECT id, claimed_until FROM mail WHERE NOT is_bulk AND state = 'sending' AND claimed_until <= ${now}
      ORDER BY claimed_until LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE mail SET claimed_until = ${progressDeadline(now)}
    WHERE id IN (
      SELECT id FROM (SELECT * FROM waiting UNION ALL SELECT * FROM sending) AS due ORDER BY claimed_until LIMIT ${limit})
    RETURNING id`);
}

const dueBulkMails = (now: Date): Prisma.MailWhereInput => ({
  isBulk: true,
  state: { in: ['waiting', 'sending'] },
  claimedUntil: { lte: now },
});

export function countDueBulkMails(transaction: Transaction, now: Date): Promise<number> {
  return transaction.mail.count({ where: dueBulkMails(now) });
}

/**
 * Ids of the bulk mails that have been due for longest. Each state is read in the order of the index, so that the cost does
 * not depend on how many are due.
 */
export function findDueBulkMails(transaction: Transaction, now: Date, limit: number): Promise<readonly string[]> {
  return idsOf(transaction.$queryRaw`
    SELECT id FROM (
      (SELECT id, claimed_until FROM mail WHERE is_bulk AND state = 'waiting' AND claimed_until <= ${now}
        ORDER BY claimed_until LIMIT ${limit})
      UNION ALL
      (SELECT id, claimed_until FROM mail WHERE is_bulk AND state = 'sending' AND claimed_until <= ${now}
        ORDER BY claimed_until LIMIT ${limit})
    ) AS due ORDER BY claimed_until LIMIT ${limit}`);
}

/** Claims a mail for one delivery; null when it was sent, has failed, or is claimed by another worker. `attempts` counts this one. */
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

/** A delivery failed; the sweep enqueues the mail when it is due. */
export async function markMailWaiting(transaction: Transaction, id: string, reason: string, due: Date): Promise<void> {
  await transaction.mail.updateMany({
    where: { id, state: 'sending' },
    data: { state: 'waiting', failureReason: reason.slice(0, 500), claimedUntil: due },
  });
}

/** True when the account that a mail is about, or the account with the recipient's address, is closed. */
export async function isOfClosedAccount(
  transaction: Transaction,
  { userId, recipient }: Pick<Mail, 'userId' | 'recipient'>,
): Promise<boolean> {
  const closed = await idsOf(transaction.$queryRaw`
    SELECT user_id AS id FROM account_standing WHERE is_closed AND (
      user_id = ${userId}::uuid OR user_id IN (SELECT user_id FROM profile WHERE email = ${recipient})) LIMIT 1`);
  return closed.length > 0;
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

/** Deletes the mails about a person of which the cause has one of these endings; one that is not sent yet is not sent. */
export async function deleteMailsOfCauses(
  transaction: Transaction,
  userId: string,
  endings: readonly string[],
): Promise<void> {
  await transaction.mail.deleteMany({ where: { userId, OR: endings.map((endsWith) => ({ cause: { endsWith } })) } });
}

/** Deletes finished mails from before `before`, since they hold personal data. @returns how many */
export function deleteOldMails(client: Transaction, before: Date, signal: AbortSignal): Promise<number> {
  const where = { state: { in: ['sent', 'failed', 'withheld'] }, createdAt: { lt: before } };
  return deleteInBatches(signal, (limit) => client.mail.deleteMany({ where, limit }));
}

/** Mails that were not sent, by lane and state. */
export async function countUnsentMails(transaction: Transaction) {
  const rows = await transaction.mail.groupBy({
    by: ['isBulk', 'state'],
    where: { state: { in: ['waiting', 'sending', 'failed'] } },
    _count: true,
  });
  return rows.map(({ isBulk, state, _count: count }) => ({ lane: isBulk ? 'bulk' : 'single', state, count }) as const);
}
