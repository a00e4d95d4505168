import { checkApiKey, createApiKey, listApiKeys, maximumApiKeys, revokeApiKey } from '@sefira/contracts/auth/api-keys';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { addRoute, type Call } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { ownAccount } from '../data/accounts.ts';
import { endApiKey, isStillLive, type KeyActor, listKeysOf, makeApiKey, useApiKey } from '../data/api-keys.ts';
import { requireKeyPlan } from '../policies.ts';
import { presentApiKey, presentApiKeyRecord } from '../presenters.ts';

/** The caller's keys of the public API, and the check of a key by gateways. */
export function addApiKeyRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, listApiKeys, async (call) => {
    const keys = await listKeysOf(client, call.identity.subject ?? '', context.clock());
    return answered('Chaves de API.', { items: keys.map(presentApiKey), maximum: maximumApiKeys });
  });

  addRoute(app, context.identities, createApiKey, async (call) => {
    const account = await ownAccount(client, call.identity.subject);
    requireKeyPlan(account);
    const { key, stored } = await makeApiKey(context, account, call.body, actorOf(call));
    return answered('Chave criada. Copie agora: ela não será mostrada de novo.', { key, item: presentApiKey(stored) });
  });

  addRoute(app, context.identities, revokeApiKey, async (call) => {
    const account = await ownAccount(client, call.identity.subject);
    const keyHash = await endApiKey(context, account, call.params.id, actorOf(call));
    await context.sessionCache.invalidate([keyHash]);
    return acknowledged('Chave revogada.');
  });

  addRoute(app, context.identities, checkApiKey, async ({ body }) => {
    const { keyHash } = body;
    const key = await useApiKey(context, keyHash);
    if (!key) return answered('Chave desconhecida.', null);
    const record = presentApiKeyRecord(key);
    await context.sessionCache.putApiKey(keyHash, record, context.clock());
    // A concurrent end may have cleared the cache before this write: check again and clear it.
    if (await isStillLive(client, key)) return answered('Chave ativa.', record);
    await context.sessionCache.invalidate([keyHash]);
    return answered('Chave encerrada.', null);
  });
}

function actorOf({ clientAddress, userAgent, requestId }: Call<RouteShape>): KeyActor {
  return { address: clientAddress, userAgent, requestId };
}
