import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { findOrdersToCancel } from '../../data/orders/due-orders.ts';
import { type Order, updateOrder } from '../../data/orders/orders.ts';
import { type BatchRun, forEachDue } from '../for-each-due.ts';
import { applyAll } from './process-webhook-notice.ts';
import { providerOf } from './provider-of.ts';

const batchSize = 200;

/**
 * Cancels the open payments of a cancelled order at its provider, then applies their state: money that arrived first is
 * refunded. Idempotent.
 * @throws DomainError DEPENDENCY_DOWN while the provider is unavailable
 */
async function cancelEndedOrder(context: BillingContext, order: Order): Promise<void> {
  const provider = providerOf(context, order);
  for (const { id, status } of await provider.findPayments(order.id)) {
    if (status !== 'pending' && status !== 'review') continue;
    await provider.cancelPayment(id).catch((error: unknown) => {
      // Paid meanwhile: applied below.
      if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    });
  }
  await applyAll(context, provider, await provider.findPayments(order.id));
  await updateOrder(clientOf(context), order.id, { cancellingSince: null });
}

/** Cancels payments of orders that a change of the plan or the end of an account ended; optionally of one person. */
export async function cancelEndedOrders(context: BillingContext, run: BatchRun, userId?: string): Promise<void> {
  const now = context.clock();
  const owner = userId === undefined ? {} : { userId };
  await forEachDue(run, 'cancel', {
    find: (after) => findOrdersToCancel(clientOf(context), { now, after, limit: batchSize, ...owner }),
    keyOf: ({ id }) => id,
    size: batchSize,
    work: (order) => cancelEndedOrder(context, order),
  });
}
