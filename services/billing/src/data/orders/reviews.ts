import { orderReviewReasons } from '@sefira/contracts/billing/reviews';
import type { Prisma } from '../../../prisma/generated/client.ts';
import { type OrderWithPayments, withPayments } from './orders.ts';

/** Orders that wait for an administrator, newest first. */
export function findReviews(
  transaction: Prisma.TransactionClient,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<OrderWithPayments[]> {
  return transaction.order.findMany({
    where: { needsReview: { in: [...orderReviewReasons] }, ...(after === undefined ? {} : { id: { lt: after } }) },
    orderBy: { id: 'desc' },
    take: limit,
    include: withPayments,
  });
}
