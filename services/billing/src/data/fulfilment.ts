import { billingCycle, paidPlan } from '@sefira/contracts/billing';
import { appendEvent } from '@sefira/messaging/outbox';
import { seal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { ProviderPayment } from '../adapters/payment-provider.ts';
import type { BillingContext, Transaction } from '../context.ts';
import { grantCredits, lockWallet, openLots, takeCredits, tellWallet } from './ledger.ts';
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

/** Gives what a paid order is of. The order is locked and not paid yet. */
export async function fulfil(
  transaction: Transaction,
  context: Context,
  order: Order,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const { userId } = order;
  await lockWallet(transaction, userId);
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
  const paid = {
    ...purchaseOf(order),
    ...likenessesOf(order, payment, context.settings),
    isRenewal: order.isRenewal,
    paidAt: now.toISOString(),
  };
  await appendEvent(transaction, context.schema, 'order.paid', paid, null);
  await tellWallet(transaction, context.schema, userId);
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

/** A renewal paid before its time waits for the end of the period; the round begins the new one then. */
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
  const savedBefore = order.isRenewal ? (subscription?.savedCardSealed ?? null) : null;
  const period = {
    userId: order.userId,
    plan: z.parse(paidPlan, order.plan),
    cycle: z.parse(billingCycle, order.cycle),
    method: order.method,
    orderId: order.id,
    start: order.isRenewal && current ? current.end : now,
    savedCardSealed: payment.savedCard ? seal(payment.savedCard, context.settings.PAYER_KEY) : savedBefore,
    card: payment.card ? { ...payment.card } : null,
  };
  await startPeriod(transaction, context.schema, period, now);
}

/** Takes back the credits of an order that were not spent; whatever is reserved at this moment stays with its use. */
export async function takeBackCredits(
  transaction: Transaction,
  order: Order,
  actor: string,
  now: Date,
): Promise<number> {
  await lockWallet(transaction, order.userId);
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
    key: `refund:${order.id}`,
    now,
  });
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}

/** Money went back: credits and plan go too. The order is locked and not refunded yet. */
export async function undo(
  transaction: Transaction,
  context: Context,
  order: Order,
  refundedCents: number,
  now: Date,
): Promise<void> {
  const { userId } = order;
  await takeBackCredits(transaction, order, order.refundActor ?? 'system', now);
  const subscription = await transaction.subscription.findUnique({ where: { userId } });
  if (subscription?.orderId === order.id && livePeriod(subscription)) {
    await endSubscription(transaction, context.schema, subscription, 'refunded', now);
    await restoreSubscription(transaction, context.schema, userId, order.replaced, now);
  }
  await transaction.order.update({
    where: { id: order.id },
    data: { status: 'refunded', refundedAt: now, refundedCents, refundingCents: null, needsReview: null },
  });
  const refunded = { ...purchaseOf(order), refundedCents, refundedAt: now.toISOString() };
  await appendEvent(transaction, context.schema, 'order.refunded', refunded, null);
  await tellWallet(transaction, context.schema, userId);
}
