import type { Transaction, UserContext } from '../context.ts';
import { readPreferences } from '../domain/preferences.ts';
import { addNotification, type NewNotification } from './notifications.ts';
import { findProfile } from './profiles.ts';

/** Adds a notification, pushed to the person's browsers when that preference is on. */
export async function notify(
  context: Pick<UserContext, 'clock'>,
  transaction: Transaction,
  notification: Omit<NewNotification, 'isPushed'>,
): Promise<void> {
  const profile = await findProfile(transaction, notification.userId);
  const { notifications } = readPreferences(profile?.preferences);
  await addNotification(transaction, { ...notification, isPushed: notifications.push }, context.clock());
}
