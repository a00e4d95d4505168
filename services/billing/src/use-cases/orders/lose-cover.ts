import { billingCycle } from '@sefira/contracts/billing/catalogue';
import { appendEvent } from '@sefira/messaging/outbox';
import * as z from 'zod/mini';
import type { Transaction } from '../../context.ts';
import { closePeriod } from '../../data/orders/cancellations.ts';
import { type Order, updateOrder } from '../../data/orders/orders.ts';
import { upgradesOf } from '../../data/orders/upgrades.ts';
import {
  findSubscription,
  livePeriod,
  type Subscription,
  updateSubscription,
} from '../../data/subscriptions/subscriptions.ts';
import { coveredEnd, lossPassedOn } from '../../domain/coverage.ts';
import { grantTime, periodEnd } from '../../domain/periods.ts';
import { endSubscription } from '../subscriptions/periods.ts';
import { takeBackUncovered } from './take-back-uncovered.ts';

/**
 * Distributes a loss over the newer orders that were discounted by this one, and on over the orders discounted by those:
 * each loses that part of its discount, and the live plan is shortened to the part that is still paid, or ends. An order
 * that was charged back loses it too: it can be won again, and newer orders rest on it. The wallet is locked.
 */
export async function loseCover(
  transaction: Transaction,
  schema: string,
  order: Pick<Order, 'id' | 'userId'>,
  lostCents: number,
  now: Date,
): Promise<void> {
  const subscription = await findSubscription(transaction, order.userId);
  for (const upgrade of await upgradesOf(transaction, order.id)) {
    const lost = lossPassedOn(lostCents, upgrade);
    if (lost === 0) continue;
    const uncoveredCents = upgrade.uncoveredCents + lost;
    await updateOrder(transaction, upgrade.id, { uncoveredCents });
    const isLive = subscription?.orderId === upgrade.id && livePeriod(subscription) !== null;
    if (isLive) await shorten(transaction, schema, { ...upgrade, uncoveredCents }, subscription, now);
    await loseCover(transaction, schema, upgrade, lost, now);
  }
}

async function shorten(
  transaction: Transaction,
  schema: string,
  order: Order,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const { userId, currentPeriodStart: start, grants } = subscription;
  const cycle = z.parse(billingCycle, subscription.cycle);
  await closePeriod(transaction, subscription, now);
  await takeBackUncovered(transaction, order, { cycle, grants }, now);
  const end = coveredEnd(start, periodEnd(start, cycle), order);
  if (end <= now) return endSubscription(transaction, schema, subscription, 'refunded', now);
  await updateSubscription(transaction, userId, {
    currentPeriodEnd: end,
    renews: false,
    nextPlan: null,
    nextCycle: null,
    nextGrantAt: grantTime(start, end, grants),
    updatedAt: now,
  });
  const { plan } = livePeriod(subscription) ?? {};
  if (!plan) return;
  const activated = { userId, plan, cycle, periodEnd: end.toISOString(), activatedAt: now.toISOString() };
  await appendEvent(transaction, schema, 'subscription.activated', activated, null);
}
