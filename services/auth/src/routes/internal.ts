import { checkSession, readAccount } from '@sefira/contracts/auth';
import { planId } from '@sefira/contracts/identity';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../context.ts';
import { findAccount } from '../data/accounts.ts';
import { findSessionByTokenHash, touchSession } from '../data/sessions.ts';
import { isSessionLive, needsTouch } from '../domain/session-policy.ts';
import { presentSessionRecord } from '../presenters.ts';

const accountRole = z.enum(['guest', 'user', 'reseller', 'admin']);

/** What the gateways and the other services ask of auth. */
export function addInternalRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, checkSession, async (call) => {
    const now = context.clock();
    const { tokenHash } = call.body;
    const session = await findSessionByTokenHash(context.database.client, tokenHash);
    if (session?.account.status !== 'active' || !isSessionLive(session, now, context.settings.SESSION_IDLE_HOURS)) {
      return answered('Sessão encerrada.', null);
    }
    if (needsTouch(session, now)) await touchSession(context.database.client, session.id, now);
    const record = presentSessionRecord(session);
    await context.sessionCache.put(tokenHash, record, now);
    return answered('Sessão ativa.', record);
  });

  addRoute(app, context.identities, readAccount, async (call) => {
    const account = await findAccount(context.database.client, call.params.id);
    if (!account) return answered('Conta não encontrada.', null);
    return answered('Conta encontrada.', {
      userId: account.id,
      name: account.name,
      email: account.email,
      birthDate: account.birthDate,
      role: z.parse(accountRole, account.role),
      plan: z.parse(planId, account.plan),
      status: 'active',
      isEmailConfirmed: false,
      isTwoFactorEnabled: false,
    });
  });
}
