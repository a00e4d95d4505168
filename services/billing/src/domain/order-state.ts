import type { OrderStatus } from '@sefira/contracts/billing/catalogue';
import { dayMilliseconds } from '@sefira/platform/time/durations';

/** Facts of a payment that decide the state of its order. */
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
 * State of an order after a payment reached its current state, independent of the order and number of notices: received
 * money counts after the end of an order too; a refund is final.
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

/** Refunded cents of an order; a chargeback takes all, also after a partial refund. */
export function returnedCents({ amountCents }: { readonly amountCents: number }, payment: PaymentFacts): number {
  if (payment.status === 'charged_back') return amountCents;
  return Math.min(amountCents, payment.refundedCents || amountCents);
}

/** Days after the end of the period on which a declined renewal by card is retried. */
const retryDays = [2, 4, 7] as const;

export function nextAttempt(periodEnd: Date, failedAttempts: number): Date | null {
  const days = retryDays[failedAttempts - 1];
  return days === undefined ? null : new Date(periodEnd.getTime() + days * dayMilliseconds);
}
