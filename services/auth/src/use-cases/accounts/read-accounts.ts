import type { AdminUserFilter } from '@sefira/contracts/admin-config/users';
import { clientOf, readFromReplica } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AuthContext } from '../../context.ts';
import { type Account, findAccount } from '../../data/accounts.ts';
import { type AccountPage, countAccounts, searchAccounts } from '../../data/search-accounts.ts';
import { hasSecondFactor } from '../../data/second-factors.ts';

/** An account for other services; null when there is none. */
export async function readAccount(
  context: AuthContext,
  id: string,
): Promise<{ readonly account: Account; readonly isTwoFactorEnabled: boolean } | null> {
  const account = await findAccount(clientOf(context), id);
  return account && { account, isTwoFactorEnabled: await hasSecondFactor(clientOf(context), id) };
}

/** A member's account for administrators. @throws DomainError NOT_FOUND */
export async function inspectAccount(context: AuthContext, id: string): Promise<Account> {
  const account = await findAccount(clientOf(context), id);
  if (!account || account.role === 'guest' || account.status === 'erased') throw new DomainError('NOT_FOUND');
  return account;
}

/** A page of members' accounts. @throws DomainError VALIDATION_FAILED for an invalid cursor */
export function readAccountPage(context: AuthContext, filter: AdminUserFilter): Promise<AccountPage> {
  return readFromReplica(context, ({ pool }) => searchAccounts(pool, filter));
}

/** Numbers of members' accounts. */
export function readAccountCounts(context: AuthContext): Promise<{ readonly total: number; readonly active: number }> {
  return readFromReplica(context, ({ pool }) => countAccounts(pool));
}

/** True for the password of an active account; an unknown one costs the same time. */
export async function checkAccountPassword(context: AuthContext, id: string, password: string): Promise<boolean> {
  const account = await findAccount(clientOf(context), id);
  const stored = account?.status === 'active' ? account.passwordHash : null;
  return context.passwords.verify(stored, password);
}
