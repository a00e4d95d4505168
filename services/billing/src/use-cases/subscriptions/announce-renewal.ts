import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import type { BillingContext } from '../../context.ts';
import type { Subscription } from '../../data/subscriptions/subscriptions.ts';
import { purchaseOf } from '../../domain/purchase.ts';
import { startPayment } from '../payments/start-payment.ts';
import { renewalOrder } from './renewal-order.ts';

/** Creates the charge of the next period, which the person pays by PIX or boleto (docs/decisions/0040-subscriptions-and-renewals.md). */
export async function announceRenewal(context: BillingContext, subscription: Subscription): Promise<void> {
  const order = await renewalOrder(context, subscription);
  if (!order || order.payments.length > 0) return;
  await startPayment(context, order, { card: null }, 1);
  const due = { ...purchaseOf(order), periodEnd: subscription.currentPeriodEnd.toISOString() };
  await inTransaction(context, (transaction) =>
    appendEvent(transaction, context.schema, 'subscription.renewal_due', due, null),
  );
}
