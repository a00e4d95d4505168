import type { BillingCycle, OfferAudience, PaidPlan } from '@sefira/contracts/billing/catalogue';

/** An introductory offer of a plan (docs/decisions/0038): its first monthly cycles at a lower price. */
export interface Offer {
  readonly id: string;
  readonly plan: PaidPlan;
  readonly priceCents: number;
  /** Monthly cycles at this price, at least one. */
  readonly cycles: number;
  readonly audience: OfferAudience;
}

/** Cycle of an offer that an order pays for, from 1; null at the full price. */
export interface OfferPosition {
  readonly offerCycle: number | null;
  readonly offerCycles: number | null;
}

export const noOffer: OfferPosition = { offerCycle: null, offerCycles: null };

/** The offer if it runs and costs less than the plan; else null. */
export function runningOffer<Version extends Omit<Offer, 'plan' | 'audience'>>(
  version: Version | undefined,
  fullCents: number,
): Version | null {
  return version && version.cycles > 0 && version.priceCents < fullCents ? version : null;
}

interface PaidPrice extends OfferPosition {
  readonly plan: string | null;
  readonly cycle: string | null;
  readonly priceCents: number;
  readonly priceVersionId: string;
}

interface Price {
  readonly priceCents: number;
  readonly priceVersionId: string;
}

/**
 * Price of the period after the one that `before` paid for: the offered price while the same plan continues monthly within
 * the cycles of the offer, even after the offer ended for new purchases; else the current price.
 */
export function renewalPrice(
  before: PaidPrice | null,
  next: { readonly plan: PaidPlan; readonly cycle: BillingCycle },
  now: Price,
): Price & OfferPosition {
  const { offerCycle = null, offerCycles = null } = before ?? {};
  const isContinued =
    before !== null &&
    offerCycle !== null &&
    offerCycles !== null &&
    offerCycle < offerCycles &&
    before.plan === next.plan &&
    next.cycle === 'monthly' &&
    before.priceCents < now.priceCents;
  if (!isContinued) return { ...now, ...noOffer };
  const { priceCents, priceVersionId } = before;
  return { priceCents, priceVersionId, offerCycle: offerCycle + 1, offerCycles };
}
