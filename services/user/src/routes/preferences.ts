import { listConsents, updatePreferences } from '@sefira/contracts/user';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { addressPrefix } from '@sefira/platform/client-network';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { addConsents, listConsentsOf } from '../data/consents.ts';
import { chooseDailyMessage } from '../data/daily-messages.ts';
import { ownProfile } from '../data/own-profile.ts';
import { updateProfile } from '../data/profiles.ts';
import { consentChanges, mergePreferences, readPreferences } from '../domain/preferences.ts';
import { ownUserId } from '../policies.ts';
import { presentConsent } from '../presenters.ts';

/** The caller's choices, and the log of what was agreed to. */
export function addPreferenceRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, updatePreferences, async (call) => {
    const { userId } = await ownProfile(context, ownUserId(call.identity), call.requestId);
    const now = context.clock();
    const origin = { addressPrefix: addressPrefix(call.clientAddress), userAgent: call.userAgent };
    const chosen = await context.inTransaction(async (transaction) => {
      // Held, so that two changes at once keep both.
      const held = await transaction.$queryRaw<{ preferences: unknown }[]>`
        SELECT preferences FROM profile WHERE user_id = ${userId}::uuid FOR UPDATE`;
      const before = readPreferences(held[0]?.preferences);
      const after = mergePreferences(before, call.body);
      await updateProfile(transaction, userId, { preferences: after }, now);
      if (before.notifications.daily !== after.notifications.daily) {
        await chooseDailyMessage(transaction, userId, after.notifications.daily);
      }
      await addConsents(transaction, userId, consentChanges(before, after), origin, now);
      return after;
    });
    return answered('Preferências atualizadas com sucesso!', chosen);
  });

  addRoute(app, context.identities, listConsents, async (call) => {
    const consents = await listConsentsOf(context.database.client, ownUserId(call.identity));
    return answered('Consentimentos.', consents.map(presentConsent));
  });
}
