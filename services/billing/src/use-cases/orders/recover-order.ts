import { billingCycle, paidPlan } from '@sefira/contracts/billing/catalogue';
import { appendEvent } from '@sefira/messaging/outbox';
import * as z from 'zod/mini';
import type { ProviderPayment } from '../../adapters/payment-provider.ts';
import type { BillingContext, Transaction } from '../../context.ts';
import { type Order, updateOrder } from '../../data/orders/orders.ts';
import { findSubscription, renewalKey, updateSubscription } from '../../data/subscriptions/subscriptions.ts';
import { chargedBackCredits, returnCredits } from '../../data/wallets/ledger.ts';
import { setPlan } from '../../data/wallets/wallets.ts';
import { coveredEnd } from '../../domain/coverage.ts';
import { grantTime, monthsOf, periodEnd } from '../../domain/periods.ts';
import { describeOrder, purchaseOf } from '../../domain/purchase.ts';
import { grantDueMonths } from '../subscriptions/periods.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { acceptWithoutEffect, fulfil } from './fulfil-order.ts';
import { hasNoEffect } from './has-no-effect.ts';
import { takeBackUncovered } from './take-back-uncovered.ts';

/** `needsReview` of a won chargeback with a plan that cannot be resumed, because another one replaced it. */
const wonWithoutEffect = 'chargeback_won';

/**
 * Books a chargeback that was decided in our favour: the money counts again, credits that the chargeback took are returned
 * and the plan resumes for its remaining time (docs/decisions/0041-refunds-and-regret.md). The order is locked.
 */
export async function recoverOrder(
  transaction: Transaction,
  context: Pick<BillingContext, 'schema' | 'settings'>,
  order: Order,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const { refundedCents } = payment;
  const recoveredCents = order.refundedCents - refundedCents;
  if (recoveredCents <= 0) return;
  if (order.paidAt === null) return fulfilUnbooked(transaction, context, order, payment, now);
  const { schema } = context;
  const chargedBackAt = order.refundedAt ?? now;
  const isWhole = refundedCents === 0;
  await updateOrder(transaction, order.id, {
    status: isWhole ? 'paid' : 'refunded',
    refundedCents,
    refundedAt: isWhole ? null : order.refundedAt,
    checkedAt: now,
  });
  const { position, uses } = await chargedBackCredits(transaction, order);
  await returnCredits(transaction, order.userId, order.kind === 'credits' ? 'sales' : 'plans', uses, {
    reason: order.kind === 'credits' ? 'purchase' : 'plan',
    description: `Contestação encerrada: ${describeOrder(order)}`,
    reference: { type: 'order', id: order.id },
    actor: 'system',
    key: `recovered:${order.id}:${position}`,
    now,
  });
  const hasEffect =
    order.kind === 'credits' || !isWhole || (await resumePlan(transaction, schema, order, chargedBackAt, now));
  if (!hasEffect) {
    await updateOrder(transaction, order.id, { needsReview: wonWithoutEffect });
  }
  const recovered = { ...purchaseOf(order), refundedCents, recoveredCents, recoveredAt: now.toISOString() };
  await appendEvent(transaction, schema, 'order.recovered', recovered, null);
  await publishWallet(transaction, schema, order.userId);
}

/** Grants what an order is of when its chargeback arrived before its payment was booked. */
async function fulfilUnbooked(
  transaction: Transaction,
  context: Pick<BillingContext, 'schema' | 'settings'>,
  order: Order,
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  await updateOrder(transaction, order.id, { refundedCents: 0, refundedAt: null });
  const unpaid = { ...order, refundedCents: 0 };
  const isIdle = await hasNoEffect(transaction, unpaid, now);
  await (isIdle ? acceptWithoutEffect : fulfil)(transaction, context, unpaid, payment, now);
}

/** Resumes the plan of a recovered order. @returns false when another plan replaced it meanwhile */
async function resumePlan(
  transaction: Transaction,
  schema: string,
  order: Order,
  chargedBackAt: Date,
  now: Date,
): Promise<boolean> {
  const { userId } = order;
  const subscription = await findSubscription(transaction, userId);
  if (!subscription) return false;
  const isEnded = subscription.status === 'ended';
  // A renewal that was paid early takes effect at the end of the current period.
  if (subscription.orderId !== order.id) return !isEnded && order.renewalKey === renewalKey(subscription);
  if (!isEnded) return true;
  const { currentPeriodStart: start, grants } = subscription;
  const plan = z.parse(paidPlan, subscription.plan);
  const cycle = z.parse(billingCycle, subscription.cycle);
  await takeBackUncovered(transaction, order, { cycle, grants }, now);
  const remaining = coveredEnd(start, periodEnd(start, cycle), order).getTime() - chargedBackAt.getTime();
  if (remaining <= 0) return true;
  const end = new Date(now.getTime() + remaining);
  const resumed = await updateSubscription(transaction, userId, {
    status: 'active',
    currentPeriodEnd: end,
    nextGrantAt: grants < monthsOf(cycle) ? grantTime(start, end, grants) : null,
    failedAttempts: 0,
    nextAttemptAt: null,
    updatedAt: now,
  });
  await setPlan(transaction, userId, plan);
  await grantDueMonths(transaction, resumed, now);
  const activated = { userId, plan, cycle, periodEnd: end.toISOString(), activatedAt: now.toISOString() };
  await appendEvent(transaction, schema, 'subscription.activated', activated, null);
  return true;
}
