import {
  type BillingCycle,
  billingCycle,
  type PaidPlan,
  paidPlan,
  paymentMethod,
} from '@sefira/contracts/billing/catalogue';
import { entitlements, planCreditsMonths } from '@sefira/contracts/billing/plans';
import { appendEvent } from '@sefira/messaging/outbox';
import * as z from 'zod/mini';
import type { Transaction } from '../../context.ts';
import { findItem } from '../../data/catalogue/items.ts';
import { findOrder } from '../../data/orders/orders.ts';
import {
  isPaidFor,
  type JsonObject,
  livePeriod,
  putSubscription,
  type Subscription,
  updateSubscription,
} from '../../data/subscriptions/subscriptions.ts';
import { grantCredits, lockWallet } from '../../data/wallets/ledger.ts';
import { setPlan } from '../../data/wallets/wallets.ts';
import { planItemCode, planTexts } from '../../domain/catalogue-seed.ts';
import { coveredEnd } from '../../domain/coverage.ts';
import { addMonths, grantTime, monthsOf, periodEnd } from '../../domain/periods.ts';
import { takeBackUncovered } from '../orders/take-back-uncovered.ts';

/** A period that begins. */
export interface NewPeriod {
  readonly userId: string;
  readonly plan: PaidPlan;
  readonly cycle: BillingCycle;
  readonly method: string;
  readonly orderId: string;
  readonly start: Date;
  /** Overrides the end of the cycle. */
  readonly end?: Date;
  readonly renews: boolean;
  readonly savedCardSealed: string | null;
  readonly card: JsonObject | null;
}

/** Begins a period: sets the plan and grants the credits of its first month. */
export async function startPeriod(
  transaction: Transaction,
  schema: string,
  period: NewPeriod,
  now: Date,
): Promise<void> {
  const { userId, plan, cycle, start } = period;
  const end = period.end ?? periodEnd(start, cycle);
  await lockWallet(transaction, userId);
  const subscription = await putSubscription(transaction, {
    userId,
    plan,
    cycle,
    status: 'active',
    method: period.method,
    renews: period.renews,
    currentPeriodStart: start,
    currentPeriodEnd: end,
    orderId: period.orderId,
    nextPlan: null,
    nextCycle: null,
    grants: 0,
    nextGrantAt: start,
    savedCardSealed: period.savedCardSealed,
    card: period.card ?? {},
    failedAttempts: 0,
    nextAttemptAt: null,
    updatedAt: now,
  });
  await setPlan(transaction, userId, plan);
  await grantDueMonths(transaction, subscription, now);
  await appendEvent(
    transaction,
    schema,
    'subscription.activated',
    { userId, plan, cycle, periodEnd: end.toISOString(), activatedAt: now.toISOString() },
    null,
  );
}

/** Grants the credits of every month of a paid period that has begun. Idempotent. */
export async function grantDueMonths(transaction: Transaction, subscription: Subscription, now: Date): Promise<void> {
  if (!(await isPaidFor(transaction, subscription))) return;
  const { userId, orderId, currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  const plan = z.parse(paidPlan, subscription.plan);
  const item = await findItem(transaction, planItemCode(plan));
  const { name, credits, bonusCredits } = item ?? { name: planTexts[plan].name, ...entitlements[plan] };
  // A granted plan has no order.
  const order = await findOrder(transaction, orderId);
  let grants = subscription.grants;
  // A resumed period can be longer than its cycle, but has no more months of credits.
  const months = order ? monthsOf(z.parse(billingCycle, subscription.cycle)) : Number.POSITIVE_INFINITY;
  const dueAt = () => (grants < months ? grantTime(start, end, grants) : null);
  let due = dueAt();
  for (; due !== null && due <= now; due = dueAt()) {
    const shared = {
      userId,
      orderId,
      expiresAt: addMonths(due, planCreditsMonths),
      reference: order && { type: 'order', id: orderId },
      actor: 'system',
      now,
    };
    const month = `${orderId}:${grants}`;
    await grantCredits(transaction, {
      ...shared,
      kind: 'plan',
      amount: credits,
      reason: 'plan',
      description: `Créditos do plano ${name}`,
      key: `plan:${month}`,
    });
    await grantCredits(transaction, {
      ...shared,
      kind: 'bonus',
      amount: bonusCredits,
      reason: 'bonus',
      description: `Bônus do plano ${name}`,
      key: `bonus:${month}`,
    });
    grants += 1;
  }
  await updateSubscription(transaction, userId, { grants, nextGrantAt: due, updatedAt: now });
}

/** Ends the plan now; credits stay. */
export async function endSubscription(
  transaction: Transaction,
  schema: string,
  subscription: Subscription,
  reason: 'period_over' | 'payment_failed' | 'refunded',
  now: Date,
): Promise<void> {
  const { userId } = subscription;
  await updateSubscription(transaction, userId, {
    status: 'ended',
    renews: false,
    nextPlan: null,
    nextCycle: null,
    nextGrantAt: null,
    nextAttemptAt: null,
    updatedAt: now,
    ...(reason === 'refunded' ? { currentPeriodEnd: now } : {}),
  });
  await setPlan(transaction, userId, 'free');
  const plan = z.parse(paidPlan, subscription.plan);
  await appendEvent(
    transaction,
    schema,
    'subscription.ended',
    { userId, plan, reason, endedAt: now.toISOString() },
    null,
  );
}

/** A replaced subscription, stored with the order that replaces it for the case of a refund. */
const replacedSubscription = z.object({
  plan: paidPlan,
  cycle: billingCycle,
  method: paymentMethod,
  renews: z.boolean(),
  start: z.string(),
  end: z.string(),
  orderId: z.string(),
  grants: z.int(),
  savedCardSealed: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
});

export function rememberSubscription(subscription: Subscription | null): JsonObject | null {
  const period = livePeriod(subscription);
  if (!subscription || !period) return null;
  const { plan, cycle, method, start, end } = period;
  const { renews, orderId, grants, savedCardSealed } = subscription;
  const card = z.safeParse(replacedSubscription.shape.card, subscription.card);
  const facts = {
    plan,
    cycle,
    method,
    renews,
    orderId,
    grants,
    savedCardSealed,
    card: card.success ? card.data : null,
  };
  return { ...facts, start: start.toISOString(), end: end.toISOString() };
}

/**
 * Restores the subscription that an upgrade replaced, if it is still paid and its covered period still runs.
 * @returns false when nothing is restored
 */
export async function restoreSubscription(
  transaction: Transaction,
  schema: string,
  userId: string,
  replaced: unknown,
  now: Date,
): Promise<boolean> {
  const parsed = replacedSubscription.safeParse(replaced);
  if (!parsed.success || !(await isPaidFor(transaction, parsed.data))) return false;
  const { plan, cycle, start, card, end: knownEnd, ...rest } = parsed.data;
  const order = await findOrder(transaction, rest.orderId);
  const full = periodEnd(new Date(start), cycle);
  const end = order ? coveredEnd(new Date(start), full, order).toISOString() : knownEnd;
  if (new Date(end) <= now) return false;
  if (order) await takeBackUncovered(transaction, order, { cycle, grants: rest.grants }, now);
  await updateSubscription(transaction, userId, {
    ...rest,
    plan,
    cycle,
    card: card ?? {},
    status: 'active',
    currentPeriodStart: new Date(start),
    currentPeriodEnd: new Date(end),
    nextPlan: null,
    nextCycle: null,
    nextGrantAt: grantTime(new Date(start), new Date(end), rest.grants),
    failedAttempts: 0,
    nextAttemptAt: null,
    updatedAt: now,
  });
  await setPlan(transaction, userId, plan);
  await appendEvent(
    transaction,
    schema,
    'subscription.activated',
    { userId, plan, cycle, periodEnd: end, activatedAt: now.toISOString() },
    null,
  );
  return true;
}
