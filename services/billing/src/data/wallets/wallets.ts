import { type PlanId, planId } from '@sefira/contracts/shared/identity';
import * as z from 'zod/mini';
import type { Prisma, Wallet } from '../../../prisma/generated/client.ts';

export type { Wallet };
export type WalletWithPlan = Wallet & { readonly plan: PlanId };

type Transaction = Prisma.TransactionClient;

export async function findWallet(transaction: Transaction, userId: string): Promise<WalletWithPlan | null> {
  const wallet = await transaction.wallet.findUnique({ where: { userId } });
  return wallet && { ...wallet, plan: z.parse(planId, wallet.plan) };
}

/** Sets the plan by which charges are decided; the caller publishes the wallet. */
export async function setPlan(transaction: Transaction, userId: string, plan: PlanId): Promise<void> {
  await transaction.wallet.update({ where: { userId }, data: { plan } });
}

/** Used units of quotas in the given periods, by `pool period`. */
export async function readQuotaUses(
  transaction: Transaction,
  userId: string,
  periods: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction.quotaUse.findMany({ where: { userId, period: { in: [...periods] } } });
  return new Map(rows.map(({ pool, period, used }) => [`${pool} ${period}`, used]));
}
