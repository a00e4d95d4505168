import { billingCycle, paidPlan } from '@sefira/contracts/billing/catalogue';
import { appendEvent } from '@sefira/messaging/outbox';
import * as z from 'zod/mini';
import { likenessesOf, sealCard } from '../../adapters/payer.ts';
import type { ProviderPayment } from '../../adapters/payment-provider.ts';
import type { BillingContext, Transaction } from '../../context.ts';
import { closePeriod, refundInProgress } from '../../data/orders/cancellations.ts';
import { type Order, updateOrder } from '../../data/orders/orders.ts';
import { currentPeriod } from '../../data/subscriptions/current-period.ts';
import { findSubscription, livePeriod, type Subscription } from '../../data/subscriptions/subscriptions.ts';
import { grantCredits } from '../../data/wallets/ledger.ts';
import { coveredEnd, lostToDelay } from '../../domain/coverage.ts';
import { periodEnd } from '../../domain/periods.ts';
import { unusedPart } from '../../domain/plan-change.ts';
import { describeOrder, purchaseOf } from '../../domain/purchase.ts';
import { rememberSubscription, startPeriod } from '../subscriptions/periods.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';

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
  const subscription = await findSubscription(transaction, userId);
  await updateOrder(transaction, order.id, {
    status: 'paid',
    paidAt: now,
    failureReason: null,
    ...(order.kind === 'plan' && !order.isRenewal ? { replaced: rememberSubscription(subscription) ?? {} } : {}),
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
  await updateOrder(transaction, order.id, data);
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
    savedCardSealed: payment.savedCard ? sealCard(payment.savedCard, context.settings.PAYER_KEY) : savedBefore,
    card: payment.card ? { ...payment.card } : null,
  };
  await startPeriod(transaction, context.schema, period, now);
}

/** Stores and returns the part of the discount that was used up before a late payment. */
async function lostByThen(transaction: Transaction, order: Order, now: Date): Promise<number> {
  if (order.baseOrderId === null) return 0;
  const base = await currentPeriod(transaction, order.userId);
  const uncoveredCents = lostToDelay(order, base ? unusedPart(base, now) : 0, now);
  await updateOrder(transaction, order.id, { uncoveredCents });
  return uncoveredCents;
}
