import { listConsents, updatePreferences } from '@sefira/contracts/user/profile';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { addConsents, listConsentsOf } from '../data/consents.ts';
import { chooseDailyMessage } from '../data/daily-messages.ts';
import { ownProfile } from '../data/own-profile.ts';
import { updateProfile } from '../data/profiles.ts';
import { consentChanges, mergePreferences, readPreferences } from '../domain/preferences.ts';
import { presentConsent } from '../presenters.ts';

/** The caller's preferences and log of consents. */
export function addPreferenceRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, updatePreferences, async (call) => {
    const { userId } = await ownProfile(context, callerId(call.identity), call.requestId);
    const now = context.clock();
    const origin = { addressPrefix: addressPrefix(call.clientAddress), userAgent: call.userAgent };
    const chosen = await inTransaction(context, async (transaction) => {
      // Locked, so that concurrent changes do not overwrite each other.
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
    const consents = await listConsentsOf(clientOf(context), callerId(call.identity));
    return answered('Consentimentos.', consents.map(presentConsent));
  });
}
