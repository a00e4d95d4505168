import { inTransaction } from '@sefira/database/access';
import { enqueueJob, enqueueJobs } from '@sefira/messaging/outbox';
import type { Transaction, UserContext } from '../context.ts';
import { addMail, claimStaleMails, markMailWithheld, type NewMail } from '../data/mails.ts';
import { accountMails } from '../domain/mail-budget.ts';
import { isBulk } from '../mail/render.ts';
import { permitAccountMail } from './permit-mail.ts';

const sweepBatch = 100;

const jobOf = (template: string) => (isBulk(template) ? 'mail.send_bulk' : 'mail.send');

/**
 * Stores a mail and its delivery in the transaction of its cause; a cause that has its mail already adds none. A mail about
 * an account is withheld when the budget of its address is exhausted (docs/decisions/0054-mail-budget.md).
 */
export async function requestMail(
  { clock, schema }: Pick<UserContext, 'clock' | 'schema'>,
  transaction: Transaction,
  mail: NewMail,
): Promise<void> {
  const mailId = await addMail(transaction, mail, clock());
  if (mailId === null) return;
  const use = accountMails[mail.template];
  if (use !== undefined && mail.userId !== undefined) {
    const { userId, recipient } = mail;
    const isPermitted = await permitAccountMail(transaction, { userId, recipient }, clock());
    if (!isPermitted && use === 'limited') return markMailWithheld(transaction, mailId, 'mail budget exhausted');
  }
  await enqueueJob(transaction, schema, jobOf(mail.template), { mailId }, { jobId: mailId });
}

/** Enqueues stale mails again, such as those of a Redis that lost its data. */
export async function requestStaleMails(context: UserContext, signal: AbortSignal): Promise<void> {
  const { schema, clock } = context;
  for (let claimed = sweepBatch; claimed === sweepBatch && !signal.aborted; ) {
    claimed = await inTransaction(context, async (transaction) => {
      const mails = await claimStaleMails(transaction, clock(), sweepBatch);
      for (const name of ['mail.send', 'mail.send_bulk'] as const) {
        const ofName = mails.filter(({ template }) => jobOf(template) === name);
        const added = ofName.map(({ id }) => ({ payload: { mailId: id }, jobId: id }));
        await enqueueJobs(transaction, schema, name, added);
      }
      return mails.length;
    });
  }
}
