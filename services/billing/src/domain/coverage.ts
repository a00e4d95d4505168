import { hourMilliseconds } from '@sefira/platform/time/durations';

/**
 * Paid part of a plan. An upgrade is paid by its own amount and by the unused part of the period before (its discount).
 * Losing that part (a chargeback of the order before, a late payment) shortens the period of the upgrade in proportion
 * and takes back unspent credits beyond it.
 */
export interface PlanValue {
  readonly priceCents: number;
  /** Unpaid part of the price. */
  readonly uncoveredCents: number;
}

/** Validity of a calculated discount. */
const quoteMilliseconds = hourMilliseconds;

/** End of a period, shortened to the paid part of its price. */
export function coveredEnd(start: Date, fullEnd: Date, { priceCents, uncoveredCents }: PlanValue): Date {
  if (uncoveredCents <= 0 || priceCents <= 0) return fullEnd;
  const share = Math.max(0, priceCents - uncoveredCents) / priceCents;
  return new Date(start.getTime() + Math.floor((fullEnd.getTime() - start.getTime()) * share));
}

/** Credits granted beyond a shortened period; `months` is the length of the full period. */
export function creditsBeyond(
  granted: { readonly credits: number; readonly months: number },
  months: number,
  { priceCents, uncoveredCents }: PlanValue,
): number {
  if (granted.months === 0 || uncoveredCents <= 0) return 0;
  const share = Math.max(0, priceCents - uncoveredCents) / priceCents;
  const included = Math.ceil((granted.credits / granted.months) * months * share);
  return Math.max(0, granted.credits - included);
}

/** Part of a discount that a late payment loses; `unusedCents` is the unused value of the base now. */
export function lostToDelay(
  order: { readonly discountCents: number; readonly createdAt: Date },
  unusedCents: number,
  now: Date,
): number {
  if (now.getTime() - order.createdAt.getTime() <= quoteMilliseconds) return 0;
  return Math.max(0, order.discountCents - unusedCents);
}

/** Part of a loss that an order passes on to an upgrade of it: at most the rest of the upgrade's discount. */
export function lossPassedOn(
  lostCents: number,
  upgrade: { readonly discountCents: number; readonly uncoveredCents: number },
): number {
  return Math.max(0, Math.min(lostCents, upgrade.discountCents - upgrade.uncoveredCents));
}
