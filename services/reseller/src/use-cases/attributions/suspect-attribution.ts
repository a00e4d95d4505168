import type { reviewReasons } from '@sefira/contracts/reseller/admin';
import { newId } from '@sefira/platform/time/identifiers';
import type { ResellerContext, Transaction } from '../context.ts';
import type { Standing } from '../domain/commission-rules.ts';
import { withdrawPayouts } from './withdraw-payouts.ts';

export type ReviewReason = (typeof reviewReasons)[number];

/**
 * Opens a review of an attribution that looks like the reseller's own purchase. Its commissions are held until the decision,
 * also those in a payout that is not at the bank yet. A reason that was decided before stays decided.
 */
export async function suspect(
  context: ResellerContext,
  transaction: Transaction,
  customer: { readonly userId: string; readonly resellerId: string },
  reason: ReviewReason,
): Promise<void> {
  const { userId: customerId, resellerId } = customer;
  const { count } = await transaction.attributionReview.createMany({
    data: [{ id: newId(), resellerId, customerId, reason, state: 'open', createdAt: context.clock() }],
    skipDuplicates: true,
  });
  if (count === 0) return;
  await transaction.customer.updateMany({
    where: { userId: customerId, standing: 'good' },
    data: { standing: 'suspected' },
  });
  await withdrawPayouts(context, transaction, customerId);
  await transaction.commission.updateMany({
    where: { customerId, kind: 'sale', state: { in: ['pending', 'available'] } },
    data: { state: 'held' },
  });
}

/** Standing by the decisions so far: refused after one confirmation, good when all are cleared. */
export function standingBy(states: readonly string[]): Standing {
  if (states.includes('confirmed')) return 'refused';
  return states.includes('open') ? 'suspected' : 'good';
}
