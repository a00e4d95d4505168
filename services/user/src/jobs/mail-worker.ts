import { clientOf } from '@sefira/database/access';
import { startJobWorker } from '@sefira/messaging/jobs';
import type { BackgroundWork } from '@sefira/messaging/run-service';
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

/** Deliveries at the same time per process. */
const concurrency = 3;

/** Delivers mails: the row is claimed before and marked after, so a repeated job finds nothing left to do. */
export function startMailWorker(context: UserContext): BackgroundWork {
  const client = clientOf(context);
  return startJobWorker('user.mail', {
    redis: context.queueRedis,
    queuePrefix: context.settings.QUEUE_PREFIX,
    logger: context.logger,
    metrics: context.metrics,
    concurrency,
    handler: async ({ payload: { mailId } }) => {
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
    },
    onDead: ({ payload: { mailId } }, reason) => markMailFailed(client, mailId, reason),
  });
}

/** SMTP servers quote the recipient in their refusals; logs and queues must not (docs/decisions/0029-no-personal-data-in-logs-and-queues.md). */
function withoutAddress(error: unknown, recipient: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(recipient, '[destinatário]');
}

/** A one-time token is opened only here, for the moment in which the mail is written. */
function openToken(data: unknown, settings: UserContext['settings']): Readonly<Record<string, unknown>> {
  const sealed = z.safeParse(z.looseObject({ sealedToken: z.string() }), data);
  if (!sealed.success) return z.parse(z.looseObject({}), data);
  const opened = unseal(sealed.data.sealedToken, settings.MESSAGE_KEY);
  const { token } = z.parse(z.object({ token: z.string() }), opened);
  return { ...sealed.data, token };
}
