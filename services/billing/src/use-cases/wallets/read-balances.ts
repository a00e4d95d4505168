import { planId } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { findWallets } from '../../data/wallets/ledger.ts';

/** Plans and credits that can be spent; accounts without a wallet are absent. */
export async function readBalances(context: BillingContext, userIds: readonly string[]) {
  const wallets = await findWallets(clientOf(context), userIds);
  return wallets.map(({ userId, plan, balance, reserved }) => ({
    userId,
    plan: planId.parse(plan),
    credits: balance - reserved,
  }));
}
