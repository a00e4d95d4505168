import type { RouteBody } from '@sefira/contracts/shared/route';
import type { Preferences, updatePreferences } from '@sefira/contracts/user/profile';
import { clientOf, inTransaction } from '@sefira/database/access';
import type { UserContext } from '../context.ts';
import { addConsents, type Consent, type ConsentOrigin, listConsentsOf } from '../data/consents.ts';
import { chooseDailyMessage } from '../data/daily-messages.ts';
import { lockPreferences, updateProfile } from '../data/profiles.ts';
import { consentChanges, dailyHourOf, mergePreferences, readPreferences } from '../domain/preferences.ts';
import { ownProfile } from './own-profile.ts';

/** Changes the given preferences and logs changed consents. @throws DomainError NOT_FOUND */
export async function changePreferences(
  context: UserContext,
  caller: { readonly userId: string; readonly requestId: string; readonly origin: ConsentOrigin },
  changes: RouteBody<typeof updatePreferences>,
): Promise<Preferences> {
  const { userId } = await ownProfile(context, caller.userId, caller.requestId);
  const now = context.clock();
  return inTransaction(context, async (transaction) => {
    const before = readPreferences(await lockPreferences(transaction, userId));
    const after = mergePreferences(before, changes);
    await updateProfile(transaction, userId, { preferences: after }, now);
    const hour = dailyHourOf(after);
    if (dailyHourOf(before) !== hour) await chooseDailyMessage(transaction, userId, hour);
    await addConsents(transaction, userId, consentChanges(before, after), caller.origin, now);
    return after;
  });
}

/** A person's log of consents, newest first. */
export function readConsents(context: UserContext, userId: string): Promise<Consent[]> {
  return listConsentsOf(clientOf(context), userId);
}
