import { billingCycle, type PaidPlan, paidPlan } from '@sefira/contracts/billing/catalogue';
import type { Subscription as SubscriptionAnswer } from '@sefira/contracts/billing/subscription';
import * as z from 'zod/mini';
import type { PriceVersion } from '../data/catalogue/prices.ts';
import type { Order, OrderWithPayments } from '../data/orders/orders.ts';
import { livePeriod, type Subscription } from '../data/subscriptions/subscriptions.ts';
import { planPriceCode } from '../domain/catalogue-seed.ts';
import { renewalPrice } from '../domain/offers.ts';

const noSubscription = {
  plan: 'free',
  cycle: null,
  status: 'none',
  currentPeriodStart: null,
  currentPeriodEnd: null,
  renews: false,
  method: null,
  card: null,
  renewalCents: null,
  offer: null,
  next: null,
  nextAttemptAt: null,
  renewalOrderId: null,
} as const;

const cardShape = z.object({ brand: z.string(), lastFour: z.string() });

export interface SubscriptionFacts {
  /** Order of the current period. */
  readonly order: Order | null;
  /** Order of the next period. */
  readonly renewal: OrderWithPayments | null;
  readonly prices: ReadonlyMap<string, PriceVersion>;
  /** Plans with an offer that the person may take. */
  readonly offers: readonly PaidPlan[];
}

/** Presents a subscription and the period after the current one. */
export function presentSubscription(
  subscription: Subscription | null,
  { order, renewal, prices, offers: known }: SubscriptionFacts,
): SubscriptionAnswer {
  const live = livePeriod(subscription);
  const offers = [...known];
  if (!subscription) return { ...noSubscription, offers };
  if (!live) {
    const currentPeriodEnd = subscription.currentPeriodEnd.toISOString();
    return { ...noSubscription, offers, status: 'ended', currentPeriodEnd };
  }
  const nextPlan = z.parse(paidPlan, subscription.nextPlan ?? live.plan);
  const nextCycle = z.parse(billingCycle, subscription.nextCycle ?? live.cycle);
  const card = cardShape.safeParse(subscription.card);
  const full = prices.get(planPriceCode(nextPlan, nextCycle));
  const next = full
    ? renewalPrice(order, { plan: nextPlan, cycle: nextCycle }, { priceCents: full.amount, priceVersionId: full.id })
    : null;
  const renewalCents = renewal?.amountCents ?? next?.priceCents ?? null;
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
    offer:
      subscription.renews && full && next?.offerCycle && next.offerCycles
        ? { renewals: next.offerCycles - next.offerCycle + 1, fullCents: full.amount }
        : null,
    offers,
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
