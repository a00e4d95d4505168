import type { OrderStatus } from '@sefira/contracts/billing/catalogue';
import { dayMilliseconds } from '@sefira/platform/time/durations';

/** What an order must know of one of its payments. */
export interface PaymentFacts {
  readonly status:
    | 'pending'
    | 'review'
    | 'approved'
    | 'declined'
    | 'cancelled'
    | 'expired'
    | 'refunded'
    | 'charged_back';
  readonly refundedCents: number;
}

/**
 * The state that follows from what the provider says now. It does not matter in which order or how often it is asked:
 * money that came counts also after an order had ended, money that went back is the end.
 */
export function nextOrderStatus(current: OrderStatus, payment: PaymentFacts): OrderStatus {
  if (current === 'refunded') return 'refunded';
  switch (payment.status) {
    case 'refunded':
    case 'charged_back':
      return 'refunded';
    case 'approved':
      return payment.refundedCents > 0 ? 'refunded' : 'paid';
    case 'declined':
    case 'cancelled':
      return current === 'pending' ? 'failed' : current;
    case 'expired':
      return current === 'pending' ? 'expired' : current;
    case 'pending':
    case 'review':
      return current;
  }
}

/** Money of an order that went back; a chargeback takes all of it, also after a partial refund. */
export function returnedCents({ amountCents }: { readonly amountCents: number }, payment: PaymentFacts): number {
  if (payment.status === 'charged_back') return amountCents;
  return Math.min(amountCents, payment.refundedCents || amountCents);
}

/** What a declined renewal by card comes to: tried again two, four and seven days after the period's end, then given up. */
const retryDays = [2, 4, 7] as const;

export function nextAttempt(periodEnd: Date, failedAttempts: number): Date | null {
  const days = retryDays[failedAttempts - 1];
  return days === undefined ? null : new Date(periodEnd.getTime() + days * dayMilliseconds);
}
