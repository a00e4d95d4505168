import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { UserContext } from '../context.ts';
import { deleteOldPermits } from '../data/mail-permits.ts';
import { deleteOldMails } from '../data/mails.ts';
import { deleteOldDailyMessages, deleteOldNotifications } from '../data/notifications.ts';

const intervalMilliseconds = 3_600_000;
const mailDays = 30;
const notificationDays = 180;
const dailyMessageDays = 7;

/** Removes mails 30 days after they left, messages of the day after 7, other notifications after 180; safe to run in every replica. */
export function startExpiry(context: UserContext): BackgroundWork {
  const timer = setInterval(() => {
    removeOld(context).catch((error: unknown) =>
      context.logger.warn({ reason: String(error) }, 'expiry will try again'),
    );
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}

async function removeOld(context: UserContext): Promise<void> {
  const client = clientOf(context);
  const daysAgo = (days: number) => new Date(context.clock().getTime() - days * dayMilliseconds);
  await deleteOldMails(client, daysAgo(mailDays));
  await deleteOldPermits(client, context.clock());
  await deleteOldDailyMessages(client, daysAgo(dailyMessageDays));
  await deleteOldNotifications(client, daysAgo(notificationDays));
}
