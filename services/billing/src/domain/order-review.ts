import type { orderReviewReasons } from '@sefira/contracts/billing/reviews';

export type OrderReviewReason = (typeof orderReviewReasons)[number];

const resolvedPrefix = 'resolved:';

/** `needsReview` of an order after an administrator's decision: its money is accounted for, and it is not reviewed again. */
export function resolvedReview(reason: string): string {
  return `${resolvedPrefix}${reason}`;
}

/** Whether an order waits for an administrator. */
export function isUnderReview(needsReview: string | null): needsReview is OrderReviewReason {
  return needsReview !== null && !needsReview.startsWith(resolvedPrefix);
}
