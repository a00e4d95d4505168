import { clientOf, inTransaction } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { findDueGrants } from '../../data/subscriptions/due-subscriptions.ts';
import { findSubscription, isPaidFor, type Subscription } from '../../data/subscriptions/subscriptions.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';
import { type BatchRun, forEachDue } from '../for-each-due.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { endUnpaid } from './end-unpaid.ts';
import { grantDueMonths } from './periods.ts';

const batchSize = 200;

/** Grants the credits of every month that has begun, until none is due; ends subscriptions without a paid order. */
export async function grantMonths(context: BillingContext, run: BatchRun): Promise<void> {
  const now = context.clock();
  await forEachDue(run, 'grant', {
    find: (after) => findDueGrants(clientOf(context), now, { after, limit: batchSize }),
    keyOf: ({ userId }) => userId,
    size: batchSize,
    work: (subscription) => grantMonth(context, subscription, now),
  });
}

async function grantMonth(context: BillingContext, known: Subscription, now: Date): Promise<void> {
  const { userId } = known;
  if (!(await isPaidFor(clientOf(context), known))) return endUnpaid(context, userId);
  await inTransaction(context, async (transaction) => {
    await lockWallet(transaction, userId);
    const subscription = await findSubscription(transaction, userId);
    if (subscription?.status !== 'active') return;
    await grantDueMonths(transaction, subscription, now);
    await publishWallet(transaction, context.schema, userId);
  });
}
