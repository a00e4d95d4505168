import * as routes from '@sefira/contracts/auth/account';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  prepareSecondFactor,
  renewBackupCodes,
} from '../use-cases/proofs/change-second-factor.ts';
import { clientOfCall } from './session-client.ts';

/** The second factor of the caller's account: setup, activation, removal, backup codes. */
export function addSecondFactorRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, routes.toggleSecondFactor, async (call) => {
    const { enable, password, code } = call.body;
    if (enable) {
      const setup = await prepareSecondFactor(context, clientOfCall(call), password);
      return answered('Leia o código com o seu aplicativo autenticador.', { enabled: false, setup });
    }
    await disableSecondFactor(context, clientOfCall(call), { password, code });
    return answered('Verificação em duas etapas desativada.', { enabled: false, setup: null });
  });

  addRoute(app, context.identities, routes.verifySecondFactor, async (call) => {
    const backupCodes = await enableSecondFactor(context, clientOfCall(call), call.body.code);
    return answered('Verificação em duas etapas ativada.', { enabled: true, backupCodes });
  });

  addRoute(app, context.identities, routes.renewBackupCodes, async ({ identity, body }) => {
    const backupCodes = await renewBackupCodes(context, identity.subject, body.password);
    return answered('Novos códigos de reserva criados.', { backupCodes });
  });
}
