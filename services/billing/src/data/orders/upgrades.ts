import type { Order, Prisma } from '../../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** The orders that were ever paid with a discount from the value of this one; only one of them has effect at a time. */
export function upgradesOf(transaction: Transaction, orderId: string): Promise<readonly Order[]> {
  return transaction.order.findMany({
    where: { baseOrderId: orderId, status: { in: ['paid', 'refunded'] }, discountCents: { gt: 0 } },
    orderBy: { id: 'asc' },
  });
}

/** The paid order with the value of this one as its discount; null without one. */
export async function findUpgradeOf(
  transaction: Transaction,
  orderId: string,
): Promise<{ readonly id: string } | null> {
  return transaction.order.findFirst({
    where: { baseOrderId: orderId, status: 'paid', discountCents: { gt: 0 } },
    select: { id: true },
  });
}
