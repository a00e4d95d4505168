import { loginSecondFactor } from '@sefira/contracts/auth/account';
import { login } from '@sefira/contracts/auth/session';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { presentUser } from '../presenters/account.ts';
import { passSecondFactor, signIn } from '../use-cases/sessions/sign-in.ts';
import { clientOfCall } from './session-client.ts';

const welcome = 'Login realizado com sucesso!';

/** The two steps of a login. */
export function addSignInRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, login, async (call) => {
    const outcome = await signIn(context, clientOfCall(call), call.body);
    return answered('token' in outcome ? welcome : 'Informe o código da verificação em duas etapas.', outcome);
  });

  addRoute(app, context.identities, loginSecondFactor, async (call) => {
    const { account, opened } = await passSecondFactor(context, clientOfCall(call), call.body);
    return answered(welcome, { ...opened, user: presentUser(account) });
  });
}
