import { listProviders, socialLogin } from '@sefira/contracts/auth/account';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { readProviders, signInWithProvider } from '../use-cases/sessions/sign-in-with-provider.ts';
import { clientOfCall } from './session-client.ts';

/** Login with Google, Facebook or Apple (docs/decisions/0016-social-login.md). */
export function addSocialRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, listProviders, async () => {
    const { providers, nonce } = readProviders(context);
    const shown = providers.map(({ id, clientId, authorizationUrl }) => ({ id, clientId, authorizationUrl }));
    return answered('Provedores de login.', { providers: shown, nonce });
  });

  addRoute(app, context.identities, socialLogin, async (call) => {
    const login = { provider: call.params.provider, token: call.body.token };
    return answered('Login realizado com sucesso!', await signInWithProvider(context, clientOfCall(call), login));
  });
}
