import type { ResellerContext, Transaction } from '../../context.ts';
import { payoutsWithCustomer, refuseOpenPayout } from '../../data/payouts.ts';
import { publishPayoutSettled } from './publish-payout.ts';
import { returnToBalance } from './return-to-balance.ts';

const reason =
  'Uma das compras deste pagamento está em conferência. As outras comissões voltaram ao saldo: peça de novo.';

/** Refuses open payouts with a commission of this customer that are not at the bank yet. */
export async function withdrawPayouts(
  context: ResellerContext,
  transaction: Transaction,
  customerId: string,
): Promise<void> {
  for (const payoutId of await payoutsWithCustomer(transaction, customerId)) {
    const payout = await refuseOpenPayout(transaction, payoutId, { reason, decidedAt: context.clock() });
    if (payout === null) continue;
    await returnToBalance(context, transaction, payoutId);
    await publishPayoutSettled(context, transaction, payout, 'refused');
  }
}
