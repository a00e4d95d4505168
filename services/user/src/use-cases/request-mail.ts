import { clientOf, inTransaction } from '@sefira/database/access';
import { enqueueJob, enqueueJobs } from '@sefira/messaging/outbox';
import type { UserContext } from '../context.ts';
import {
  addMail,
  claimDueMails,
  countDueBulkMails as countDue,
  findDueBulkMails,
  markMailWithheld,
  type NewMail,
} from '../data/mails.ts';
import type { Transaction } from '../data/transaction.ts';
import { accountMails } from '../domain/mail-budget.ts';
import { isBulk } from '../mail/render.ts';
import { permitAccountMail } from './permit-mail.ts';

const sweepBatch = 100;

/**
 * Stores a mail and its delivery in the transaction of its cause; a cause that has its mail already adds none. A mail about
 * an account is withheld when the budget of its address is exhausted (docs/decisions/0054-mail-budget.md).
 */
export async function requestMail(
  { clock, schema }: Pick<UserContext, 'clock' | 'schema'>,
  transaction: Transaction,
  mail: Omit<NewMail, 'isBulk'>,
): Promise<void> {
  const stored = { ...mail, isBulk: isBulk(mail.template) };
  const mailId = await addMail(transaction, stored, clock());
  if (mailId === null) return;
  const use = accountMails[mail.template];
  if (use !== undefined && mail.userId !== undefined) {
    const { userId, recipient } = mail;
    const isPermitted = await permitAccountMail(transaction, { userId, recipient }, clock());
    if (!isPermitted && use === 'limited') return markMailWithheld(transaction, mailId, 'mail budget exhausted');
  }
  if (!stored.isBulk) {
    await enqueueJob(transaction, schema, 'mail.send', { mailId }, { jobId: mailId });
  } else if ((await findDueBulkMails(transaction, clock(), 2)).length === 1) {
    await startBulkMails(schema, transaction);
  }
}

/** One job sends all; the sweep starts it again where it ended early. */
async function startBulkMails(schema: string, transaction: Transaction): Promise<void> {
  await enqueueJob(transaction, schema, 'mail.send_bulk', {}, { jobId: 'bulk' });
}

/** Enqueues mails that are due or made no progress, such as those of a Redis that lost its data, and starts the bulk mails. */
export async function enqueueDueMails(context: UserContext, signal: AbortSignal): Promise<void> {
  const { schema, clock } = context;
  for (let claimed = sweepBatch; claimed === sweepBatch && !signal.aborted; ) {
    claimed = await inTransaction(context, async (transaction) => {
      const mails = await claimDueMails(transaction, clock(), sweepBatch);
      const added = mails.map((mailId) => ({ payload: { mailId }, jobId: mailId }));
      await enqueueJobs(transaction, schema, 'mail.send', added);
      return mails.length;
    });
  }
  if ((await findDueBulkMails(clientOf(context), clock(), 1)).length === 0) return;
  await inTransaction(context, (transaction) => startBulkMails(schema, transaction));
}

/** Bulk mails that are due and have no job. */
export function countDueBulkMails(context: UserContext): Promise<number> {
  return countDue(clientOf(context), context.clock());
}
