import { billingCycle } from '@sefira/contracts/billing/catalogue';
import { appendEvent } from '@sefira/messaging/outbox';
import * as z from 'zod/mini';
import type { Transaction } from '../../context.ts';
import { closePeriod } from '../../data/orders/cancellations.ts';
import { type Order, updateOrder } from '../../data/orders/orders.ts';
import { upgradesFrom } from '../../data/orders/upgrades.ts';
import {
  findSubscription,
  livePeriod,
  type Subscription,
  updateSubscription,
} from '../../data/subscriptions/subscriptions.ts';
import { openLots, takeCredits } from '../../data/wallets/ledger.ts';
import { creditsOfOrder } from '../../data/wallets/lots.ts';
import { coveredEnd, creditsBeyond, passLossOn } from '../../domain/coverage.ts';
import { takeFrom } from '../../domain/ledger.ts';
import { grantTime, monthsOf, periodEnd } from '../../domain/periods.ts';
import { describeOrder } from '../../domain/purchase.ts';
import { endSubscription } from '../subscriptions/periods.ts';

/**
 * Distributes a refund over the newer orders that were discounted by the refunded one: each loses that part of its
 * discount, and the live plan is shortened to the part that is still paid, or ends. The wallet is locked.
 */
export async function loseCover(
  transaction: Transaction,
  schema: string,
  order: Order,
  lostCents: number,
  now: Date,
): Promise<void> {
  const chain = await upgradesFrom(transaction, order.id);
  const losses = passLossOn(lostCents, chain);
  const subscription = await findSubscription(transaction, order.userId);
  for (const [index, upgrade] of chain.entries()) {
    const uncoveredCents = upgrade.uncoveredCents + (losses[index] ?? 0);
    await updateOrder(transaction, upgrade.id, { uncoveredCents });
    const isLive = subscription?.orderId === upgrade.id && livePeriod(subscription) !== null;
    if (isLive && losses[index]) await shorten(transaction, schema, { ...upgrade, uncoveredCents }, subscription, now);
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
  await takeBackUncovered(transaction, order, { months: grants, of: monthsOf(cycle) }, now);
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

/** Takes back the unspent credits beyond a shortened period. */
async function takeBackUncovered(
  transaction: Transaction,
  order: Order,
  granted: { readonly months: number; readonly of: number },
  now: Date,
): Promise<void> {
  const { granted: credits } = await creditsOfOrder(transaction, order.id);
  const beyond = creditsBeyond({ credits, months: granted.months }, granted.of, order);
  const uses = takeFrom(await openLots(transaction, { orderId: order.id }), beyond);
  await takeCredits(transaction, order.userId, 'plans', uses, {
    reason: 'refund',
    description: `Parte sem pagamento: ${describeOrder(order)}`,
    reference: { type: 'order', id: order.id },
    actor: 'system',
    key: `uncovered:${order.id}:${order.uncoveredCents}`,
    now,
  });
}
