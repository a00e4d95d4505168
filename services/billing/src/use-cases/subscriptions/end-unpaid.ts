import { inTransaction } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { closePeriod } from '../../data/orders/cancellations.ts';
import { findSubscription, isPaidFor, livePeriod } from '../../data/subscriptions/subscriptions.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { endSubscription } from './periods.ts';

/** Ends a subscription without a paid order. */
export async function endUnpaid(context: BillingContext, userId: string): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    await lockWallet(transaction, userId);
    const subscription = await findSubscription(transaction, userId);
    if (!subscription || !livePeriod(subscription) || (await isPaidFor(transaction, subscription))) return;
    await closePeriod(transaction, subscription, now);
    await endSubscription(transaction, context.schema, subscription, 'refunded', now);
    await publishWallet(transaction, context.schema, userId);
  });
}
