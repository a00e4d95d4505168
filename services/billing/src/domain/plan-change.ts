import type { BillingCycle, PaidPlan } from '@sefira/contracts/billing/catalogue';

export interface CurrentPeriod {
  readonly plan: PaidPlan;
  readonly cycle: BillingCycle;
  readonly start: Date;
  readonly end: Date;
  /** What this period cost, upgrade discounts taken off what was paid added again. */
  readonly paidCents: number;
}

export interface PlanChangeTerms {
  readonly when: 'now' | 'end' | 'none';
  /** Price of the new period. */
  readonly priceCents: number;
  /** Unused part of the current period, in whole cents rounded up. */
  readonly unusedCents: number;
  readonly amountCents: number;
}

const ranks: Readonly<Record<PaidPlan, number>> = { basic: 1, premium: 2, professional: 3 };

/**
 * What a change costs and when it counts: up at once, with the unused part of what was paid taken off; down at the end
 * of the period. Where the unused part would pay the whole new period, it waits for the end too: nothing is given away.
 */
export function planChange(
  current: CurrentPeriod | null,
  wanted: { readonly plan: PaidPlan; readonly cycle: BillingCycle; readonly priceCents: number },
  now: Date,
): PlanChangeTerms {
  const { priceCents } = wanted;
  if (!current || current.end <= now) return { when: 'now', priceCents, unusedCents: 0, amountCents: priceCents };
  const unusedCents = unusedPart(current, now);
  const nothingNow = { priceCents, unusedCents: 0, amountCents: 0 };
  if (wanted.plan === current.plan && wanted.cycle === current.cycle) return { when: 'none', ...nothingNow };
  const isUp = ranks[wanted.plan] > ranks[current.plan] || (wanted.plan === current.plan && wanted.cycle === 'yearly');
  if (!isUp || unusedCents >= priceCents) return { when: 'end', ...nothingNow };
  return { when: 'now', priceCents, unusedCents, amountCents: priceCents - unusedCents };
}

/** Cents of a period's price for the time that is left of it, rounded up. */
export function unusedPart({ start, end, paidCents }: CurrentPeriod, now: Date): number {
  const left = Math.max(0, end.getTime() - Math.max(now.getTime(), start.getTime()));
  return Math.min(paidCents, Math.ceil((paidCents * left) / (end.getTime() - start.getTime())));
}
