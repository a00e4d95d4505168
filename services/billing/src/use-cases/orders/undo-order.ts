import { appendEvent } from '@sefira/messaging/outbox';
import type { BillingContext, Transaction } from '../../context.ts';
import { cancelUpgradesFrom, closePeriod } from '../../data/orders/cancellations.ts';
import { type Order, updateOrder } from '../../data/orders/orders.ts';
import { findSubscription, livePeriod } from '../../data/subscriptions/subscriptions.ts';
import { lockWallet, openLots, takeCredits } from '../../data/wallets/ledger.ts';
import { describeOrder, purchaseOf } from '../../domain/purchase.ts';
import { endSubscription, restoreSubscription } from '../subscriptions/periods.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { loseCover } from './lose-cover.ts';

type Context = Pick<BillingContext, 'schema' | 'settings'>;

/** Takes back the unspent credits of an order; reserved credits stay with their charge. @returns their number */
export async function takeBackCredits(
  transaction: Transaction,
  order: Order,
  { cause, actor }: { readonly cause: 'refund' | 'chargeback'; readonly actor: string },
  now: Date,
): Promise<number> {
  const { position } = await lockWallet(transaction, order.userId);
  const lots = await openLots(transaction, { orderId: order.id });
  const uses = lots
    .map((lot) => ({ lot: lot.id, kind: lot.kind, amount: lot.remaining - lot.reserved }))
    .filter(({ amount }) => amount > 0);
  const account = order.kind === 'credits' ? 'sales' : 'plans';
  await takeCredits(transaction, order.userId, account, uses, {
    reason: 'refund',
    description: `Devolução: ${describeOrder(order)}`,
    reference: { type: 'order', id: order.id },
    actor,
    // An order can be charged back again after a won dispute.
    key: `${cause}:${order.id}:${position}`,
    now,
  });
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Books a refund: takes back credits and plan, and the discount that newer orders had from this one. `refundedCents` is
 * the total so far. The order is locked.
 */
export async function undo(
  transaction: Transaction,
  context: Context,
  order: Order,
  { cause, refundedCents }: { readonly cause: 'refund' | 'chargeback'; readonly refundedCents: number },
  now: Date,
): Promise<void> {
  const { userId } = order;
  // A requested refund took them before; credits released since then were deducted from its amount.
  if (order.refundingCents === null) {
    await takeBackCredits(transaction, order, { cause, actor: order.refundActor ?? 'system' }, now);
  }
  const newlyRefundedCents = refundedCents - order.refundedCents;
  const subscription = await findSubscription(transaction, userId);
  await cancelUpgradesFrom(transaction, order.id, now);
  await loseCover(transaction, context.schema, order, newlyRefundedCents, now);
  if (subscription?.orderId === order.id && livePeriod(subscription)) {
    await closePeriod(transaction, subscription, now);
    await endSubscription(transaction, context.schema, subscription, 'refunded', now);
    await restoreSubscription(transaction, context.schema, userId, order.replaced, now);
  }
  await updateOrder(transaction, order.id, {
    status: 'refunded',
    refundedAt: now,
    refundedCents,
    refundingCents: null,
    needsReview: null,
  });
  const refunded = { ...purchaseOf(order), refundedCents, newlyRefundedCents, refundedAt: now.toISOString() };
  // A refund before `order.paid` has no counterpart and is not published.
  if (order.paidAt !== null) await appendEvent(transaction, context.schema, 'order.refunded', refunded, null);
  await publishWallet(transaction, context.schema, userId);
}
