import { idsOf } from '@sefira/database/rows';
import type { Prisma } from '../../../prisma/generated/client.ts';
import { findOrder, type Order, type OrderWithPayments } from './orders.ts';

type Transaction = Prisma.TransactionClient;

/** Instants before which an order is due for a check, and after which it is no longer watched. */
export interface CheckTimes {
  readonly now: Date;
  readonly openBefore: Date;
  readonly paidBefore: Date;
  readonly paidAfter: Date;
  readonly disputedAfter: Date;
  readonly lateAfter: Date;
}

/** Orders to check at their provider: open ones, and ended ones with a possible refund, chargeback or late payment. */
export function findOrdersToCheck(
  client: Transaction & { readonly order: { readonly fields: Prisma.OrderFieldRefs } },
  { now, openBefore, paidBefore, paidAfter, disputedAfter, lateAfter }: CheckTimes,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly Order[]> {
  // Checked in the future: the clock was ahead.
  const isDue = (before: Date) => [{ checkedAt: null }, { checkedAt: { lt: before } }, { checkedAt: { gt: now } }];
  return client.order.findMany({
    where: {
      OR: [
        { status: 'pending', OR: isDue(openBefore) },
        {
          // A partly refunded order may still be charged back.
          OR: [{ status: 'paid' }, { status: 'refunded', refundedCents: { lt: client.order.fields.amountCents } }],
          paidAt: { gt: paidAfter, lt: paidBefore },
          AND: { OR: isDue(paidBefore) },
        },
        {
          // A chargeback may be decided in our favour.
          status: 'refunded',
          payments: { some: { status: 'charged_back' } },
          refundedAt: { gt: disputedAfter, lt: paidBefore },
          AND: { OR: isDue(paidBefore) },
        },
        {
          // A PIX or boleto can arrive after the end of its order.
          status: { in: ['failed', 'expired'] },
          method: { not: 'credit-card' },
          createdAt: { gt: lateAfter, lt: paidBefore },
          OR: isDue(paidBefore),
        },
      ],
    },
    orderBy: { checkedAt: { sort: 'asc', nulls: 'first' } },
    skip,
    take: limit,
  });
}

/** Cancelled orders with payments that are still open at the provider, by id after `after`; optionally of one person. */
export function findOrdersToCancel(
  transaction: Transaction,
  {
    now,
    after,
    limit,
    userId,
  }: { readonly now: Date; readonly after: string | null; readonly limit: number; readonly userId?: string },
): Promise<readonly Order[]> {
  return transaction.order.findMany({
    where: {
      cancellingSince: { lte: now },
      ...(userId === undefined ? {} : { userId }),
      ...(after === null ? {} : { id: { gt: after } }),
    },
    orderBy: { id: 'asc' },
    take: limit,
  });
}

/** Orders with a refund in progress, by id after `after`. */
export async function findOrdersToRefund(
  transaction: Transaction,
  after: string | null,
  limit: number,
): Promise<readonly OrderWithPayments[]> {
  const orders = await transaction.order.findMany({
    where: { refundingCents: { not: null }, status: 'paid', ...(after === null ? {} : { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  });
  const found = await Promise.all(orders.map(({ id }) => findOrder(transaction, id)));
  return found.filter((order) => order !== null);
}

/** Ids of fully refunded orders with free credits (reserved at the refund, released later), by id after `after`. */
export function findRefundedWithCredits(
  client: Transaction,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  return idsOf(client.$queryRaw`
    SELECT DISTINCT o.id FROM lot l JOIN "order" o ON o.id = l.order_id
    WHERE l.remaining > l.reserved AND o.status = 'refunded' AND o.refunded_cents = o.amount_cents
      AND (${after}::uuid IS NULL OR o.id > ${after}::uuid)
    ORDER BY o.id LIMIT ${limit}`);
}
