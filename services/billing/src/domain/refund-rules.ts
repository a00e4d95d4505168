/** Days in which a customer takes a purchase back alone (CDC art. 49, decision 68). */
export const regretDays = 7;

/** Days of the guarantee, through support. */
export const guaranteeDays = 30;

const dayMilliseconds = 86_400_000;

export interface PaidOrder {
  readonly kind: 'plan' | 'credits';
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly paidAt: Date;
}

/** What became of the credits that an order brought. */
export interface OrderCredits {
  readonly granted: number;
  /** Still there, reservations not counted. */
  readonly free: number;
}

export interface RefundSum {
  readonly amountCents: number;
  readonly creditsTakenBack: number;
  readonly creditsSpent: number;
}

/** The end of the time in which an order can be given back. */
export function refundUntil(paidAt: Date, days: number): Date {
  return new Date(paidAt.getTime() + days * dayMilliseconds);
}

/**
 * What comes back for an order: a plan's whole price, a pack's price for the credits that are left, rounded up to the
 * cent in favour of the customer. Credits that were not spent are taken back.
 */
export function refundSum(order: PaidOrder, credits: OrderCredits): RefundSum {
  const open = order.amountCents - order.refundedCents;
  const creditsSpent = credits.granted - credits.free;
  const isWhole = order.kind === 'plan' || credits.granted === 0;
  const amountCents = isWhole ? open : Math.min(open, Math.ceil((order.amountCents * credits.free) / credits.granted));
  return { amountCents, creditsTakenBack: credits.free, creditsSpent };
}
