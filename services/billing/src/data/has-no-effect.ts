import type { Transaction } from '../context.ts';
import { livePaidOrderId, renewalKey } from './close-period.ts';
import type { Order } from './orders.ts';

/**
 * Whether money for this order would buy nothing any more, because the plan changed since the order was made: another paid
 * period runs than the one it was calculated from, or the base of its discount is no longer paid. The wallet is locked.
 */
export async function hasNoEffect(transaction: Transaction, order: Order, now: Date): Promise<boolean> {
  if (order.kind !== 'plan') return false;
  const { userId } = order;
  if (order.isRenewal) {
    const subscription = await transaction.subscription.findUnique({ where: { userId } });
    const isOver = !subscription || subscription.status === 'ended';
    return !isOver && order.renewalKey !== renewalKey(subscription);
  }
  const live = await livePaidOrderId(transaction, userId, now);
  if (live !== null && live !== order.baseOrderId) return true;
  if (order.baseOrderId === null) return false;
  const base = await transaction.order.findUnique({ where: { id: order.baseOrderId } });
  return base?.status !== 'paid' || base.refundingCents !== null;
}
