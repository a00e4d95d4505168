import { billingCycle, paidPlan, paymentMethod } from '@sefira/contracts/billing/catalogue';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { unseal } from '@sefira/messaging/sealing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { BillingContext } from '../context.ts';
import { planPriceCode } from '../domain/catalogue-seed.ts';
import { renewalPrice } from '../domain/offers.ts';
import { nextAttempt } from '../domain/order-state.ts';
import { isAccountClosed } from './account-standing.ts';
import { closePeriod, renewalKey } from './close-period.ts';
import { lockWallet, publishWallet } from './ledger.ts';
import { findOrder, lockOrder, type OrderWithPayments } from './orders.ts';
import { purchaseOf } from './purchase.ts';
import { startPayment } from './start-payment.ts';
import { endSubscription, isPaidFor, livePeriod, type Subscription, startPeriod } from './subscriptions.ts';

export function findRenewal(context: BillingContext, subscription: Subscription): Promise<OrderWithPayments | null> {
  return clientOf(context)
    .order.findUnique({ where: { renewalKey: renewalKey(subscription) } })
    .then((order) => (order ? findOrder(clientOf(context), order.id) : null));
}

/**
 * Order of the next period at the current price or that of a running offer, created once under concurrency. Null for a
 * closed account, which is not charged (docs/decisions/0017-closing-and-erasing-an-account.md).
 */
async function renewalOrder(context: BillingContext, subscription: Subscription): Promise<OrderWithPayments | null> {
  if (await isAccountClosed(clientOf(context), subscription.userId)) return null;
  const known = await findRenewal(context, subscription);
  if (known) return known;
  const client = clientOf(context);
  const before = await client.order.findUnique({ where: { id: subscription.orderId } });
  if (!before?.payerSealed) return null;
  const now = context.clock();
  const plan = z.parse(paidPlan, subscription.nextPlan ?? subscription.plan);
  const cycle = z.parse(billingCycle, subscription.nextCycle ?? subscription.cycle);
  const full = await context.prices.find(planPriceCode(plan, cycle), now);
  const price = renewalPrice(before, { plan, cycle }, { priceCents: full.amount, priceVersionId: full.id });
  await client.order.createMany({
    data: [
      {
        id: newId(),
        userId: subscription.userId,
        kind: 'plan',
        status: 'pending',
        plan,
        cycle,
        credits: 0,
        ...price,
        amountCents: price.priceCents,
        method: subscription.method,
        isRenewal: true,
        renewalKey: renewalKey(subscription),
        provider: before.provider,
        payerSealed: before.payerSealed,
        createdAt: now,
        expiresAt: subscription.method === 'credit-card' ? null : subscription.currentPeriodEnd,
      },
    ],
    skipDuplicates: true,
  });
  return findRenewal(context, subscription);
}

/** Creates the charge of the next period, which the person pays by PIX or boleto (docs/decisions/0040-subscriptions-and-renewals.md). */
export async function announceRenewal(context: BillingContext, subscription: Subscription): Promise<void> {
  const order = await renewalOrder(context, subscription);
  if (!order || order.payments.length > 0) return;
  await startPayment(context, order, { card: null }, 1);
  const due = { ...purchaseOf(order), periodEnd: subscription.currentPeriodEnd.toISOString() };
  await inTransaction(context, (transaction) =>
    appendEvent(transaction, context.schema, 'subscription.renewal_due', due, null),
  );
}

/** Ends a period: begins the next one if it is paid, charges a stored card, or ends the plan. */
export async function turnPeriod(context: BillingContext, subscription: Subscription): Promise<void> {
  if (!(await isPaidFor(clientOf(context), subscription))) return endUnpaid(context, subscription.userId);
  const order = await findRenewal(context, subscription);
  if (order?.status === 'paid') return beginPaidPeriod(context, subscription, order);
  const isByCard = subscription.method === 'credit-card' && subscription.savedCardSealed !== null;
  if (subscription.renews && isByCard) return chargeCard(context, subscription);
  await end(context, subscription, 'period_over');
}

async function beginPaidPeriod(context: BillingContext, known: Subscription, order: OrderWithPayments): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    const paid = await lockOrder(transaction, order.id);
    const subscription = await transaction.subscription.findUniqueOrThrow({ where: { userId: known.userId } });
    const isSame = subscription.orderId === known.orderId && renewalKey(subscription) === renewalKey(known);
    if (!isSame || paid?.status !== 'paid' || paid.refundingCents !== null) return;
    const card = z.safeParse(z.object({ brand: z.string(), lastFour: z.string() }), subscription.card);
    await startPeriod(
      transaction,
      context.schema,
      {
        userId: known.userId,
        plan: z.parse(paidPlan, order.plan),
        cycle: z.parse(billingCycle, order.cycle),
        method: z.parse(paymentMethod, order.method),
        orderId: order.id,
        start: known.currentPeriodEnd,
        renews: subscription.renews,
        savedCardSealed: subscription.savedCardSealed,
        card: card.success ? card.data : null,
      },
      now,
    );
    await publishWallet(transaction, context.schema, known.userId);
  });
}

async function chargeCard(context: BillingContext, subscription: Subscription): Promise<void> {
  const order = await renewalOrder(context, subscription);
  const { savedCardSealed, failedAttempts } = subscription;
  if (!order || savedCardSealed === null) return end(context, subscription, 'period_over');
  const attempt = failedAttempts + 1;
  const saved = z.parse(z.string(), unseal(savedCardSealed, context.settings.PAYER_KEY));
  let refusal: string | null = null;
  try {
    await startPayment(context, order, { card: { saved } }, attempt);
  } catch (error) {
    // An unavailable provider is not a failed attempt: the next run repeats the call with the same key.
    if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    refusal = error.message;
  }
  const after = await findOrder(clientOf(context), order.id);
  if (after?.status !== 'pending') return;
  const [latest] = after.payments;
  if (refusal === null && (latest?.status === 'review' || latest?.status === 'pending')) return;
  const reason = refusal ?? after.failureReason ?? 'O cartão foi recusado.';
  await noteFailedAttempt(context, subscription, after, attempt, reason);
}

async function noteFailedAttempt(
  context: BillingContext,
  subscription: Subscription,
  order: OrderWithPayments,
  attempt: number,
  reason: string,
): Promise<void> {
  const now = context.clock();
  const { userId } = subscription;
  const next = nextAttempt(subscription.currentPeriodEnd, attempt);
  await inTransaction(context, async (transaction) => {
    const { count } = await transaction.subscription.updateMany({
      where: { userId, failedAttempts: attempt - 1, orderId: subscription.orderId },
      data: { failedAttempts: attempt, nextAttemptAt: next, status: 'past_due', updatedAt: now },
    });
    if (count === 0) return;
    const nextAttemptAt = next?.toISOString() ?? null;
    const failed = { ...purchaseOf(order), attempt, reason, nextAttemptAt };
    await appendEvent(transaction, context.schema, 'subscription.payment_failed', failed, null);
    if (next !== null) return;
    await transaction.order.update({ where: { id: order.id }, data: { status: 'failed', failureReason: reason } });
    await endSubscription(transaction, context.schema, subscription, 'payment_failed', now);
    await publishWallet(transaction, context.schema, userId);
  });
}

async function end(context: BillingContext, known: Subscription, reason: 'period_over'): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    await transaction.$executeRaw`SELECT 1 FROM wallet WHERE user_id = ${known.userId}::uuid FOR UPDATE`;
    const subscription = await transaction.subscription.findUnique({ where: { userId: known.userId } });
    const live = livePeriod(subscription);
    if (!subscription || !live || live.end > now) return;
    await endSubscription(transaction, context.schema, subscription, reason, now);
    await publishWallet(transaction, context.schema, known.userId);
  });
}

/** Ends a subscription without a paid order. */
export async function endUnpaid(context: BillingContext, userId: string): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    await lockWallet(transaction, userId);
    const subscription = await transaction.subscription.findUnique({ where: { userId } });
    if (!subscription || !livePeriod(subscription) || (await isPaidFor(transaction, subscription))) return;
    await closePeriod(transaction, subscription, now);
    await endSubscription(transaction, context.schema, subscription, 'refunded', now);
    await publishWallet(transaction, context.schema, userId);
  });
}
