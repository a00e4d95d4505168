import { clientOf } from '@sefira/database/access';
import { dayMilliseconds, hourMilliseconds } from '@sefira/platform/time/durations';
import type { BillingContext } from '../../context.ts';
import { findOrdersToCheck } from '../../data/orders/due-orders.ts';
import { failOrder, type Order, updateOrder } from '../../data/orders/orders.ts';
import type { BatchRun } from '../for-each-due.ts';
import { applyAll } from './process-webhook-notice.ts';
import { providerOf } from './provider-of.ts';

const batchSize = 200;
/** An order without a payment fails after this time. */
const abandonedMilliseconds = hourMilliseconds;
/** Paid orders are checked daily while a refund or chargeback is possible. */
const paidCheckMilliseconds = dayMilliseconds;
const paidWatchMilliseconds = 90 * dayMilliseconds;
const disputeWatchMilliseconds = 180 * dayMilliseconds;
const lateWatchMilliseconds = 14 * dayMilliseconds;

/** Checks open orders at their providers, and ended ones daily, the longest unchecked first, until none is due. */
export async function reconcileOrders(context: BillingContext, { logger, signal }: BatchRun): Promise<void> {
  const now = context.clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const times = {
    now,
    openBefore: ago((context.settings.BILLING_SWEEP_SECONDS * 1000) / 2),
    paidBefore: ago(paidCheckMilliseconds),
    paidAfter: ago(paidWatchMilliseconds),
    disputedAfter: ago(disputeWatchMilliseconds),
    lateAfter: ago(lateWatchMilliseconds),
  };
  let failed = 0;
  for (let isMore = true; isMore && !signal.aborted; ) {
    // Failed checks stay first in the list: they are skipped now and repeated first in the next run.
    const orders = await findOrdersToCheck(clientOf(context), times, { skip: failed, limit: batchSize });
    for (const order of orders) {
      if (signal.aborted) return;
      await reconcileOrder(context, order, now).catch((error: unknown) => {
        failed += 1;
        logger.warn({ reason: String(error), step: 'reconcile' }, 'due work failed');
      });
    }
    isMore = orders.length === batchSize;
  }
}

async function reconcileOrder(context: BillingContext, order: Order, now: Date): Promise<void> {
  const provider = providerOf(context, order);
  const payments = await provider.findPayments(order.id);
  await applyAll(context, provider, payments);
  await updateOrder(clientOf(context), order.id, { checkedAt: now });
  const isAbandoned =
    order.status === 'pending' &&
    payments.length === 0 &&
    !order.isRenewal &&
    now.getTime() - order.createdAt.getTime() > abandonedMilliseconds;
  if (isAbandoned) await failOrder(clientOf(context), order.id, 'O pagamento não foi iniciado.');
}
