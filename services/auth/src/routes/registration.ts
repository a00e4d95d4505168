import { guest, register } from '@sefira/contracts/auth/session';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { presentUser } from '../presenters/account.ts';
import { openGuestSession, registerAccount } from '../use-cases/accounts/register-account.ts';
import { clientOfCall } from './session-client.ts';

/** Sign-up and guest sessions. */
export function addRegistrationRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, register, async (call) => {
    const { account, opened } = await registerAccount(context, clientOfCall(call), call.body);
    return { ...acknowledged('Conta criada com sucesso!'), ...opened, user: presentUser(account) };
  });

  addRoute(app, context.identities, guest, async (call) => {
    const { account, token } = await openGuestSession(context, call);
    return answered('Sessão de visitante aberta.', { token, user: presentUser(account) });
  });
}
