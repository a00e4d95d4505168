import { clientOf, inTransaction } from '@sefira/database/access';
import { enqueueJob } from '@sefira/messaging/outbox';
import { unseal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import { type Mailer, mailFailureOf } from '../adapters/mailer.ts';
import type { UserContext } from '../context.ts';
import {
  claimMail,
  findDueBulkMails,
  isOfClosedAccount,
  type Mail,
  markMailFailed,
  markMailSent,
  markMailWaiting,
  markMailWithheld,
} from '../data/mails.ts';
import { waitForAttempt } from '../domain/mail-retries.ts';
import { isSentWhenClosed, type RenderedMail, renderMail } from '../mail/render.ts';

type Delivery = 'sent' | 'failed' | 'unreachable' | 'nothing to do';

/** Later attempts are enqueued by the sweep. */
const longestJobDelay = 60_000;
const bulkBatch = 100;

/**
 * Attempts a mail. The row is claimed before and marked after, so a repeated job has nothing left to do. A mail that was
 * not accepted is attempted again for 48 hours, unless its address was refused.
 */
export async function sendMail(context: UserContext, mailId: string): Promise<void> {
  await attempt(context, context.mailer, mailId);
}

/** Sends the bulk mails that are due, until the mail server is out of reach or the process shuts down. */
export async function sendBulkMails(context: UserContext, signal: AbortSignal): Promise<void> {
  const { bulkMailer, settings, clock } = context;
  let isReachable = true;
  for (let ids = await nextIds(); ids.length > 0 && isReachable; ids = await nextIds()) {
    const left = [...ids];
    const work = async () => {
      for (let id = left.shift(); id !== undefined && isReachable && !signal.aborted; id = left.shift()) {
        if ((await attempt(context, bulkMailer, id)) === 'unreachable') isReachable = false;
      }
    };
    await Promise.all(Array.from({ length: settings.BULK_MAIL_CONCURRENCY }, work));
  }

  async function nextIds(): Promise<readonly string[]> {
    return signal.aborted ? [] : findDueBulkMails(clientOf(context), clock(), bulkBatch);
  }
}

async function attempt(context: UserContext, mailer: Mailer, mailId: string): Promise<Delivery> {
  const client = clientOf(context);
  const mail = await claimMail(client, mailId, context.clock());
  if (!mail) return 'nothing to do';
  if (!isSentWhenClosed(mail.template) && (await isOfClosedAccount(client, mail))) {
    await markMailWithheld(client, mailId, 'account closed');
    return 'nothing to do';
  }
  const rendered = render(context, mail);
  if (rendered instanceof Error) {
    context.logger.error({ mailId, template: mail.template, reason: rendered.message }, 'mail not rendered');
    await markMailFailed(client, mailId, rendered.message);
    return 'failed';
  }
  try {
    await mailer.send(mail.id, mail.recipient, rendered);
  } catch (error) {
    return settleFailure(context, mail, error);
  }
  await markMailSent(client, mailId, context.clock());
  return 'sent';
}

/** An error is one of the mail itself: another attempt would have the same. */
function render({ settings }: UserContext, mail: Mail): RenderedMail | Error {
  try {
    const data = { ...openToken(mail.data, settings), mailId: mail.id };
    return renderMail(mail.template, data, settings.PUBLIC_URL);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Plans the next attempt, or gives the mail up. */
async function settleFailure(context: UserContext, mail: Mail, error: unknown): Promise<Delivery> {
  const { clock, logger, schema } = context;
  const reason = withoutAddress(error, mail.recipient);
  const failure = mailFailureOf(error);
  const now = clock();
  const wait = failure === 'recipient refused' ? null : waitForAttempt(mail, now);
  logger.warn({ mailId: mail.id, template: mail.template, attempts: mail.attempts, failure, reason }, 'mail not sent');
  if (wait === null) {
    await markMailFailed(clientOf(context), mail.id, reason);
    return 'failed';
  }
  await inTransaction(context, async (transaction) => {
    await markMailWaiting(transaction, mail.id, reason, new Date(now.getTime() + wait));
    if (mail.isBulk || wait > longestJobDelay) return;
    const options = { jobId: `${mail.id}-${mail.attempts}`, delayMilliseconds: wait };
    await enqueueJob(transaction, schema, 'mail.send', { mailId: mail.id }, options);
  });
  return failure === 'unreachable' ? 'unreachable' : 'failed';
}

/** Marks a mail as failed after its last attempt. */
export async function failMail(context: UserContext, mailId: string, reason: string): Promise<void> {
  await markMailFailed(clientOf(context), mailId, reason);
}

/** SMTP servers quote the recipient in their refusals; logs and queues must not (docs/decisions/0029-no-personal-data-in-logs-and-queues.md). */
function withoutAddress(error: unknown, recipient: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(recipient, '[destinatário]');
}

/** A one-time token is opened only here, to render the mail. */
function openToken(data: unknown, settings: UserContext['settings']): Readonly<Record<string, unknown>> {
  const sealed = z.safeParse(z.looseObject({ sealedToken: z.string() }), data);
  if (!sealed.success) return z.parse(z.looseObject({}), data);
  const opened = unseal(sealed.data.sealedToken, settings.MESSAGE_KEY);
  const { token } = z.parse(z.object({ token: z.string() }), opened);
  return { ...sealed.data, token };
}
