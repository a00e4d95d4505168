import { enqueueJobs } from '@sefira/messaging/outbox';
import type { UserContext } from '../context.ts';
import { addNotifications, type NewNotification } from '../data/notifications.ts';
import { findProfile } from '../data/profiles.ts';
import type { Transaction } from '../data/transaction.ts';
import { readPreferences } from '../domain/preferences.ts';

type NotifyContext = Pick<UserContext, 'clock' | 'schema'>;

/** Stores a notification in the transaction of its cause; pushed to the person's browsers where push was chosen. */
export async function notify(
  context: NotifyContext,
  transaction: Transaction,
  notification: Omit<NewNotification, 'isPushed'>,
): Promise<void> {
  const profile = await findProfile(transaction, notification.userId);
  const { notifications } = readPreferences(profile?.preferences);
  await storeNotifications(context, transaction, [{ ...notification, isPushed: notifications.push }]);
}

/** Stores notifications and the jobs that publish them; a cause that has its notification already adds none. */
export async function storeNotifications(
  { clock, schema }: NotifyContext,
  transaction: Transaction,
  added: readonly NewNotification[],
): Promise<void> {
  const ids = await addNotifications(transaction, added, clock());
  const jobs = ids.map((notificationId) => ({ payload: { notificationId }, jobId: notificationId }));
  await enqueueJobs(transaction, schema, 'notification.publish', jobs);
}
