import * as routes from '@sefira/contracts/auth/api-keys';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { presentApiKey } from '../presenters/api-key.ts';
import { checkApiKey, createApiKey, readApiKeys, revokeApiKey } from '../use-cases/accounts/manage-api-keys.ts';
import { clientOfCall } from './session-client.ts';

const checked = { active: 'Chave ativa.', ended: 'Chave encerrada.', unknown: 'Chave desconhecida.' } as const;

/** The caller's keys of the public API, and the check of a key by gateways. */
export function addApiKeyRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, routes.listApiKeys, async ({ identity }) => {
    const keys = await readApiKeys(context, identity.subject);
    return answered('Chaves de API.', { items: keys.map(presentApiKey), maximum: routes.maximumApiKeys });
  });

  addRoute(app, context.identities, routes.createApiKey, async (call) => {
    const { key, stored } = await createApiKey(context, clientOfCall(call), call.body);
    return answered('Chave criada. Copie agora: ela não será mostrada de novo.', { key, item: presentApiKey(stored) });
  });

  addRoute(app, context.identities, routes.revokeApiKey, async (call) => {
    await revokeApiKey(context, clientOfCall(call), call.params.id);
    return acknowledged('Chave revogada.');
  });

  addRoute(app, context.identities, routes.checkApiKey, async ({ body }) => {
    const { state, record } = await checkApiKey(context, body.keyHash);
    return answered(checked[state], record);
  });
}
