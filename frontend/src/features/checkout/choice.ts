import {
  type BillingCycle,
  billingCycles,
  type Catalogue,
  type PaidPlan,
  type PaymentMethod,
  paidPlanIds,
} from '@sefira/contracts/billing/catalogue';

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

/** The introductory offer of a plan that applies to a choice: by the month only, and to those who may take it. */
export function offerOf(
  plan: PlanOffer,
  cycle: BillingCycle,
  mayTake: readonly PaidPlan[] | null,
): NonNullable<PlanOffer['offer']> | null {
  // A visitor may be a new customer: the pages show what one pays.
  const applies = cycle === 'monthly' && (mayTake === null || mayTake.includes(plan.id));
  return applies ? plan.offer : null;
}

/** The one line of a summary for each sum; cents. */
export interface Sums {
  /** Before the discounts. */
  readonly full: number;
  /** What an introductory offer takes off, and for how many months; null without one. */
  readonly offer: { readonly discount: number; readonly months: number } | null;
  readonly yearlyDiscount: number;
  readonly unused: number;
  readonly total: number;
}

export function sumsOf(plan: PlanOffer, cycle: BillingCycle, unused: number, offered: PlanOffer['offer']): Sums {
  const price = cycle === 'yearly' ? plan.yearlyCents : plan.monthlyCents;
  const yearlyDiscount = cycle === 'yearly' ? plan.yearlySavingCents : 0;
  const offer = offered ? { discount: price - offered.monthlyCents, months: offered.cycles } : null;
  const total = Math.max(0, price - (offer?.discount ?? 0) - unused);
  return { full: price + yearlyDiscount, offer, yearlyDiscount, unused, total };
}

/** The price before the unused part of another plan: what the server is asked to keep to. */
export function expectedPrice({ total, unused }: Sums): number {
  return total + unused;
}

export function packSums({ priceCents }: PackOffer): Sums {
  return { full: priceCents, offer: null, yearlyDiscount: 0, unused: 0, total: priceCents };
}
