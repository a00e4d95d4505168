import { changeAccountRole, readAccount } from '@sefira/contracts/auth/session';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext } from '../../context.ts';
import { approveReseller, findReseller, type Reseller } from '../../data/resellers.ts';

/** The account that calls, and the id of the request. */
export interface Caller {
  readonly userId: string;
  readonly requestId: string;
}

/** The account in auth. @throws DomainError NOT_FOUND */
export async function accountOf(context: ResellerContext, { userId, requestId }: Caller) {
  const { data } = await context.services.call(readAccount, { params: { id: userId }, requestId });
  if (!data) throw new DomainError('NOT_FOUND');
  return data;
}

/** Changes the role of an account in auth; idempotent. */
export async function changeRole(
  context: ResellerContext,
  { userId: id, requestId }: Caller,
  role: 'reseller' | 'user',
): Promise<void> {
  await context.services.call(changeAccountRole, { params: { id }, body: { role }, requestId });
}

/**
 * The calling reseller. An account with the role but without an application (by an administrator, or in the demo) becomes a
 * reseller here. @throws DomainError FORBIDDEN when suspended
 */
export async function ownReseller(context: ResellerContext, caller: Caller): Promise<Reseller> {
  const { userId } = caller;
  const known = await findReseller(clientOf(context), userId);
  if (known?.status === 'approved') return known;
  if (known?.status === 'suspended') throw new DomainError('FORBIDDEN', { message: 'Sua revenda está suspensa.' });
  const { name, email } = await accountOf(context, caller);
  return inTransaction(context, (transaction) =>
    approveReseller(transaction, { userId, name, email }, context.clock(), null),
  );
}
