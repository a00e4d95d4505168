import { endOtherSessions, endSession, listSessions } from '@sefira/contracts/auth/account';
import { currentSession, logout, refreshSession } from '@sefira/contracts/auth/session';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { EndedSessions } from '../adapters/session-cache.ts';
import type { AuthContext } from '../context.ts';
import { type EndingScope, endSessions } from '../data/end-sessions.ts';
import { exchangeToken } from '../data/exchange-token.ts';
import { findSession, listSessionsOf } from '../data/sessions.ts';
import { presentSession, presentUser } from '../presenters.ts';

/** The caller's sessions: the current one, its next token, the list, and their end. */
export function addSessionRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  async function end(
    accountId: string,
    reason: 'logout' | 'revoked',
    scope: EndingScope,
    requestId: string,
  ): Promise<EndedSessions> {
    const ended = await inTransaction(context, (transaction) =>
      endSessions(context, transaction, accountId, reason, scope, requestId),
    );
    await context.sessionCache.revoke(ended);
    return ended;
  }

  addRoute(app, context.identities, currentSession, async (call) => {
    const session = await findSession(client, call.identity.sessionId ?? '');
    if (!session) throw new DomainError('SESSION_EXPIRED');
    return answered('Sessão ativa.', {
      user: presentUser(session.account),
      expiresAt: session.expiresAt.toISOString(),
    });
  });

  addRoute(app, context.identities, refreshSession, async (call) => {
    const exchanged = await inTransaction(context, (transaction) =>
      exchangeToken(context, transaction, call.identity.sessionId ?? ''),
    );
    await context.sessionCache.invalidate([exchanged.retiredHash]);
    return answered('Sessão renovada.', { token: exchanged.token, expiresAt: exchanged.expiresAt.toISOString() });
  });

  addRoute(app, context.identities, logout, async (call) => {
    const { subject, sessionId } = call.identity;
    if (subject && sessionId) await end(subject, 'logout', { only: sessionId }, call.requestId);
    call.reply.header('clear-site-data', '"cache"');
    return acknowledged('Logout realizado com sucesso!');
  });

  addRoute(app, context.identities, listSessions, async (call) => {
    const sessions = await listSessionsOf(client, call.identity.subject ?? '', context.clock());
    return answered(
      'Sessões abertas.',
      sessions.map((session) => presentSession(session, call.identity.sessionId)),
    );
  });

  addRoute(app, context.identities, endOtherSessions, async (call) => {
    const { subject, sessionId } = call.identity;
    const { sessionIds } = await end(subject ?? '', 'revoked', { except: sessionId }, call.requestId);
    return answered('As outras sessões foram encerradas.', { ended: sessionIds.length });
  });

  addRoute(app, context.identities, endSession, async (call) => {
    const { sessionIds } = await end(call.identity.subject ?? '', 'revoked', { only: call.params.id }, call.requestId);
    if (sessionIds.length === 0) throw new DomainError('NOT_FOUND');
    return acknowledged('Sessão encerrada.');
  });
}
