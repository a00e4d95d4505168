import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { EndedSessions } from '../../adapters/session-cache.ts';
import { type NewSecret, newTimeSecret } from '../../adapters/time-codes.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, ownAccount } from '../../data/accounts.ts';
import {
  enableSecondFactor as enable,
  findSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  storePendingFactor,
} from '../../data/second-factors.ts';
import { findSession, markProven } from '../../data/sessions.ts';
import { isSecondFactorRecent } from '../../domain/session-policy.ts';
import { addresseeOf, appendUserUpdated, whereFrom } from '../accounts/account-events.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { SessionClient } from '../sessions/session-client.ts';
import { requirePassword } from './require-password.ts';
import { replaceBackupCodes } from './second-factor-codes.ts';
import { withSecondFactor } from './use-second-factor.ts';

const alreadyOn = () => new DomainError('CONFLICT', { message: 'A verificação em duas etapas já está ativa.' });
const notOn = () => new DomainError('CONFLICT', { message: 'A verificação em duas etapas não está ativa.' });

/** Stores a new seed, which is active after `enableSecondFactor`. @throws DomainError CONFLICT, PASSWORD_INVALID, RATE_LIMITED */
export async function prepareSecondFactor(
  context: AuthContext,
  client: SessionClient,
  password: string,
): Promise<NewSecret> {
  const account = await ownAccount(clientOf(context), client.identity.subject);
  await requirePassword(context, account, password);
  if (await hasSecondFactor(clientOf(context), account.id)) throw alreadyOn();
  const setup = newTimeSecret(account.email ?? account.name);
  const pending = { sealedSecret: context.vault.seal(setup.secret), createdAt: context.clock() };
  await storePendingFactor(clientOf(context), account.id, pending);
  return setup;
}

/** Activates the prepared seed by its first code and ends other sessions. @returns the backup codes */
export async function enableSecondFactor(context: AuthContext, client: SessionClient, code: string): Promise<string[]> {
  const { identity } = client;
  const account = await ownAccount(clientOf(context), identity.subject);
  const factor = await findSecondFactor(clientOf(context), account.id);
  if (!factor) throw new DomainError('CONFLICT', { message: 'Comece a ativação antes de informar o código.' });
  if (factor.enabledAt) throw alreadyOn();
  const { ended, backupCodes } = await withSecondFactor(context, account, code, async (transaction) => {
    const now = context.clock();
    await enable(transaction, account.id, now);
    await markProven(transaction, identity.sessionId ?? '', { now, isSecondFactor: true });
    return {
      backupCodes: await replaceBackupCodes(context, transaction, account.id),
      ended: await publishChange(context, transaction, account, true, client),
    };
  });
  await context.sessionCache.revoke(ended);
  return backupCodes;
}

/**
 * Removes the second factor by password and code, or by a code that the session used within ten minutes
 * (docs/decisions/0014-second-factor.md), and ends other sessions.
 * @throws DomainError CONFLICT, PASSWORD_INVALID, CODE_INVALID, RATE_LIMITED, VALIDATION_FAILED with an issue of `code`
 */
export async function disableSecondFactor(
  context: AuthContext,
  client: SessionClient,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  const account = await ownAccount(clientOf(context), client.identity.subject);
  await requirePassword(context, account, password);
  if (!(await hasSecondFactor(clientOf(context), account.id))) throw notOn();
  const remove = async (transaction: Transaction) => {
    await removeSecondFactor(transaction, account.id);
    return publishChange(context, transaction, account, false, client);
  };
  if (code === undefined) await requireRecentSecondFactor(context, client.identity.sessionId);
  const ended = await (code === undefined
    ? inTransaction(context, remove)
    : withSecondFactor(context, account, code, remove));
  await context.sessionCache.revoke(ended);
}

/** New backup codes; the old ones become void. @throws DomainError CONFLICT, PASSWORD_INVALID, RATE_LIMITED */
export async function renewBackupCodes(
  context: AuthContext,
  accountId: string | null,
  password: string,
): Promise<string[]> {
  const account = await ownAccount(clientOf(context), accountId);
  await requirePassword(context, account, password);
  if (!(await hasSecondFactor(clientOf(context), account.id))) throw notOn();
  return inTransaction(context, (transaction) => replaceBackupCodes(context, transaction, account.id));
}

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
): Promise<EndedSessions> {
  const { requestId, identity } = client;
  const addressee = addresseeOf(account);
  if (addressee) {
    const payload = { ...addressee, ...whereFrom(client), isEnabled, changedAt: context.clock().toISOString() };
    await appendEvent(transaction, context.schema, 'second_factor.changed', payload, requestId);
  }
  await appendUserUpdated(context, transaction, account, requestId);
  const scope = { except: identity.sessionId };
  return endSessions(context, transaction, account.id, 'second_factor_changed', scope, requestId);
}
