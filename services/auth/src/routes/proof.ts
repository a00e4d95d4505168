import { isProofFresh, proofLifetimeMilliseconds, proveIdentity, readProof } from '@sefira/contracts/auth/fresh-proof';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { ownAccount } from '../data/accounts.ts';
import { proofMethodOf, proveIdentity as prove } from '../use-cases/prove-identity.ts';

/** The proof of identity that calls with `freshProof` require (docs/decisions/0018-fresh-proof-of-identity.md). */
export function addProofRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, readProof, async ({ identity }) => {
    const account = await ownAccount(clientOf(context), identity.subject);
    const isFresh = isProofFresh(identity, context.clock().getTime());
    const until = new Date((identity.provenAt ?? 0) + proofLifetimeMilliseconds);
    const method = await proofMethodOf(context, account);
    const dueAt = method === 'code' ? undefined : identity.secondFactorDueAt;
    return answered('Confirmação de identidade.', {
      method,
      provenUntil: isFresh ? until.toISOString() : null,
      secondFactorDueAt: dueAt === undefined ? null : new Date(dueAt).toISOString(),
    });
  });

  addRoute(app, context.identities, proveIdentity, async ({ identity, body }) => {
    const account = await ownAccount(clientOf(context), identity.subject);
    const until = await prove(context, account, identity.sessionId ?? '', body);
    return answered('Identidade confirmada.', { provenUntil: until.toISOString() });
  });
}
