import type { EventPayload } from '@sefira/contracts/shared/events';
import { defaultPreferences } from '@sefira/contracts/user/profile';
import type { UserContext } from '../context.ts';
import { addConsents } from '../data/consents.ts';
import { erasePerson } from '../data/erase-person.ts';
import { addProfile, copyAccount, updateProfile } from '../data/profiles.ts';
import type { Transaction } from '../data/transaction.ts';
import { mergePreferences } from '../domain/preferences.ts';
import { requestMail } from './request-mail.ts';

/** Creates the profile of a new account, its first consents and its welcome mail. */
export async function createProfile(
  context: UserContext,
  transaction: Transaction,
  registered: EventPayload<'user.registered'>,
): Promise<void> {
  const { userId, name, email, birthDate, terms, marketing } = registered;
  const registeredAt = new Date(registered.registeredAt);
  await addProfile(transaction, { userId, name, email, birthDate });
  if (terms) {
    const { version, ...origin } = terms;
    const given = [
      { subject: 'terms', granted: true, version },
      ...(marketing ? [{ subject: 'marketing', granted: true }] : []),
    ];
    await addConsents(transaction, userId, given, origin, registeredAt);
  }
  if (marketing) {
    const chosen = mergePreferences(defaultPreferences, { notifications: { marketing } });
    await updateProfile(transaction, userId, { preferences: chosen }, registeredAt);
  }
  const mail = { cause: `welcome:${userId}`, template: 'welcome', recipient: email, userId } as const;
  await requestMail(context, transaction, { ...mail, data: { name } });
}

/** Copies the account's fields that auth owns to the profile. */
export async function copyAccountFacts(transaction: Transaction, account: EventPayload<'user.updated'>): Promise<void> {
  const { userId, name, birthDate, email, isTwoFactorEnabled, isEmailConfirmed, updatedAt } = account;
  // The event of the registration may not have arrived yet.
  await addProfile(transaction, { userId, name, email, birthDate });
  await copyAccount(transaction, { userId, email, isTwoFactorEnabled, isEmailConfirmed }, new Date(updatedAt));
}

/** Mails the day of erasure to the owner of a closed account. */
export async function mailErasureDate(
  context: UserContext,
  transaction: Transaction,
  eventId: string,
  { userId, name, email, eraseAt }: EventPayload<'user.deactivated'>,
): Promise<void> {
  const mail = { cause: `deactivated:${eventId}`, template: 'accountDeactivated', recipient: email, userId } as const;
  await requestMail(context, transaction, { ...mail, data: { name, eraseAt } });
}

/** Erases personal data after the grace period (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function eraseProfile(
  transaction: Transaction,
  { userId, erasedAt }: EventPayload<'user.erased'>,
): Promise<void> {
  await erasePerson(transaction, userId, new Date(erasedAt));
}
