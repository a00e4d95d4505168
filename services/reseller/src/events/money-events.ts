import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { ResellerContext, Transaction } from '../context.ts';
import { notePlan, recordRefund, recordSale } from '../data/sales.ts';

/** A payment: one sale, one commission, however often and in whatever order it is told. */
export async function onOrderPaid(
  event: EventEnvelope<'order.paid'>,
  { transaction }: HandlerContext<Transaction>,
  context: ResellerContext,
): Promise<void> {
  await recordSale(context, transaction, event.payload);
}

export async function onOrderRefunded(
  event: EventEnvelope<'order.refunded'>,
  { transaction }: HandlerContext<Transaction>,
  context: ResellerContext,
): Promise<void> {
  await recordRefund(context, transaction, event.payload);
}

/** A customer with a running plan is an active one. */
export async function onSubscriptionActivated(
  event: EventEnvelope<'subscription.activated'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  await notePlan(transaction, event.payload.userId, new Date(event.payload.periodEnd));
}

export async function onSubscriptionEnded(
  event: EventEnvelope<'subscription.ended'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  await notePlan(transaction, event.payload.userId, null);
}
