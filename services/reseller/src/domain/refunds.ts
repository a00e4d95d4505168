/** The total refunded of a sale at an instant. */
export interface RefundTotal {
  readonly refundedCents: number;
  readonly refundedAt: Date;
}

/** True for a later total; of two totals at the same time the larger one counts. */
export function isNewerTotal(
  refund: RefundTotal,
  known: { readonly refundedCents: number; readonly refundedAt: Date | null },
): boolean {
  const later = refund.refundedAt.getTime() - (known.refundedAt?.getTime() ?? 0);
  return later > 0 || (later === 0 && refund.refundedCents > known.refundedCents);
}

/** Status of a sale: cancelled once all of it is refunded. */
export function statusOfSale(amountCents: number, refundedCents: number): 'paid' | 'cancelled' {
  return refundedCents > 0 && refundedCents >= amountCents ? 'cancelled' : 'paid';
}
