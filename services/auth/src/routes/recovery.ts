import * as routes from '@sefira/contracts/auth/account';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { confirmEmail, resendConfirmation } from '../use-cases/proofs/confirm-email.ts';
import { requestReset, resetPassword } from '../use-cases/proofs/reset-password.ts';
import { clientOfCall } from './session-client.ts';

/** Links sent by e-mail: reset of the password and confirmation of the address. */
export function addRecoveryRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, routes.forgotPassword, async ({ body, requestId }) => {
    await requestReset(context, body.email, requestId);
    return acknowledged('Email de recuperação enviado!');
  });

  addRoute(app, context.identities, routes.resetPassword, async (call) => {
    await resetPassword(context, clientOfCall(call), call.body);
    return acknowledged('Senha redefinida com sucesso!');
  });

  addRoute(app, context.identities, routes.confirmEmail, async ({ body, requestId }) => {
    await confirmEmail(context, body.token, requestId);
    return acknowledged('E-mail confirmado com sucesso!');
  });

  addRoute(app, context.identities, routes.resendConfirmation, async ({ identity, requestId }) => {
    const isSent = await resendConfirmation(context, identity.subject, requestId);
    return acknowledged(isSent ? 'Enviamos um novo e-mail de confirmação.' : 'Seu e-mail já está confirmado.');
  });
}
