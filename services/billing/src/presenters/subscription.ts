import { billingCycle, paidPlan } from '@sefira/contracts/billing';
import type { Subscription as SubscriptionAnswer } from '@sefira/contracts/billing-subscription';
import * as z from 'zod/mini';
import type { OrderWithPayments } from '../data/orders.ts';
import type { PriceVersion } from '../data/prices.ts';
import { livePeriod, type Subscription } from '../data/subscriptions.ts';
import { planPriceCode } from '../domain/catalogue-seed.ts';

const noSubscription: SubscriptionAnswer = {
  plan: 'free',
  cycle: null,
  status: 'none',
  currentPeriodStart: null,
  currentPeriodEnd: null,
  renews: false,
  method: null,
  card: null,
  renewalCents: null,
  next: null,
  nextAttemptAt: null,
  renewalOrderId: null,
};

const cardShape = z.object({ brand: z.string(), lastFour: z.string() });

/** A person's plan and what comes after its period. */
export function presentSubscription(
  subscription: Subscription | null,
  renewal: OrderWithPayments | null,
  prices: ReadonlyMap<string, PriceVersion>,
): SubscriptionAnswer {
  const live = livePeriod(subscription);
  if (!subscription) return noSubscription;
  if (!live)
    return { ...noSubscription, status: 'ended', currentPeriodEnd: subscription.currentPeriodEnd.toISOString() };
  const nextPlan = z.parse(paidPlan, subscription.nextPlan ?? live.plan);
  const nextCycle = z.parse(billingCycle, subscription.nextCycle ?? live.cycle);
  const card = cardShape.safeParse(subscription.card);
  const renewalCents = renewal?.amountCents ?? prices.get(planPriceCode(nextPlan, nextCycle))?.amount ?? null;
  return {
    plan: live.plan,
    cycle: live.cycle,
    status: subscription.status === 'past_due' ? 'past_due' : 'active',
    currentPeriodStart: live.start.toISOString(),
    currentPeriodEnd: live.end.toISOString(),
    renews: subscription.renews,
    method: live.method,
    card: card.success ? card.data : null,
    renewalCents: subscription.renews ? renewalCents : null,
    next: nextOf(subscription, nextPlan, nextCycle),
    nextAttemptAt: subscription.nextAttemptAt?.toISOString() ?? null,
    renewalOrderId: renewal?.status === 'pending' ? renewal.id : null,
  };
}

function nextOf(
  subscription: Subscription,
  plan: z.infer<typeof paidPlan>,
  cycle: z.infer<typeof billingCycle>,
): SubscriptionAnswer['next'] {
  if (!subscription.renews) return { plan: 'free', cycle: null };
  return subscription.nextPlan === null ? null : { plan, cycle };
}
