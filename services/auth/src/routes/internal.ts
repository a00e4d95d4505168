import {
  changeAccountRole,
  changeAccountStatus,
  checkSession,
  checkSessions,
  inspectTokens,
  readAccount,
  startEmailChange,
} from '@sefira/contracts/auth/session';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { changeStanding } from '../data/account-standing.ts';
import { findAccount } from '../data/accounts.ts';
import { findLiveSession, findLiveSessions } from '../data/find-live-session.ts';
import { inspectTokens as statesOf } from '../data/inspect-tokens.ts';
import { findSecondFactor } from '../data/second-factors.ts';
import { presentAccount } from '../presenters.ts';
import { startEmailChange as startChange } from '../use-cases/change-email.ts';

/** Calls of the gateways and of other services. */
export function addInternalRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, checkSession, async (call) => {
    const record = await findLiveSession(context, call.body.tokenHash, call.requestId);
    return answered(record ? 'Sessão ativa.' : 'Sessão encerrada.', record);
  });

  addRoute(app, context.identities, checkSessions, async ({ body, requestId }) =>
    answered('Sessões conferidas.', { records: await findLiveSessions(context, body.tokenHashes, requestId) }),
  );

  addRoute(app, context.identities, inspectTokens, async ({ body }) =>
    answered('Tokens conferidos.', { states: await statesOf(context, body.tokenHashes) }),
  );

  addRoute(app, context.identities, readAccount, async (call) => {
    const account = await findAccount(client, call.params.id);
    if (!account) return answered('Conta não encontrada.', null);
    const factor = await findSecondFactor(client, account.id);
    return answered('Conta encontrada.', presentAccount(account, Boolean(factor?.enabledAt)));
  });

  addRoute(app, context.identities, startEmailChange, async ({ params, body, requestId }) => {
    const expiresAt = await startChange(context, params.id, body.email, requestId);
    return answered('Confirme o novo e-mail.', { pendingEmail: body.email, expiresAt: expiresAt.toISOString() });
  });

  addRoute(app, context.identities, changeAccountStatus, async (call) => {
    const { status } = call.body;
    const change = { id: call.params.id, requestId: call.requestId, status };
    return answered(status === 'active' ? 'Conta ativada.' : 'Conta suspensa.', await changeStanding(context, change));
  });

  addRoute(app, context.identities, changeAccountRole, async (call) => {
    const change = { id: call.params.id, requestId: call.requestId, role: call.body.role };
    return answered('Papel da conta alterado.', await changeStanding(context, change));
  });
}
