import type { accountSummary } from '@sefira/contracts/auth/session';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type * as z from 'zod/mini';
import type { AuthContext } from '../context.ts';
import { presentAccount } from '../presenters.ts';
import { appendStandingChange, appendUserUpdated } from './account-events.ts';
import { findAccount, requireOtherAdmin, updateAccount } from './accounts.ts';
import { endSessions } from './end-sessions.ts';
import { closeChallenges } from './login-challenges.ts';
import { findSecondFactor } from './second-factors.ts';

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
): Promise<z.infer<typeof accountSummary>> {
  const { summary, ended } = await inTransaction(context, async (transaction) => {
    const account = await findAccount(transaction, id);
    if (!account) throw new DomainError('NOT_FOUND');
    if (account.role === 'guest' || !['active', 'suspended'].includes(account.status)) {
      throw new DomainError('CONFLICT', { message: 'Esta conta não pode ser alterada.' });
    }
    const isSame = (status ?? account.status) === account.status && (role ?? account.role) === account.role;
    const factor = await findSecondFactor(transaction, id);
    const isProtected = Boolean(factor?.enabledAt);
    if (isSame) return { summary: presentAccount(account, isProtected), ended: null };
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
      summary: presentAccount(changed, isProtected),
      ended: await endSessions(context, transaction, id, reason, {}, requestId),
    };
  });
  if (ended) await context.sessionCache.revoke(ended);
  return summary;
}
