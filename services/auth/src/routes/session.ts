import { endOtherSessions, endSession, listSessions } from '@sefira/contracts/auth/account';
import { currentSession, logout, refreshSession } from '@sefira/contracts/auth/session';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { presentUser } from '../presenters/account.ts';
import { presentSession } from '../presenters/session.ts';
import { endOwnSessions } from '../use-cases/sessions/end-sessions.ts';
import { readCurrentSession, readSessions } from '../use-cases/sessions/read-sessions.ts';
import { refreshSession as refresh } from '../use-cases/sessions/refresh-session.ts';

/** The caller's sessions: the current one, its next token, the list, and their end. */
export function addSessionRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, currentSession, async ({ identity }) => {
    const { account, expiresAt } = await readCurrentSession(context, identity.sessionId);
    return answered('Sessão ativa.', { user: presentUser(account), expiresAt: expiresAt.toISOString() });
  });

  addRoute(app, context.identities, refreshSession, async ({ identity }) => {
    const { token, expiresAt } = await refresh(context, identity.sessionId);
    return answered('Sessão renovada.', { token, expiresAt: expiresAt.toISOString() });
  });

  addRoute(app, context.identities, logout, async ({ identity, requestId, reply }) => {
    const { subject, sessionId } = identity;
    if (subject && sessionId) await endOwnSessions(context, subject, 'logout', { only: sessionId }, requestId);
    reply.header('clear-site-data', '"cache"');
    return acknowledged('Logout realizado com sucesso!');
  });

  addRoute(app, context.identities, listSessions, async ({ identity }) => {
    const sessions = await readSessions(context, identity.subject);
    const entries = sessions.map((session) => presentSession(session, identity.sessionId));
    return answered('Sessões abertas.', entries);
  });

  addRoute(app, context.identities, endOtherSessions, async ({ identity, requestId }) => {
    const scope = { except: identity.sessionId };
    const ended = await endOwnSessions(context, identity.subject ?? '', 'revoked', scope, requestId);
    return answered('As outras sessões foram encerradas.', { ended });
  });

  addRoute(app, context.identities, endSession, async ({ identity, params, requestId }) => {
    const scope = { only: params.id };
    const ended = await endOwnSessions(context, identity.subject ?? '', 'revoked', scope, requestId);
    if (ended === 0) throw new DomainError('NOT_FOUND');
    return acknowledged('Sessão encerrada.');
  });
}
