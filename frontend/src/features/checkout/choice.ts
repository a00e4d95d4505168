import {
  type BillingCycle,
  billingCycles,
  type Catalogue,
  type PaidPlan,
  type PaymentMethod,
  paidPlanIds,
} from '@sefira/contracts/billing';

/** What is being bought, as the address says it: `?plan=premium&ciclo=yearly` or `?tipo=creditos&pacote=credits-120`. */
export interface Choice {
  readonly kind: 'plan' | 'pack';
  readonly plan: PaidPlan;
  readonly cycle: BillingCycle;
  readonly pack: string | null;
}

/** Reads the address; what it does not say is as specified: premium, monthly. */
export function choiceOf(search: URLSearchParams): Choice {
  const plan = paidPlanIds.find((id) => id === search.get('plan'));
  const cycle = billingCycles.find((id) => id === search.get('ciclo'));
  return {
    kind: search.get('tipo') === 'creditos' ? 'pack' : 'plan',
    plan: plan ?? 'premium',
    cycle: cycle ?? 'monthly',
    pack: search.get('pacote'),
  };
}

/** The address of a choice. */
export function searchOf({ kind, plan, cycle, pack }: Choice): Record<string, string> {
  if (kind === 'pack') return { tipo: 'creditos', ...(pack ? { pacote: pack } : {}) };
  return { plan, ciclo: cycle };
}

export type PackOffer = Catalogue['packs'][number];
export type PlanOffer = Catalogue['plans'][number];

/** The chosen pack, else the popular one. */
export function packOf({ packs }: Catalogue, { pack }: Choice): PackOffer | undefined {
  return packs.find(({ id }) => id === pack) ?? packs.find(({ isPopular }) => isPopular) ?? packs[0];
}

/** What can be paid with here: a card only where the provider brings its own fields for it. */
export function methodsOf({ payment }: Catalogue): readonly PaymentMethod[] {
  return payment.methods.filter((method) => method !== 'credit-card' || payment.cardFieldsUrl !== null);
}

/** The one line of a summary for each sum; cents. */
export interface Sums {
  /** Before the discounts. */
  readonly full: number;
  readonly yearlyDiscount: number;
  readonly unused: number;
  readonly total: number;
}

export function sumsOf(offer: PlanOffer, cycle: BillingCycle, unused: number): Sums {
  const price = cycle === 'yearly' ? offer.yearlyCents : offer.monthlyCents;
  const yearlyDiscount = cycle === 'yearly' ? offer.yearlySavingCents : 0;
  return { full: price + yearlyDiscount, yearlyDiscount, unused, total: Math.max(0, price - unused) };
}

export function packSums({ priceCents }: PackOffer): Sums {
  return { full: priceCents, yearlyDiscount: 0, unused: 0, total: priceCents };
}
