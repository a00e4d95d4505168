import * as routes from '@sefira/contracts/auth/fresh-proof';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { presentProof } from '../presenters/session.ts';
import { proveIdentity, readProofMethod } from '../use-cases/proofs/prove-identity.ts';

/** The proof of identity that calls with `freshProof` require (docs/decisions/0018-fresh-proof-of-identity.md). */
export function addProofRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, routes.readProof, async ({ identity }) => {
    const method = await readProofMethod(context, identity.subject);
    return answered('Confirmação de identidade.', presentProof(identity, method, context.clock()));
  });

  addRoute(app, context.identities, routes.proveIdentity, async ({ identity, body }) => {
    const until = await proveIdentity(context, identity, body);
    return answered('Identidade confirmada.', { provenUntil: until.toISOString() });
  });
}
