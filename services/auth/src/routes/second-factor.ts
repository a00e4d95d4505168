import { renewBackupCodes, toggleSecondFactor, verifySecondFactor } from '@sefira/contracts/account';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
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
  useCode,
} from '../data/second-factors.ts';
import { requirePassword } from '../policies.ts';

const alreadyOn = 'A verificação em duas etapas já está ativa.';
const notOn = 'A verificação em duas etapas não está ativa.';

/** The second factor of the caller's account: set up, proved, switched off, its backup codes. */
export function addSecondFactorRoutes(app: FastifyInstance, context: AuthContext): void {
  const { client } = context.database;

  addRoute(app, context.identities, toggleSecondFactor, async (call) => {
    const { enable, password, code } = call.body;
    const account = await ownAccount(client, call.identity.subject);
    await requirePassword(context, account, password);
    const isOn = Boolean((await findSecondFactor(client, account.id))?.enabledAt);
    if (enable) {
      if (isOn) throw new DomainError('CONFLICT', { message: alreadyOn });
      const setup = newTimeSecret(account.email ?? account.name);
      await context.inTransaction((transaction) => storePendingFactor(context, transaction, account.id, setup.secret));
      return answered('Leia o código com o seu aplicativo autenticador.', { enabled: false, setup });
    }
    if (!isOn) throw new DomainError('CONFLICT', { message: notOn });
    const ended = await withCode(context, account, code ?? '', async (transaction) => {
      await removeSecondFactor(transaction, account.id);
      return tellChange(context, transaction, account, false, call, call.identity.sessionId);
    });
    await context.sessionCache.revoke(ended);
    return answered('Verificação em duas etapas desativada.', { enabled: false, setup: null });
  });

  addRoute(app, context.identities, verifySecondFactor, async (call) => {
    const account = await ownAccount(client, call.identity.subject);
    const factor = await findSecondFactor(client, account.id);
    if (!factor) throw new DomainError('CONFLICT', { message: 'Comece a ativação antes de informar o código.' });
    if (factor.enabledAt) throw new DomainError('CONFLICT', { message: alreadyOn });
    const { ended, backupCodes } = await withCode(context, account, call.body.code, async (transaction) => {
      await transaction.secondFactor.update({
        where: { accountId: account.id },
        data: { enabledAt: context.clock() },
      });
      return {
        backupCodes: await replaceBackupCodes(context, transaction, account.id),
        ended: await tellChange(context, transaction, account, true, call, call.identity.sessionId),
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
    const backupCodes = await context.inTransaction((transaction) =>
      replaceBackupCodes(context, transaction, account.id),
    );
    return answered('Novos códigos de reserva criados.', { backupCodes });
  });
}

/**
 * Does something that a good code allows; the code is used up with it or not at all.
 * @throws DomainError CODE_INVALID or RATE_LIMITED
 */
async function withCode<Result>(
  context: AuthContext,
  account: Account,
  code: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await context.loginLimiter.takeAgain(account.id);
  const result = await context.inTransaction(async (transaction) => {
    if (!(await useCode(context, transaction, account.id, code))) throw new DomainError('CODE_INVALID');
    return work(transaction);
  });
  await context.loginLimiter.forgiveAgain(account.id);
  return result;
}

/** Another first or second factor ends every other session (RELIABILITY.md A7). */
async function tellChange(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  isEnabled: boolean,
  client: SessionClient,
  keptSession: string | null,
): Promise<EndedSessions> {
  const addressee = addresseeOf(account);
  if (addressee) {
    const payload = { ...addressee, ...whereFrom(client), isEnabled, changedAt: context.clock().toISOString() };
    await appendEvent(transaction, context.schema, 'second_factor.changed', payload, client.requestId);
  }
  await appendUserUpdated(context, transaction, account, client.requestId);
  const scope = { except: keptSession };
  return endSessions(context, transaction, account.id, 'second_factor_changed', scope, client.requestId);
}
