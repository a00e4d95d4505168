import { billingCycle } from '@sefira/contracts/billing/catalogue';
import { appendEvent } from '@sefira/messaging/outbox';
import * as z from 'zod/mini';
import type { Order, Prisma, Subscription } from '../../prisma/generated/client.ts';
import { coveredEnd, creditsBeyond, passLossOn } from '../domain/coverage.ts';
import { takeFrom } from '../domain/ledger.ts';
import { grantTime, monthsOf, periodEnd } from '../domain/periods.ts';
import { closePeriod } from './close-period.ts';
import { openLots, takeCredits } from './ledger.ts';
import { describeOrder } from './purchase.ts';
import { endSubscription, livePeriod } from './subscriptions.ts';

type Transaction = Prisma.TransactionClient;

/** The chain of paid orders with a discount from the value of this one. */
async function upgradesFrom(transaction: Transaction, orderId: string): Promise<readonly Order[]> {
  const chain: Order[] = [];
  let base: string | undefined = orderId;
  while (base !== undefined) {
    // Only one order with the same base has effect; the others are refunded.
    const next: Order | null = await transaction.order.findFirst({
      where: { baseOrderId: base, status: 'paid', refundingCents: null, discountCents: { gt: 0 } },
    });
    if (next) chain.push(next);
    base = next?.id;
  }
  return chain;
}

/** The paid order with the value of this one as its discount; null without one. */
export async function findUpgradeOf(
  transaction: Transaction,
  orderId: string,
): Promise<{ readonly id: string } | null> {
  return transaction.order.findFirst({
    where: { baseOrderId: orderId, status: 'paid', discountCents: { gt: 0 } },
    select: { id: true },
  });
}

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
  const subscription = await transaction.subscription.findUnique({ where: { userId: order.userId } });
  for (const [index, upgrade] of chain.entries()) {
    const uncoveredCents = upgrade.uncoveredCents + (losses[index] ?? 0);
    await transaction.order.update({ where: { id: upgrade.id }, data: { uncoveredCents } });
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
  await transaction.subscription.update({
    where: { userId },
    data: {
      currentPeriodEnd: end,
      renews: false,
      nextPlan: null,
      nextCycle: null,
      nextGrantAt: grantTime(start, end, grants),
      updatedAt: now,
    },
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
  const { _sum } = await transaction.lot.aggregate({ where: { orderId: order.id }, _sum: { amount: true } });
  const beyond = creditsBeyond({ credits: _sum.amount ?? 0, months: granted.months }, granted.of, order);
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
