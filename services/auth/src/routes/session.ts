import { currentSession, logout } from '@sefira/contracts/auth';
import { addRoute } from '@sefira/platform/add-route';
import { acknowledged, answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { deleteSession, findSession } from '../data/sessions.ts';
import { presentUser } from '../presenters.ts';

/** The session of the caller: who is in it, and its end. */
export function addSessionRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, currentSession, async (call) => {
    const session = await findSession(context.database.client, call.identity.sessionId ?? '');
    if (!session) throw new DomainError('SESSION_EXPIRED');
    return answered('Sessão ativa.', {
      user: presentUser(session.account),
      expiresAt: session.expiresAt.toISOString(),
    });
  });

  addRoute(app, context.identities, logout, async (call) => {
    const tokenHash = await deleteSession(context.database.client, call.identity.sessionId ?? '');
    if (tokenHash) await context.sessionCache.revoke([tokenHash]);
    return acknowledged('Logout realizado com sucesso!');
  });
}
