import type { EventEnvelope } from '@sefira/contracts/shared/events';
import { clientOf } from '@sefira/database/access';
import { storeAccountStanding } from '@sefira/messaging/account-standing';
import type { BillingContext, Transaction } from '../../context.ts';
import { closedAccountsWithRenewal } from '../../data/account-standing.ts';
import { cancelRenewalsOf } from '../../data/orders/cancellations.ts';
import { lockKnownWallet } from '../../data/wallets/ledger.ts';
import type { BatchRun } from '../for-each-due.ts';

/**
 * Stops charges and renewals of a closed account and cancels its announced renewals.
 * @returns false for an event that is older than a reopening
 */
export async function closeAccount(
  transaction: Transaction,
  context: Pick<BillingContext, 'clock' | 'schema'>,
  event: EventEnvelope<'account.closed'>,
): Promise<boolean> {
  // No renewal is created meanwhile (`renewalOrder`).
  await lockKnownWallet(transaction, event.payload.userId);
  if (!(await storeAccountStanding(transaction, context.schema, event))) return false;
  await cancelRenewalsOf(transaction, [event.payload.userId], context.clock());
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
