import type { EarlyRefund, Prisma, Sale } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export function findSale(transaction: Transaction, id: string): Promise<Sale | null> {
  return transaction.sale.findUnique({ where: { id } });
}

export function readSale(transaction: Transaction, id: string): Promise<Sale> {
  return transaction.sale.findUniqueOrThrow({ where: { id } });
}

/** Stores a sale. @returns false when it is stored already */
export async function addSale(transaction: Transaction, sale: Prisma.SaleCreateManyInput): Promise<boolean> {
  const { count } = await transaction.sale.createMany({ data: [sale], skipDuplicates: true });
  return count > 0;
}

export async function updateSale(transaction: Transaction, id: string, data: Prisma.SaleUncheckedUpdateInput) {
  await transaction.sale.update({ where: { id }, data });
}

/** A person's sales without a reseller, oldest first. */
export function listUnclaimedSales(transaction: Transaction, userId: string): Promise<Sale[]> {
  return transaction.sale.findMany({ where: { userId, resellerId: null }, orderBy: { paidAt: 'asc' } });
}

/** True when a sale of the person belongs to a reseller. */
export async function hasClaimedSale(transaction: Transaction, userId: string): Promise<boolean> {
  return (await transaction.sale.count({ where: { userId, resellerId: { not: null } } })) > 0;
}

export function findEarlyRefund(transaction: Transaction, orderId: string): Promise<EarlyRefund | null> {
  return transaction.earlyRefund.findUnique({ where: { orderId } });
}

/** Stores the latest total refunded before the payment arrived. */
export async function storeEarlyRefund(
  transaction: Transaction,
  { orderId, refundedCents, refundedAt }: EarlyRefund,
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO early_refund (order_id, refunded_cents, refunded_at)
    VALUES (${orderId}::uuid, ${refundedCents}, ${refundedAt}::timestamptz)
    ON CONFLICT (order_id) DO UPDATE SET refunded_cents = excluded.refunded_cents, refunded_at = excluded.refunded_at
    WHERE (early_refund.refunded_at, early_refund.refunded_cents) < (excluded.refunded_at, excluded.refunded_cents)`;
}
