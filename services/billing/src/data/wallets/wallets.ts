import type { PlanId } from '@sefira/contracts/shared/identity';
import { planId } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import * as z from 'zod/mini';
import type { Prisma, Wallet } from '../../prisma/generated/client.ts';
import type { BillingContext } from '../context.ts';
import { grantCredits, lockWallet, publishWallet } from './ledger.ts';

export type { Wallet };

type Transaction = Prisma.TransactionClient;

type Welcome = Pick<BillingContext, 'schema' | 'clock' | 'configuration'>;

/** Opens the wallet of a person and grants the welcome credits, once. */
export async function openWallet(transaction: Transaction, userId: string, context: Welcome): Promise<void> {
  await lockWallet(transaction, userId);
  const amount = context.configuration.get('credits_welcome');
  if (amount > 0) {
    const isNew = await grantCredits(transaction, {
      userId,
      kind: 'welcome',
      amount,
      orderId: null,
      expiresAt: null,
      reason: 'welcome',
      description: 'Créditos de boas-vindas',
      reference: null,
      actor: 'system',
      key: `welcome:${userId}`,
      now: context.clock(),
    });
    if (!isNew) return;
  }
  await publishWallet(transaction, context.schema, userId);
}

/** Wallet of a person; opened here before the event of the sign-up arrives. */
export async function ownWallet(
  context: Welcome & Pick<BillingContext, 'database'>,
  userId: string,
): Promise<Wallet & { readonly plan: PlanId }> {
  const client = clientOf(context);
  const known = await client.wallet.findUnique({ where: { userId } });
  if (known) return withPlan(known);
  await inTransaction(context, (transaction) => openWallet(transaction, userId, context));
  return withPlan(await client.wallet.findUniqueOrThrow({ where: { userId } }));
}

function withPlan(wallet: Wallet): Wallet & { readonly plan: PlanId } {
  return { ...wallet, plan: z.parse(planId, wallet.plan) };
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
