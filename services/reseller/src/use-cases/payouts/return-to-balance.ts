import type { ResellerContext, Transaction } from '../../context.ts';
import { emptyPayout } from '../../data/payouts.ts';
import { settleCommission } from '../commissions/settle-commission.ts';

/**
 * Returns the entries of a payout to the balance. A sale that was refunded meanwhile has a reversal too: the two are merged
 * into one commission of the right amount, so that the refund is deducted once.
 */
export async function returnToBalance(
  context: ResellerContext,
  transaction: Transaction,
  payoutId: string,
): Promise<void> {
  for (const saleId of await emptyPayout(transaction, payoutId)) await settleCommission(context, transaction, saleId);
}
