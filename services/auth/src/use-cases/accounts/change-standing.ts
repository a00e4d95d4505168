import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AuthContext } from '../../context.ts';
import { type Account, findAccount, requireOtherAdmin, updateAccount } from '../../data/accounts.ts';
import { closeChallenges } from '../../data/login-challenges.ts';
import { hasSecondFactor } from '../../data/second-factors.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { appendStandingChange, appendUserUpdated } from './account-events.ts';

/** What an administrator may change of an account's standing. */
export interface StandingChange {
  readonly id: string;
  readonly requestId: string;
  readonly status?: 'active' | 'suspended';
  readonly role?: 'user' | 'reseller' | 'admin';
}

/**
 * Changes status or role and ends all sessions, so none continues with the old one; the same value changes nothing.
 * @throws DomainError NOT_FOUND, LAST_ADMIN, or CONFLICT for a guest or a closed account
 */
export async function changeStanding(
  context: AuthContext,
  { id, requestId, status, role }: StandingChange,
): Promise<{ readonly account: Account; readonly isTwoFactorEnabled: boolean }> {
  const { ended, ...standing } = await inTransaction(context, async (transaction) => {
    const account = await findAccount(transaction, id);
    if (!account) throw new DomainError('NOT_FOUND');
    if (account.role === 'guest' || !['active', 'suspended'].includes(account.status)) {
      throw new DomainError('CONFLICT', { message: 'Esta conta não pode ser alterada.' });
    }
    const isSame = (status ?? account.status) === account.status && (role ?? account.role) === account.role;
    const isTwoFactorEnabled = await hasSecondFactor(transaction, id);
    if (isSame) return { account, isTwoFactorEnabled, ended: null };
    if (status === 'suspended' || (role && role !== 'admin')) await requireOtherAdmin(transaction, id);
    const changed = await updateAccount(transaction, id, {
      ...(status === undefined ? {} : { status }),
      ...(role === undefined ? {} : { role, roleSince: context.clock() }),
    });
    await closeChallenges(transaction, id);
    await appendUserUpdated(context, transaction, changed, requestId);
    await appendStandingChange(context, transaction, { before: account, after: changed, requestId });
    const reason = status === 'suspended' ? 'suspended' : 'role_changed';
    return {
      account: changed,
      isTwoFactorEnabled,
      ended: await endSessions(context, transaction, id, reason, {}, requestId),
    };
  });
  if (ended) await context.sessionCache.revoke(ended);
  return standing;
}
