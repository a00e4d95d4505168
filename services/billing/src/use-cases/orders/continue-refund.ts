import { clientOf } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { findOrdersToRefund } from '../../data/orders/due-orders.ts';
import type { OrderWithPayments } from '../../data/orders/orders.ts';
import { type BatchRun, forEachDue } from '../for-each-due.ts';
import { applyPayment } from '../payments/apply-payment.ts';
import { providerOf } from '../payments/provider-of.ts';

/** Requests a started refund at the provider, once for each order by its idempotency key. */
export async function continueRefund(context: BillingContext, order: OrderWithPayments): Promise<void> {
  const amountCents = order.refundingCents;
  const paid = order.payments.find(({ status }) => status === 'approved');
  if (amountCents === null || !paid) return;
  const provider = providerOf(context, order);
  if (paid.refundedCents === 0) {
    const { providerPaymentId: paymentId } = paid;
    await provider.refund({ paymentId, amountCents, key: `refund:${order.id}` });
  }
  const payment = await provider.readPayment(paid.providerPaymentId);
  if (payment) await applyPayment(context, provider, payment);
}

const batchSize = 200;

/** Continues every refund in progress. */
export async function continueRefunds(context: BillingContext, run: BatchRun): Promise<void> {
  await forEachDue(run, 'refund', {
    find: (after) => findOrdersToRefund(clientOf(context), after, batchSize),
    keyOf: ({ id }) => id,
    size: batchSize,
    work: (order) => continueRefund(context, order),
  });
}
