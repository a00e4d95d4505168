import type { AttributionReview, Prisma } from '../../prisma/generated/client.ts';

export type { AttributionReview };

type Transaction = Prisma.TransactionClient;

/** Opens a review. @returns false when there is one with this reason, open or decided */
export async function addReview(
  transaction: Transaction,
  review: Omit<Prisma.AttributionReviewCreateManyInput, 'state'>,
): Promise<boolean> {
  const { count } = await transaction.attributionReview.createMany({
    data: [{ ...review, state: 'open' }],
    skipDuplicates: true,
  });
  return count > 0;
}

export function findReview(transaction: Transaction, id: string): Promise<AttributionReview | null> {
  return transaction.attributionReview.findUnique({ where: { id } });
}

/** Reviews, newest first; `state` null lists all. */
export function listReviews(
  transaction: Transaction,
  { state, after, limit }: { readonly state: string | null; readonly after: string | null; readonly limit: number },
): Promise<AttributionReview[]> {
  return transaction.attributionReview.findMany({
    where: { ...(state === null ? {} : { state }), ...(after === null ? {} : { id: { lt: after } }) },
    orderBy: { id: 'desc' },
    take: limit,
  });
}

/** Stores the decision of an open review. @returns false when it is decided already */
export async function closeReview(
  transaction: Transaction,
  id: string,
  decision: { readonly state: string; readonly decidedAt: Date; readonly decidedBy: string },
): Promise<boolean> {
  const { count } = await transaction.attributionReview.updateMany({ where: { id, state: 'open' }, data: decision });
  return count > 0;
}

/** States of all reviews of a customer's attribution. */
export async function statesOfReviews(transaction: Transaction, customerId: string): Promise<readonly string[]> {
  const rows = await transaction.attributionReview.findMany({ where: { customerId }, select: { state: true } });
  return rows.map(({ state }) => state);
}
