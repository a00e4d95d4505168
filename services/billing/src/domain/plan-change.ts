import type { BillingCycle, PaidPlan } from '@sefira/contracts/billing/catalogue';

export interface CurrentPeriod {
  readonly plan: PaidPlan;
  readonly cycle: BillingCycle;
  readonly start: Date;
  readonly end: Date;
  /** Price of this period, including the discount of an upgrade. */
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
 * Terms of a change: an upgrade takes effect now, less the unused part of the paid period; a downgrade at the end of the
 * period. An upgrade that the unused part would pay in full also waits for the end.
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

/** Cents of the price for the remaining time of a period, rounded up. */
export function unusedPart({ start, end, paidCents }: CurrentPeriod, now: Date): number {
  const left = Math.max(0, end.getTime() - Math.max(now.getTime(), start.getTime()));
  return Math.min(paidCents, Math.ceil((paidCents * left) / (end.getTime() - start.getTime())));
}
