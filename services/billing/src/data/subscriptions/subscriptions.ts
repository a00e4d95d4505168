import {
  type BillingCycle,
  billingCycle,
  type PaidPlan,
  paidPlan,
  paymentMethod,
} from '@sefira/contracts/billing/catalogue';
import * as z from 'zod/mini';
import type { Prisma, Subscription } from '../../../prisma/generated/client.ts';

export type { Subscription };
export type SubscriptionChanges = Prisma.SubscriptionUncheckedUpdateManyInput;
export type JsonObject = Prisma.InputJsonObject;

type Transaction = Prisma.TransactionClient;

export function findSubscription(transaction: Transaction, userId: string): Promise<Subscription | null> {
  return transaction.subscription.findUnique({ where: { userId } });
}

export function updateSubscription(
  transaction: Transaction,
  userId: string,
  changes: SubscriptionChanges,
): Promise<Subscription> {
  return transaction.subscription.update({ where: { userId }, data: changes });
}

/** Inserts or replaces the subscription of a person. */
export function putSubscription(
  transaction: Transaction,
  subscription: Prisma.SubscriptionUncheckedCreateInput,
): Promise<Subscription> {
  const { userId } = subscription;
  return transaction.subscription.upsert({ where: { userId }, update: subscription, create: subscription });
}

/** Counts a failed attempt of a renewal once. @returns false when another process counted it */
export async function recordFailedAttempt(
  transaction: Transaction,
  { userId, orderId }: Pick<Subscription, 'userId' | 'orderId'>,
  attempt: number,
  { nextAttemptAt, now }: { readonly nextAttemptAt: Date | null; readonly now: Date },
): Promise<boolean> {
  const { count } = await transaction.subscription.updateMany({
    where: { userId, failedAttempts: attempt - 1, orderId },
    data: { failedAttempts: attempt, nextAttemptAt, status: 'past_due', updatedAt: now },
  });
  return count > 0;
}

/** Removes the stored card of a person and ends renewals. */
export async function eraseCard(transaction: Transaction, userId: string): Promise<void> {
  await transaction.subscription.updateMany({
    where: { userId },
    data: { savedCardSealed: null, card: {}, renews: false },
  });
}

/** True for a subscription with a paid order and for a granted one, which has no order. */
export async function isPaidFor(transaction: Transaction, { orderId }: { readonly orderId: string }): Promise<boolean> {
  const order = await transaction.order.findUnique({ where: { id: orderId }, select: { status: true } });
  return order === null || order.status === 'paid';
}

/** Key of the order that pays for the period after this one. */
export function renewalKey({ userId, currentPeriodEnd }: Pick<Subscription, 'userId' | 'currentPeriodEnd'>): string {
  return `${userId}:${currentPeriodEnd.toISOString()}`;
}

/** Order of the live period; null without one and for a granted plan. The wallet is locked. */
export async function livePaidOrderId(transaction: Transaction, userId: string, now: Date): Promise<string | null> {
  const subscription = await findSubscription(transaction, userId);
  if (!subscription || subscription.status === 'ended' || subscription.currentPeriodEnd <= now) return null;
  const order = await transaction.order.findUnique({ where: { id: subscription.orderId }, select: { id: true } });
  return order?.id ?? null;
}

export interface LivePeriod {
  readonly plan: PaidPlan;
  readonly cycle: BillingCycle;
  readonly method: z.infer<typeof paymentMethod>;
  readonly start: Date;
  readonly end: Date;
}

/** The live period; null without one. */
export function livePeriod(subscription: Subscription | null): LivePeriod | null {
  if (!subscription || subscription.status === 'ended') return null;
  return {
    plan: z.parse(paidPlan, subscription.plan),
    cycle: z.parse(billingCycle, subscription.cycle),
    method: z.parse(paymentMethod, subscription.method),
    start: subscription.currentPeriodStart,
    end: subscription.currentPeriodEnd,
  };
}
