import { productDate } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { Prisma } from '../../prisma/generated/client.ts';

/** Deletes short-lived rows: visitors, and payments of people without a reseller. */
export async function deleteExpired(transaction: Prisma.TransactionClient, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  // Creates and drops the daily partitions; rows outside them are deleted one by one.
  await transaction.$queryRaw`SELECT array_to_string(maintain_visitor_partitions(${productDate(now)}::date), ' ')`;
  await transaction.visitor.deleteMany({ where: { day: { lt: before(2) } } });
  await transaction.sale.deleteMany({ where: { resellerId: null, paidAt: { lt: before(7) } } });
  await transaction.earlyRefund.deleteMany({ where: { refundedAt: { lt: before(90) } } });
}
