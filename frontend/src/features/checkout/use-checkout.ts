import type { Catalogue, PaidPlan, PaymentMethod } from '@sefira/contracts/billing/catalogue';
import type { PlanChange, Subscription } from '@sefira/contracts/billing/subscription';
import { usePreviewPlanChangeQuery, useReadSubscriptionQuery } from '../../api/endpoints/billing.ts';
import { cycleNames } from '../../texts/billing/billing.ts';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { type Choice, offerOf, packOf, packSums, type Sums, sumsOf } from './choice.ts';

export interface Checkout {
  readonly subscription: Subscription | undefined;
  /** The bought item in words. */
  readonly item: string;
  readonly sums: Sums;
  /** The change of an existing plan; null without one, or for credits. */
  readonly change: PlanChange | null;
  /** False while a sum may still change. */
  readonly isReady: boolean;
}

/**
 * The sums of a choice: from the catalogue, for a plan change from the server. @param offers plans with an open
 * introductory offer
 */
export function useCheckout(catalogue: Catalogue, choice: Choice, offers: readonly PaidPlan[]): Checkout | null {
  const { data: subscription, isLoading } = useReadSubscriptionQuery();
  const hasPlan = subscription?.status === 'active' || subscription?.status === 'past_due';
  const needsPreview = choice.kind === 'plan' && hasPlan;
  const { plan, cycle } = choice;
  const preview = usePreviewPlanChangeQuery({ plan, cycle }, { skip: !needsPreview });
  const change = needsPreview ? (preview.currentData ?? null) : null;

  if (choice.kind === 'pack') {
    const pack = packOf(catalogue, choice);
    return pack ? { subscription, item: pack.name, sums: packSums(pack), change: null, isReady: true } : null;
  }
  const bought = catalogue.plans.find(({ id }) => id === plan);
  if (!bought) return null;
  const offer = offerOf(bought, cycle, offers);
  return {
    subscription,
    item: paymentTexts.planLine(bought.name, cycleNames[cycle]),
    sums: sumsOf(bought, cycle, change?.when === 'now' ? change.unusedCents : 0, offer),
    change,
    isReady: !isLoading && (!needsPreview || change !== null),
  };
}

/** Duration of the offer, the price after it and eligibility; null without one. */
export function offerNote({ offer, full }: Sums): string | null {
  if (!offer) return null;
  const { months, discount } = offer;
  return `${paymentTexts.offerNote(months, formatMoney(full - discount), formatMoney(full))} ${paymentTexts.offerOnce}`;
}

/** The terms of a payment by this method; null for credits, which are paid once. */
export function renewalNote(choice: Choice, method: PaymentMethod, { unused, total }: Sums): string | null {
  if (choice.kind === 'pack') return null;
  const terms = method === 'credit-card' ? paymentTexts.renews(choice.cycle) : paymentTexts.renewsByMail;
  return unused > 0 ? `${paymentTexts.afterUpgrade(formatMoney(total + unused), choice.cycle)} ${terms}` : terms;
}
