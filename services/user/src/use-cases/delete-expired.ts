import { clientOf } from '@sefira/database/access';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { UserContext } from '../context.ts';
import { deleteOldPermits } from '../data/mail-permits.ts';
import { deleteOldMails } from '../data/mails.ts';
import { deleteOldDailyMessages, deleteOldNotifications } from '../data/notifications.ts';
import { removeUnusedFiles } from './avatar-files.ts';

const mailDays = 30;
const notificationDays = 180;
const dailyMessageDays = 7;

const unfinishedMilliseconds = 60_000;

/** Deletes mails 30 days after they ended, messages of the day after 7 days, other notifications after 180, and unused files. */
export async function deleteExpired(context: UserContext, signal: AbortSignal): Promise<void> {
  const client = clientOf(context);
  const daysAgo = (days: number) => new Date(context.clock().getTime() - days * dayMilliseconds);
  await deleteOldMails(client, daysAgo(mailDays), signal);
  await deleteOldPermits(client, context.clock(), signal);
  await deleteOldDailyMessages(client, daysAgo(dailyMessageDays), signal);
  await deleteOldNotifications(client, daysAgo(notificationDays), signal);
  await context.files.removeUnfinished(new Date(context.clock().getTime() - unfinishedMilliseconds));
  await removeUnusedFiles(context, signal);
}
