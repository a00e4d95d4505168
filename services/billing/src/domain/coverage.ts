/**
 * What the money that was kept covers of a plan. An upgrade is paid by its own money and by the unused part of the
 * period before (its discount). Where that part is lost (a chargeback of the order before, a payment long after the
 * calculation), the period of the upgrade is shortened in proportion, and unspent credits beyond it are taken back.
 */
export interface PlanValue {
  readonly priceCents: number;
  /** Part of the price without money behind it. */
  readonly uncoveredCents: number;
}

/** Money may arrive this long after the calculation of a discount without a new one. */
const quoteMilliseconds = 3_600_000;

/** The end of a period, shortened to the part of its price that is covered. */
export function coveredEnd(start: Date, fullEnd: Date, { priceCents, uncoveredCents }: PlanValue): Date {
  if (uncoveredCents <= 0 || priceCents <= 0) return fullEnd;
  const share = Math.max(0, priceCents - uncoveredCents) / priceCents;
  return new Date(start.getTime() + Math.floor((fullEnd.getTime() - start.getTime()) * share));
}

/** Credits granted beyond what a shortened period includes; `months` is the length of the full period. */
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

/** Part of a discount that is lost when a payment arrives late; `unusedCents` is what is unused of the base now. */
export function lostToDelay(
  order: { readonly discountCents: number; readonly createdAt: Date },
  unusedCents: number,
  now: Date,
): number {
  if (now.getTime() - order.createdAt.getTime() <= quoteMilliseconds) return 0;
  return Math.max(0, order.discountCents - unusedCents);
}

/**
 * How a loss at the first order of a chain of upgrades reaches the next ones: each loses what the one before lost, at most
 * what it still has of its discount. @returns the new loss of each order, in the order given
 */
export function passLossOn(
  lostCents: number,
  chain: readonly { readonly discountCents: number; readonly uncoveredCents: number }[],
): readonly number[] {
  const losses: number[] = [];
  let left = lostCents;
  for (const { discountCents, uncoveredCents } of chain) {
    left = Math.max(0, Math.min(left, discountCents - uncoveredCents));
    losses.push(left);
  }
  return losses;
}
