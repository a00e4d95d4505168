import type { JobHandler } from '@sefira/messaging/jobs';
import type { UserContext } from '../context.ts';
import { failMail, sendMail } from '../use-cases/send-mail.ts';

type MailJob = 'mail.send' | 'mail.send_bulk';

const run: JobHandler<MailJob, UserContext>['run'] = ({ payload, context }) => sendMail(context, payload.mailId);
const onDead: JobHandler<MailJob, UserContext>['onDead'] = ({ payload, context, reason }) =>
  failMail(context, payload.mailId, reason);

export const mailJobs = {
  'mail.send': { concurrency: 3, run, onDead },
  'mail.send_bulk': { concurrency: 1, run, onDead },
};
