import type { Order, Prisma } from '../../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** The chain of paid orders with a discount from the value of this one. */
export async function upgradesFrom(transaction: Transaction, orderId: string): Promise<readonly Order[]> {
  const chain: Order[] = [];
  let base: string | undefined = orderId;
  while (base !== undefined) {
    // Only one order with the same base has effect; the others are refunded.
    const next: Order | null = await transaction.order.findFirst({
      where: { baseOrderId: base, status: 'paid', refundingCents: null, discountCents: { gt: 0 } },
    });
    if (next) chain.push(next);
    base = next?.id;
  }
  return chain;
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
