import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { productDate } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { Prisma } from '../../prisma/generated/client.ts';

/** Deletes short-lived rows: visitors, and payments of people without a reseller. */
export async function deleteExpired(client: Prisma.TransactionClient, now: Date, signal: AbortSignal): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  // Creates and drops the daily partitions; rows outside them are deleted one by one.
  await client.$queryRaw`SELECT array_to_string(maintain_visitor_partitions(${productDate(now)}::date), ' ')`;
  const visits = { day: { lt: before(2) } };
  const sales = { resellerId: null, paidAt: { lt: before(7) } };
  const refunds = { refundedAt: { lt: before(90) } };
  await deleteInBatches(signal, (limit) => client.visitor.deleteMany({ where: visits, limit }));
  await deleteInBatches(signal, (limit) => client.sale.deleteMany({ where: sales, limit }));
  await deleteInBatches(signal, (limit) => client.earlyRefund.deleteMany({ where: refunds, limit }));
}
