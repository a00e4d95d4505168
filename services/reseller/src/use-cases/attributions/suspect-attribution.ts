import type { reviewReasons } from '@sefira/contracts/reseller/admin';
import { newId } from '@sefira/platform/time/identifiers';
import type { ResellerContext, Transaction } from '../../context.ts';
import { holdCommissions } from '../../data/commissions.ts';
import { markSuspected } from '../../data/customers.ts';
import { addReview } from '../../data/reviews.ts';
import { withdrawPayouts } from '../payouts/withdraw-payouts.ts';

export type ReviewReason = (typeof reviewReasons)[number];

/**
 * Opens a review of an attribution that looks like the reseller's own purchase. Its commissions are held until the decision,
 * also those in a payout that is not at the bank yet. A reason that was decided before stays decided.
 */
export async function suspectAttribution(
  context: ResellerContext,
  transaction: Transaction,
  customer: { readonly userId: string; readonly resellerId: string },
  reason: ReviewReason,
): Promise<void> {
  const { userId: customerId, resellerId } = customer;
  const review = { id: newId(), resellerId, customerId, reason, createdAt: context.clock() };
  if (!(await addReview(transaction, review))) return;
  await markSuspected(transaction, customerId);
  await withdrawPayouts(context, transaction, customerId);
  await holdCommissions(transaction, customerId);
}
