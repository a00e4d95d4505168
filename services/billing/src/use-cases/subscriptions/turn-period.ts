import { billingCycle, paidPlan, paymentMethod } from '@sefira/contracts/billing/catalogue';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import { openCard } from '../../adapters/payer.ts';
import type { BillingContext } from '../../context.ts';
import { findOrder, lockOrder, type OrderWithPayments, updateOrder } from '../../data/orders/orders.ts';
import {
  findSubscription,
  isPaidFor,
  livePeriod,
  recordFailedAttempt,
  renewalKey,
  type Subscription,
} from '../../data/subscriptions/subscriptions.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';
import { nextAttempt } from '../../domain/order-state.ts';
import { purchaseOf } from '../../domain/purchase.ts';
import { startPayment } from '../payments/start-payment.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { endUnpaid } from './end-unpaid.ts';
import { endSubscription, startPeriod } from './periods.ts';
import { findRenewal, renewalOrder } from './renewal-order.ts';

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
    const subscription = await findSubscription(transaction, known.userId);
    if (!subscription) return;
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
  const saved = openCard(savedCardSealed, context.settings.PAYER_KEY);
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
    // A message of the provider may have paid the order since it was read.
    if ((await lockOrder(transaction, order.id))?.status !== 'pending') return;
    const isCounted = await recordFailedAttempt(transaction, subscription, attempt, { nextAttemptAt: next, now });
    if (!isCounted) return;
    const nextAttemptAt = next?.toISOString() ?? null;
    const failed = { ...purchaseOf(order), attempt, reason, nextAttemptAt };
    await appendEvent(transaction, context.schema, 'subscription.payment_failed', failed, null);
    if (next !== null) return;
    await updateOrder(transaction, order.id, { status: 'failed', failureReason: reason });
    await endSubscription(transaction, context.schema, subscription, 'payment_failed', now);
    await publishWallet(transaction, context.schema, userId);
  });
}

async function end(context: BillingContext, known: Subscription, reason: 'period_over'): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    await lockWallet(transaction, known.userId);
    const subscription = await findSubscription(transaction, known.userId);
    const live = livePeriod(subscription);
    if (!subscription || !live || live.end > now) return;
    await endSubscription(transaction, context.schema, subscription, reason, now);
    await publishWallet(transaction, context.schema, known.userId);
  });
}
