import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { notePlan, recordRefund, recordSale } from '../data/sales.ts';

/** A payment: one sale, one commission, however often and in whatever order it is told. */
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

/** A customer with a running plan is an active one. */
export async function onSubscriptionActivated({
  event,
  transaction,
}: EventDelivery<'subscription.activated', ResellerContext>): Promise<void> {
  await notePlan(transaction, event.payload.userId, new Date(event.payload.periodEnd));
}

export async function onSubscriptionEnded({
  event,
  transaction,
}: EventDelivery<'subscription.ended', ResellerContext>): Promise<void> {
  await notePlan(transaction, event.payload.userId, null);
}
