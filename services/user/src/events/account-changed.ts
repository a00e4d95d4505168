import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import { erasePerson } from '../data/erase-person.ts';
import { addProfile, copyAccount } from '../data/profiles.ts';
import { requestMail } from '../use-cases/request-mail.ts';

/** Copies the account's fields that auth owns to the profile. */
export async function onUserUpdated({ event, transaction }: EventDelivery<'user.updated', UserContext>): Promise<void> {
  const { userId, name, birthDate, email, isTwoFactorEnabled, isEmailConfirmed, updatedAt } = event.payload;
  // The event of the registration may not have arrived yet.
  await addProfile(transaction, { userId, name, email, birthDate });
  await copyAccount(transaction, { userId, email, isTwoFactorEnabled, isEmailConfirmed }, new Date(updatedAt));
}

/** Mails the day of erasure to the owner of a closed account. */
export async function onUserDeactivated({
  event,
  transaction,
  context,
}: EventDelivery<'user.deactivated', UserContext>): Promise<void> {
  const { userId, name, email, eraseAt } = event.payload;
  const mail = { cause: `deactivated:${event.id}`, template: 'accountDeactivated', recipient: email, userId } as const;
  await requestMail(context, transaction, { ...mail, data: { name, eraseAt } });
}

/** Erases personal data after the grace period (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function onUserErased({ event, transaction }: EventDelivery<'user.erased', UserContext>): Promise<void> {
  await erasePerson(transaction, event.payload.userId);
}
