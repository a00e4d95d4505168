import { listConsents, updatePreferences } from '@sefira/contracts/user/profile';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { presentConsent } from '../presenters/profile.ts';
import { changePreferences, readConsents } from '../use-cases/change-preferences.ts';

/** The caller's preferences and log of consents. */
export function addPreferenceRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, updatePreferences, async (call) => {
    const origin = { addressPrefix: addressPrefix(call.clientAddress), userAgent: call.userAgent };
    const caller = { userId: callerId(call.identity), requestId: call.requestId, origin };
    return answered('Preferências atualizadas com sucesso!', await changePreferences(context, caller, call.body));
  });

  addRoute(app, context.identities, listConsents, async ({ identity }) => {
    const consents = await readConsents(context, callerId(identity));
    return answered('Consentimentos.', consents.map(presentConsent));
  });
}
