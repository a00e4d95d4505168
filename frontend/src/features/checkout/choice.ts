import {
  type BillingCycle,
  billingCycles,
  type Catalogue,
  type PaidPlan,
  type PaymentMethod,
  paidPlanIds,
} from '@sefira/contracts/billing/catalogue';
import type { Subscription } from '@sefira/contracts/billing/subscription';

/** The choice in the address: `?plan=premium&ciclo=yearly` or `?tipo=creditos&pacote=credits-120`. */
export interface Choice {
  readonly kind: 'plan' | 'pack';
  readonly plan: PaidPlan;
  readonly cycle: BillingCycle;
  readonly pack: string | null;
}

/** Reads the address; else the own plan, else the specified defaults, premium and monthly. */
export function choiceOf(search: URLSearchParams, own?: Pick<Subscription, 'plan' | 'cycle' | 'status'>): Choice {
  const named = paidPlanIds.find((id) => id === search.get('plan'));
  const namedCycle = billingCycles.find((id) => id === search.get('ciclo'));
  const hasPlan = own?.status === 'active' || own?.status === 'past_due';
  const ownPlan = hasPlan ? paidPlanIds.find((id) => id === own.plan) : undefined;
  return {
    kind: search.get('tipo') === 'creditos' ? 'pack' : 'plan',
    plan: named ?? ownPlan ?? 'premium',
    cycle: namedCycle ?? (named || !hasPlan ? null : own.cycle) ?? 'monthly',
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

/** The available methods: card only where the provider has its own fields. */
export function methodsOf({ payment }: Catalogue): readonly PaymentMethod[] {
  return payment.methods.filter((method) => method !== 'credit-card' || payment.cardFieldsUrl !== null);
}

/** The introductory offer that applies to a choice: monthly cycles and eligible persons only. */
export function offerOf(
  plan: PlanOffer,
  cycle: BillingCycle,
  mayTake: readonly PaidPlan[] | null,
): NonNullable<PlanOffer['offer']> | null {
  // A visitor may be a new customer, so the new customer's price is shown.
  const applies = cycle === 'monthly' && (mayTake === null || mayTake.includes(plan.id));
  return applies ? plan.offer : null;
}

/** One line of the summary; cents. */
export interface Sums {
  /** Before discounts. */
  readonly full: number;
  /** Discount of an introductory offer and its months; null without one. */
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

/** The price before the unused part of another plan; the server checks it. */
export function expectedPrice({ total, unused }: Sums): number {
  return total + unused;
}

export function packSums({ priceCents }: PackOffer): Sums {
  return { full: priceCents, offer: null, yearlyDiscount: 0, unused: 0, total: priceCents };
}
