import type { JobHandlers } from '@sefira/messaging/jobs';
import type { UserContext } from '../context.ts';
import { failMail, sendBulkMails, sendMail } from '../use-cases/send-mail.ts';

export function mailJobs({
  settings,
}: UserContext): Pick<JobHandlers<'user', UserContext>, 'mail.send' | 'mail.send_bulk'> {
  return {
    'mail.send': {
      concurrency: settings.MAIL_CONCURRENCY,
      run: ({ payload, context }) => sendMail(context, payload.mailId),
      onDead: ({ payload, context, reason }) => failMail(context, payload.mailId, reason),
    },
    'mail.send_bulk': { concurrency: 1, run: ({ context, signal }) => sendBulkMails(context, signal) },
  };
}
