import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** A reseller's own commission with its customer, sale, link and payout; null otherwise. */
export async function findExplained(transaction: Transaction, resellerId: string, id: string) {
  const commission = await transaction.commission.findFirst({ where: { id, resellerId } });
  if (!commission) return null;
  const [customer, sale, link] = await Promise.all([
    transaction.customer.findUniqueOrThrow({ where: { userId: commission.customerId } }),
    transaction.sale.findUniqueOrThrow({ where: { id: commission.saleId } }),
    transaction.link.findUniqueOrThrow({ where: { id: commission.linkId } }),
  ]);
  const payout = commission.payoutId
    ? await transaction.payout.findUnique({ where: { id: commission.payoutId } })
    : null;
  return { commission, customer, sale, link, payout };
}

export type Explained = NonNullable<Awaited<ReturnType<typeof findExplained>>>;
