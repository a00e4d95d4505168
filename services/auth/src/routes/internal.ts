import * as routes from '@sefira/contracts/auth/session';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { presentAccount } from '../presenters/account.ts';
import { changeStanding } from '../use-cases/accounts/change-standing.ts';
import { readAccount } from '../use-cases/accounts/read-accounts.ts';
import { startEmailChange } from '../use-cases/proofs/change-email.ts';
import { findLiveSession, findLiveSessions } from '../use-cases/sessions/find-live-session.ts';
import { inspectTokens } from '../use-cases/sessions/inspect-tokens.ts';

/** Calls of the gateways and of other services. */
export function addInternalRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, routes.checkSession, async ({ body, requestId }) => {
    const record = await findLiveSession(context, body.tokenHash, requestId);
    return answered(record ? 'Sessão ativa.' : 'Sessão encerrada.', record);
  });

  addRoute(app, context.identities, routes.checkSessions, async ({ body, requestId }) =>
    answered('Sessões conferidas.', { records: await findLiveSessions(context, body.tokenHashes, requestId) }),
  );

  addRoute(app, context.identities, routes.inspectTokens, async ({ body }) =>
    answered('Tokens conferidos.', { states: await inspectTokens(context, body.tokenHashes) }),
  );

  addRoute(app, context.identities, routes.readAccount, async ({ params }) => {
    const found = await readAccount(context, params.id);
    if (!found) return answered('Conta não encontrada.', null);
    return answered('Conta encontrada.', presentAccount(found.account, found.isTwoFactorEnabled));
  });

  addRoute(app, context.identities, routes.startEmailChange, async ({ params, body, requestId }) => {
    const expiresAt = await startEmailChange(context, params.id, body.email, requestId);
    return answered('Confirme o novo e-mail.', { pendingEmail: body.email, expiresAt: expiresAt.toISOString() });
  });

  addRoute(app, context.identities, routes.changeAccountStatus, async ({ params, body, requestId }) => {
    const { status } = body;
    const changed = await changeStanding(context, { id: params.id, requestId, status });
    const message = status === 'active' ? 'Conta ativada.' : 'Conta suspensa.';
    return answered(message, presentAccount(changed.account, changed.isTwoFactorEnabled));
  });

  addRoute(app, context.identities, routes.changeAccountRole, async ({ params, body, requestId }) => {
    const changed = await changeStanding(context, { id: params.id, requestId, role: body.role });
    return answered('Papel da conta alterado.', presentAccount(changed.account, changed.isTwoFactorEnabled));
  });
}
