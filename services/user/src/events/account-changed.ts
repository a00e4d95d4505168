import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import { erasePerson } from '../data/erase-person.ts';
import { addMail } from '../data/mails.ts';
import { addProfile, noteAccount } from '../data/profiles.ts';

/** What auth tells of an account is kept beside its profile. */
export async function onUserUpdated({ event, transaction }: EventDelivery<'user.updated', UserContext>): Promise<void> {
  const { userId, name, birthDate, email, isTwoFactorEnabled, isEmailConfirmed, updatedAt } = event.payload;
  // The event of the registration may still be on its way.
  await addProfile(transaction, { userId, name, email, birthDate });
  await noteAccount(transaction, { userId, email, isTwoFactorEnabled, isEmailConfirmed }, new Date(updatedAt));
}

/** The owner of a closed account gets one mail, which names the day of erasure. */
export async function onUserDeactivated({
  event,
  transaction,
  context,
}: EventDelivery<'user.deactivated', UserContext>): Promise<void> {
  const { userId, name, email, eraseAt } = event.payload;
  const mail = { cause: `deactivated:${event.id}`, template: 'accountDeactivated', recipient: email, userId } as const;
  await addMail(transaction, { ...mail, data: { name, eraseAt } }, context.clock());
}

/** Decision 17: after the days of grace nothing personal stays. */
export async function onUserErased({ event, transaction }: EventDelivery<'user.erased', UserContext>): Promise<void> {
  await erasePerson(transaction, event.payload.userId);
}
