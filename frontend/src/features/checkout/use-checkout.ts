import type { Catalogue, PaymentMethod } from '@sefira/contracts/billing';
import type { PlanChange, Subscription } from '@sefira/contracts/billing-subscription';
import { usePreviewPlanChangeQuery, useReadSubscriptionQuery } from '../../api/billing.ts';
import { cycleNames } from '../../texts/billing.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { type Choice, packOf, packSums, type Sums, sumsOf } from './choice.ts';

export interface Checkout {
  readonly subscription: Subscription | undefined;
  /** What is bought, in words. */
  readonly item: string;
  readonly sums: Sums;
  /** How a plan that is already there changes; null where there is none, or where credits are bought. */
  readonly change: PlanChange | null;
  /** False while a sum may still change. */
  readonly isSettled: boolean;
}

/** What the choice comes to for this person: sums from the catalogue, on a change of plan from the server. */
export function useCheckout(catalogue: Catalogue, choice: Choice): Checkout | null {
  const { data: subscription, isLoading } = useReadSubscriptionQuery();
  const hasPlan = subscription?.status === 'active' || subscription?.status === 'past_due';
  const asks = choice.kind === 'plan' && hasPlan;
  const { plan, cycle } = choice;
  const preview = usePreviewPlanChangeQuery({ plan, cycle }, { skip: !asks });
  const change = asks ? (preview.currentData ?? null) : null;

  if (choice.kind === 'pack') {
    const pack = packOf(catalogue, choice);
    return pack ? { subscription, item: pack.name, sums: packSums(pack), change: null, isSettled: true } : null;
  }
  const offer = catalogue.plans.find(({ id }) => id === plan);
  if (!offer) return null;
  return {
    subscription,
    item: paymentTexts.planLine(offer.name, cycleNames[cycle]),
    sums: sumsOf(offer, cycle, change?.when === 'now' ? change.unusedCents : 0),
    change,
    isSettled: !isLoading && (!asks || change !== null),
  };
}

/** What follows a payment by this means; null for credits, which are paid once. */
export function renewalNote(choice: Choice, method: PaymentMethod): string | null {
  if (choice.kind === 'pack') return null;
  return method === 'credit-card' ? paymentTexts.renews(choice.cycle) : paymentTexts.renewsByMail;
}
