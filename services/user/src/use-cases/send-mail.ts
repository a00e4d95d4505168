import { clientOf } from '@sefira/database/access';
import { unseal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { UserContext } from '../context.ts';
import {
  claimMail,
  isOfClosedAccount,
  markMailFailed,
  markMailSent,
  markMailWaiting,
  markMailWithheld,
} from '../data/mails.ts';
import { isSentWhenClosed, renderMail } from '../mail/render.ts';

/** Delivers a mail. The row is claimed before and marked after, so a repeated job has nothing left to do. */
export async function sendMail(context: UserContext, mailId: string): Promise<void> {
  const client = clientOf(context);
  const mail = await claimMail(client, mailId, context.clock());
  if (!mail) return;
  if (!isSentWhenClosed(mail.template) && (await isOfClosedAccount(client, mail))) {
    return markMailWithheld(client, mailId, 'account closed');
  }
  try {
    const data = { ...openToken(mail.data, context.settings), mailId: mail.id };
    const rendered = renderMail(mail.template, data, context.settings.PUBLIC_URL);
    await context.mailer.send(mail.id, mail.recipient, rendered);
  } catch (error) {
    await markMailWaiting(client, mailId, withoutAddress(error, mail.recipient), context.clock());
    throw new Error(withoutAddress(error, mail.recipient));
  }
  await markMailSent(client, mailId, context.clock());
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
