import type { Transaction, UserContext } from '../context.ts';
import { readPreferences } from '../domain/preferences.ts';
import { addNotification, type NewNotification } from './notifications.ts';
import { findProfile } from './profiles.ts';

/** Puts a notification under the bell, and sends it to the person's browsers if push was chosen. */
export async function notify(
  context: Pick<UserContext, 'clock'>,
  transaction: Transaction,
  notification: Omit<NewNotification, 'isPushed'>,
): Promise<void> {
  const profile = await findProfile(transaction, notification.userId);
  const { notifications } = readPreferences(profile?.preferences);
  await addNotification(transaction, { ...notification, isPushed: notifications.push }, context.clock());
}
