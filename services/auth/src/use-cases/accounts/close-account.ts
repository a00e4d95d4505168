import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { AdminUser } from '@sefira/contracts/admin-config/users';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { EndedSessions } from '../../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, ownAccount, requireOtherAdmin, updateAccount } from '../../data/accounts.ts';
import { closeChallenges } from '../../data/login-challenges.ts';
import { deleteOneTimeTokens } from '../../data/one-time-tokens.ts';
import { later } from '../../domain/account-policy.ts';
import { presentAdminUser } from '../../presenters/account.ts';
import { requirePassword } from '../proofs/require-password.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { SessionClient } from '../sessions/session-client.ts';
import { addresseeOf, appendAdministered, appendStandingChange, appendUserUpdated } from './account-events.ts';
import { lockMember } from './administer-account.ts';

export interface ClosingOptions {
  /** Days until the erasure; the configured ones by default. */
  readonly eraseAfterDays?: number;
  /** True when the last active administrator may be closed too. */
  readonly allowLastAdmin?: boolean;
}

/**
 * Closes the caller's account now and erases it after the grace period (docs/decisions/0017-closing-and-erasing-an-account.md).
 * @throws DomainError PASSWORD_INVALID, RATE_LIMITED, LAST_ADMIN
 */
export async function closeOwnAccount(context: AuthContext, client: SessionClient, password: string): Promise<void> {
  const account = await ownAccount(clientOf(context), client.identity.subject);
  await requirePassword(context, account, password);
  const { ended } = await inTransaction(context, async (transaction) => {
    await requireOtherAdmin(transaction, account.id);
    return close(context, transaction, account, client.requestId);
  });
  await context.sessionCache.revoke(ended);
}

/** Closes an account as an administrator. @throws DomainError NOT_FOUND, LAST_ADMIN */
export async function closeByAdmin(
  context: AuthContext,
  id: string,
  by: AuditActor,
  { eraseAfterDays, allowLastAdmin = false }: ClosingOptions = {},
): Promise<AdminUser> {
  const { after, ended } = await inTransaction(context, async (transaction) => {
    const account = await lockMember(transaction, id);
    if (!allowLastAdmin) await requireOtherAdmin(transaction, id);
    const closing = await close(context, transaction, account, by.requestId, eraseAfterDays);
    const change = { before: presentAdminUser(account), after: presentAdminUser(closing.closed), by };
    await appendAdministered(context, transaction, 'delete', change);
    return { after: change.after, ended: closing.ended };
  });
  await context.sessionCache.revoke(ended);
  return after;
}

async function close(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  requestId: string,
  eraseAfterDays = context.configuration.get('erase_after_days'),
): Promise<{ readonly closed: Account; readonly ended: EndedSessions }> {
  const now = context.clock();
  const eraseAt = later(now, eraseAfterDays * dayMilliseconds);
  const closed = await updateAccount(transaction, account.id, { status: 'deactivated', eraseAt });
  await deleteOneTimeTokens(transaction, account.id);
  await closeChallenges(transaction, account.id);
  const addressee = addresseeOf(account);
  if (addressee) {
    const payload = { ...addressee, deactivatedAt: now.toISOString(), eraseAt: eraseAt.toISOString() };
    await appendEvent(transaction, context.schema, 'user.deactivated', payload, requestId);
  }
  await appendUserUpdated(context, transaction, closed, requestId);
  await appendStandingChange(context, transaction, { before: account, after: closed, requestId });
  return { closed, ended: await endSessions(context, transaction, account.id, 'deactivated', {}, requestId) };
}
