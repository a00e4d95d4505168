import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { recordRefund } from '../use-cases/sales/record-refund.ts';
import { recordSale } from '../use-cases/sales/record-sale.ts';
import { storePlanEnd } from '../use-cases/sales/store-plan-end.ts';

/** Stores one sale and one commission per payment, for any number and order of deliveries. */
export async function onOrderPaid({
  event,
  transaction,
  context,
}: EventDelivery<'order.paid', ResellerContext>): Promise<void> {
  await recordSale(context, transaction, event.payload);
}

export async function onOrderRefunded({
  event,
  transaction,
  context,
}: EventDelivery<'order.refunded', ResellerContext>): Promise<void> {
  await recordRefund(context, transaction, event.payload);
}

/** A won chargeback earns its commission again. */
export async function onOrderRecovered({
  event,
  transaction,
  context,
}: EventDelivery<'order.recovered', ResellerContext>): Promise<void> {
  const { recoveredAt: refundedAt, ...recovered } = event.payload;
  await recordRefund(context, transaction, { ...recovered, refundedAt });
}

/** A customer with a running plan is active. */
export async function onSubscriptionActivated({
  event,
  transaction,
}: EventDelivery<'subscription.activated', ResellerContext>): Promise<void> {
  await storePlanEnd(transaction, event.payload.userId, new Date(event.payload.periodEnd));
}

export async function onSubscriptionEnded({
  event,
  transaction,
}: EventDelivery<'subscription.ended', ResellerContext>): Promise<void> {
  await storePlanEnd(transaction, event.payload.userId, null);
}
