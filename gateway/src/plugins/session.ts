import type { Identity } from '@sefira/contracts/shared/identity';
import { clientNetwork } from '@sefira/platform/http/client-network';
import fastifyPlugin from 'fastify-plugin';
import type { GatewayContext } from '../context.ts';
import { contractOf } from './contracts.ts';
import { identify, identifyKey } from './identify.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of a proxied route; null elsewhere. */
    identity: Identity | null;
  }
}

/** Reads the Bearer token: `request.identity`. @throws DomainError SESSION_REQUIRED, SESSION_EXPIRED and the API_KEY codes */
export const sessionPlugin = fastifyPlugin<{ readonly context: GatewayContext }>(
  (app, { context }, done) => {
    app.decorateRequest('identity', null);
    app.addHook('preHandler', async (request) => {
      const contract = contractOf(request);
      if (contract === undefined) return;
      if (contract.access === 'key') {
        await context.limiter.consumeKeyAttempt(clientNetwork(request.ip));
        request.identity = await identifyKey(request, context);
      } else {
        request.identity = await identify(request, contract, context);
      }
    });
    done();
  },
  { name: 'session', dependencies: ['contracts', 'cross-site'] },
);
