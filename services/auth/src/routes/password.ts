import * as routes from '@sefira/contracts/auth/account';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { advisePassword, changePassword, isEmailAvailable } from '../use-cases/proofs/change-password.ts';
import { clientOfCall } from './session-client.ts';

/** Change of the password, and checks for forms. */
export function addPasswordRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, routes.changePassword, async (call) => {
    await changePassword(context, clientOfCall(call), call.body);
    return acknowledged('Senha alterada com sucesso!');
  });

  addRoute(app, context.identities, routes.advisePassword, async ({ body }) =>
    answered('Senha avaliada.', advisePassword(body.password)),
  );

  addRoute(app, context.identities, routes.checkEmail, async ({ body, identity }) => {
    const available = await isEmailAvailable(context, body.email, identity.subject);
    return answered(available ? 'E-mail disponível.' : 'E-mail já cadastrado.', { available });
  });
}
