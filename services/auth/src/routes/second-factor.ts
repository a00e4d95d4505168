import { renewBackupCodes, toggleSecondFactor, verifySecondFactor } from '@sefira/contracts/auth/account';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { EndedSessions } from '../adapters/session-cache.ts';
import { newTimeSecret } from '../adapters/time-codes.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { addresseeOf, appendUserUpdated, whereFrom } from '../data/account-events.ts';
import { type Account, ownAccount } from '../data/accounts.ts';
import { endSessions } from '../data/end-sessions.ts';
import type { SessionClient } from '../data/open-session.ts';
import {
  findSecondFactor,
  removeSecondFactor,
  replaceBackupCodes,
  storePendingFactor,
} from '../data/second-factors.ts';
import { findSession, markProven } from '../data/sessions.ts';
import { isSecondFactorRecent } from '../domain/session-policy.ts';
import { requirePassword } from '../policies.ts';
import { withSecondFactor } from '../use-cases/use-second-factor.ts';

const alreadyOn = 'A verificação em duas etapas já está ativa.';
const notOn = 'A verificação em duas etapas não está ativa.';

/** The second factor of the caller's account: setup, activation, removal, backup codes. */
export function addSecondFactorRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, toggleSecondFactor, async (call) => {
    const { enable, password, code } = call.body;
    const account = await ownAccount(client, call.identity.subject);
    await requirePassword(context, account, password);
    const isOn = Boolean((await findSecondFactor(client, account.id))?.enabledAt);
    if (enable) {
      if (isOn) throw new DomainError('CONFLICT', { message: alreadyOn });
      const setup = newTimeSecret(account.email ?? account.name);
      await inTransaction(context, (transaction) => storePendingFactor(context, transaction, account.id, setup.secret));
      return answered('Leia o código com o seu aplicativo autenticador.', { enabled: false, setup });
    }
    if (!isOn) throw new DomainError('CONFLICT', { message: notOn });
    const switchOff = async (transaction: Transaction) => {
      await removeSecondFactor(transaction, account.id);
      return publishChange(context, transaction, account, false, call, call.identity.sessionId);
    };
    if (code === undefined) await requireRecentSecondFactor(context, call.identity.sessionId);
    const ended = await (code === undefined
      ? inTransaction(context, switchOff)
      : withSecondFactor(context, account, code, switchOff));
    await context.sessionCache.revoke(ended);
    return answered('Verificação em duas etapas desativada.', { enabled: false, setup: null });
  });

  addRoute(app, context.identities, verifySecondFactor, async (call) => {
    const account = await ownAccount(client, call.identity.subject);
    const factor = await findSecondFactor(client, account.id);
    if (!factor) throw new DomainError('CONFLICT', { message: 'Comece a ativação antes de informar o código.' });
    if (factor.enabledAt) throw new DomainError('CONFLICT', { message: alreadyOn });
    const { ended, backupCodes } = await withSecondFactor(context, account, call.body.code, async (transaction) => {
      const now = context.clock();
      await transaction.secondFactor.update({ where: { accountId: account.id }, data: { enabledAt: now } });
      await markProven(transaction, call.identity.sessionId ?? '', { now, isSecondFactor: true });
      return {
        backupCodes: await replaceBackupCodes(context, transaction, account.id),
        ended: await publishChange(context, transaction, account, true, call, call.identity.sessionId),
      };
    });
    await context.sessionCache.revoke(ended);
    return answered('Verificação em duas etapas ativada.', { enabled: true, backupCodes });
  });

  addRoute(app, context.identities, renewBackupCodes, async (call) => {
    const account = await ownAccount(client, call.identity.subject);
    await requirePassword(context, account, call.body.password);
    const factor = await findSecondFactor(client, account.id);
    if (!factor?.enabledAt) throw new DomainError('CONFLICT', { message: notOn });
    const backupCodes = await inTransaction(context, (transaction) =>
      replaceBackupCodes(context, transaction, account.id),
    );
    return answered('Novos códigos de reserva criados.', { backupCodes });
  });
}

/**
 * Accepts a code that the session used within the last ten minutes (docs/decisions/0014-second-factor.md).
 * @throws DomainError VALIDATION_FAILED with an issue of `code`
 */
async function requireRecentSecondFactor(context: AuthContext, sessionId: string | null): Promise<void> {
  const session = sessionId === null ? null : await findSession(clientOf(context), sessionId);
  if (session && isSecondFactorRecent(session.secondFactorAt, context.clock())) return;
  const message = 'Informe o código do seu aplicativo autenticador ou um código de reserva.';
  throw new DomainError('VALIDATION_FAILED', { message, issues: [{ path: 'code', message }] });
}

/** A change of the second factor ends every other session (docs/decisions/0009-session-revocation.md). */
async function publishChange(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  isEnabled: boolean,
  client: SessionClient,
  currentSession: string | null,
): Promise<EndedSessions> {
  const addressee = addresseeOf(account);
  if (addressee) {
    const payload = { ...addressee, ...whereFrom(client), isEnabled, changedAt: context.clock().toISOString() };
    await appendEvent(transaction, context.schema, 'second_factor.changed', payload, client.requestId);
  }
  await appendUserUpdated(context, transaction, account, client.requestId);
  const scope = { except: currentSession };
  return endSessions(context, transaction, account.id, 'second_factor_changed', scope, client.requestId);
}
