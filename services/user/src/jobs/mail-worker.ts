import { startJobWorker } from '@sefira/messaging/jobs';
import { unseal } from '@sefira/messaging/sealing';
import type { BackgroundWork } from '@sefira/messaging/serve';
import * as z from 'zod/mini';
import type { UserContext } from '../context.ts';
import { claimMail, markMailFailed, markMailSent, markMailWaiting } from '../data/mails.ts';
import { renderMail } from '../mail/render.ts';

/** Deliveries at the same time per process. */
const concurrency = 3;

/** Delivers mails: the row is claimed before and marked after, so a repeated job finds nothing left to do. */
export function startMailWorker(context: UserContext): BackgroundWork {
  const { client } = context.database;
  return startJobWorker('user.mail', {
    redis: context.queueRedis,
    queuePrefix: context.settings.QUEUE_PREFIX,
    logger: context.logger,
    metrics: context.metrics,
    concurrency,
    handler: async ({ payload: { mailId } }) => {
      const mail = await claimMail(client, mailId, context.clock());
      if (!mail) return;
      try {
        const rendered = renderMail(mail.template, openToken(mail.data, context.settings), context.settings.PUBLIC_URL);
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

/** SMTP servers quote the recipient in their refusals; logs and queues must not (RELIABILITY.md G6). */
function withoutAddress(error: unknown, recipient: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(recipient, '[destinatário]');
}

/** A one-time token is opened only here, for the moment in which the mail is written. */
function openToken(data: unknown, settings: UserContext['settings']): unknown {
  const sealed = z.safeParse(z.looseObject({ sealedToken: z.string() }), data);
  if (!sealed.success) return data;
  const opened = unseal(sealed.data.sealedToken, settings.MESSAGE_KEY, settings.MESSAGE_KEY_PREVIOUS);
  const { token } = z.parse(z.object({ token: z.string() }), opened);
  return { ...sealed.data, token };
}
