import { billingCycle, paidPlan } from '@sefira/contracts/billing/catalogue';
import { appendEvent } from '@sefira/messaging/outbox';
import { seal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { ProviderPayment } from '../adapters/payment-provider.ts';
import type { BillingContext, Transaction } from '../context.ts';
import { coveredEnd, lostToDelay } from '../domain/coverage.ts';
import { periodEnd } from '../domain/periods.ts';
import { unusedPart } from '../domain/plan-change.ts';
import { cancelUpgradesFrom, closePeriod, refundInProgress } from './close-period.ts';
import { loseCover } from './coverage.ts';
import { currentPeriod } from './current-period.ts';
import { grantCredits, lockWallet, openLots, publishWallet, takeCredits } from './ledger.ts';
import type { Order } from './orders.ts';
import { likenessesOf } from './payer.ts';
import { describeOrder, purchaseOf } from './purchase.ts';
import {
  endSubscription,
  livePeriod,
  rememberSubscription,
  restoreSubscription,
  type Subscription,
  startPeriod,
} from './subscriptions.ts';

type Context = Pick<BillingContext, 'schema' | 'settings'>;

/** Grants the credits or the plan of an order with its payment. The order is locked and not paid yet. */
export async function fulfil(
  transaction: Transaction,
  context: Context,
  order: Order,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const { userId } = order;
  const subscription = await transaction.subscription.findUnique({ where: { userId } });
  await transaction.order.update({
    where: { id: order.id },
    data: {
      status: 'paid',
      paidAt: now,
      failureReason: null,
      ...(order.kind === 'plan' && !order.isRenewal ? { replaced: rememberSubscription(subscription) ?? {} } : {}),
    },
  });
  if (order.kind === 'credits') await givePack(transaction, order, now);
  else await givePlan(transaction, context, order, subscription, payment, now);
  await publishPaid(transaction, context, order, payment, now);
  await publishWallet(transaction, context.schema, userId);
}

/** Books a payment without effect (the plan changed since) and starts its refund. The order is locked. */
export async function acceptWithoutEffect(
  transaction: Transaction,
  context: Context,
  order: Order,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const data = { ...refundInProgress(order), status: 'paid', paidAt: now, cancellingSince: null };
  await transaction.order.update({ where: { id: order.id }, data });
  await publishPaid(transaction, context, order, payment, now);
}

async function publishPaid(
  transaction: Transaction,
  context: Context,
  order: Order,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const paid = {
    ...purchaseOf(order),
    ...likenessesOf(order, payment.card, context.settings),
    isRenewal: order.isRenewal,
    paidAt: now.toISOString(),
  };
  await appendEvent(transaction, context.schema, 'order.paid', paid, null);
}

async function givePack(transaction: Transaction, order: Order, now: Date): Promise<void> {
  await grantCredits(transaction, {
    userId: order.userId,
    kind: 'bought',
    amount: order.credits,
    orderId: order.id,
    expiresAt: null,
    reason: 'purchase',
    description: describeOrder(order),
    reference: { type: 'order', id: order.id },
    actor: order.userId,
    key: `order:${order.id}`,
    now,
  });
}

/** A renewal that is paid early takes effect at the end of the current period, by schedule. */
async function givePlan(
  transaction: Transaction,
  context: Context,
  order: Order,
  subscription: Subscription | null,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const current = livePeriod(subscription);
  if (order.isRenewal && current !== null && current.end > now) return;
  const start = order.isRenewal && current ? current.end : now;
  const cycle = z.parse(billingCycle, order.cycle);
  const uncoveredCents = await lostByThen(transaction, order, now);
  if (!order.isRenewal) await closePeriod(transaction, subscription, now, order.id);
  const savedBefore = order.isRenewal ? (subscription?.savedCardSealed ?? null) : null;
  const period = {
    userId: order.userId,
    plan: z.parse(paidPlan, order.plan),
    cycle,
    method: order.method,
    orderId: order.id,
    start,
    end: coveredEnd(start, periodEnd(start, cycle), { priceCents: order.priceCents, uncoveredCents }),
    renews: true,
    savedCardSealed: payment.savedCard ? seal(payment.savedCard, context.settings.PAYER_KEY) : savedBefore,
    card: payment.card ? { ...payment.card } : null,
  };
  await startPeriod(transaction, context.schema, period, now);
}

/** Stores and returns the part of the discount that was used up before a late payment. */
async function lostByThen(transaction: Transaction, order: Order, now: Date): Promise<number> {
  if (order.baseOrderId === null) return 0;
  const base = await currentPeriod(transaction, order.userId);
  const uncoveredCents = lostToDelay(order, base ? unusedPart(base, now) : 0, now);
  await transaction.order.update({ where: { id: order.id }, data: { uncoveredCents } });
  return uncoveredCents;
}

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
  const subscription = await transaction.subscription.findUnique({ where: { userId } });
  await cancelUpgradesFrom(transaction, order.id, now);
  await loseCover(transaction, context.schema, order, newlyRefundedCents, now);
  if (subscription?.orderId === order.id && livePeriod(subscription)) {
    await closePeriod(transaction, subscription, now);
    await endSubscription(transaction, context.schema, subscription, 'refunded', now);
    await restoreSubscription(transaction, context.schema, userId, order.replaced, now);
  }
  await transaction.order.update({
    where: { id: order.id },
    data: { status: 'refunded', refundedAt: now, refundedCents, refundingCents: null, needsReview: null },
  });
  const refunded = { ...purchaseOf(order), refundedCents, newlyRefundedCents, refundedAt: now.toISOString() };
  // A refund before `order.paid` has no counterpart and is not published.
  if (order.paidAt !== null) await appendEvent(transaction, context.schema, 'order.refunded', refunded, null);
  await publishWallet(transaction, context.schema, userId);
}
