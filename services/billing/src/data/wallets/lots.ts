import type { Prisma } from '../../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export interface ExpiredLot {
  readonly id: string;
  readonly userId: string;
}

/** Expired lots with unspent credits and no reservation, by id after `after`. */
export function findExpiredLots(
  transaction: Transaction,
  now: Date,
  after: string | null,
  limit: number,
): Promise<readonly ExpiredLot[]> {
  return transaction.lot.findMany({
    where: { remaining: { gt: 0 }, reserved: 0, expiresAt: { lte: now }, ...(after ? { id: { gt: after } } : {}) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, userId: true },
  });
}

/** Credits that an order granted and those of them that are free. */
export async function creditsOfOrder(
  transaction: Transaction,
  orderId: string,
): Promise<{ readonly granted: number; readonly free: number }> {
  const { _sum } = await transaction.lot.aggregate({
    where: { orderId },
    _sum: { amount: true, remaining: true, reserved: true },
  });
  return { granted: _sum.amount ?? 0, free: (_sum.remaining ?? 0) - (_sum.reserved ?? 0) };
}
