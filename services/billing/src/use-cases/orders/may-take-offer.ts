import type { Transaction } from '../../context.ts';
import { isNewCustomer, type PayerHashes } from '../../data/orders/plan-payers.ts';
import { livePaidOrderId } from '../../data/subscriptions/subscriptions.ts';

/** True when a person may take an offer now; `payer` is null while the payer is unknown. */
export async function mayTakeOffer(
  transaction: Transaction,
  userId: string,
  audience: string,
  payer: PayerHashes | null,
  now: Date,
): Promise<boolean> {
  if (audience === 'without_plan') return (await livePaidOrderId(transaction, userId, now)) === null;
  return isNewCustomer(transaction, userId, payer);
}
