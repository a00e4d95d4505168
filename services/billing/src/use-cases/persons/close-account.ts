import { clientOf } from '@sefira/database/access';
import type { BillingContext, Transaction } from '../../context.ts';
import { closedAccountsWithRenewal, isAccountClosed, setStanding } from '../../data/account-standing.ts';
import { cancelRenewalsOf } from '../../data/orders/cancellations.ts';
import type { BatchRun } from '../for-each-due.ts';

/**
 * Stops charges and renewals of a closed account and cancels its announced renewals.
 * @returns false for an event that is older than a reopening
 */
export async function closeAccount(
  transaction: Transaction,
  context: Pick<BillingContext, 'clock'>,
  userId: string,
  closedAt: Date,
): Promise<boolean> {
  await setStanding(transaction, userId, true, closedAt);
  if (!(await isAccountClosed(transaction, userId))) return false;
  await cancelRenewalsOf(transaction, [userId], context.clock());
  return true;
}

const batchSize = 200;

/** Cancels open renewals of closed accounts, until none is left. */
export async function cancelRenewalsOfClosedAccounts(context: BillingContext, { signal }: BatchRun): Promise<void> {
  const client = clientOf(context);
  for (let isMore = true; isMore && !signal.aborted; ) {
    const userIds = await closedAccountsWithRenewal(client, batchSize);
    await cancelRenewalsOf(client, userIds, context.clock());
    isMore = userIds.length === batchSize;
  }
}
