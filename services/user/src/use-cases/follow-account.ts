import { defaultPreferences } from '@sefira/contracts/user/profile';
import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import { addConsents } from '../data/consents.ts';
import { addProfile, updateProfile } from '../data/profiles.ts';
import { mergePreferences } from '../domain/preferences.ts';
import { requestMail } from '../use-cases/request-mail.ts';

/** Creates the profile of a new account, its first consents and its welcome mail. */
export async function onUserRegistered({
  event,
  transaction,
  context,
}: EventDelivery<'user.registered', UserContext>): Promise<void> {
  const { userId, name, email, birthDate, terms, marketing } = event.payload;
  const registeredAt = new Date(event.payload.registeredAt);
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
  await requestMail(context, transaction, {
    cause: `welcome:${userId}`,
    template: 'welcome',
    recipient: email,
    userId,
    data: { name },
  });
}
