import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { lockOrder, type OrderWithPayments, updateOrder } from '../../data/orders/orders.ts';
import { findReviews } from '../../data/orders/reviews.ts';
import { isUnderReview, resolvedReview } from '../../domain/order-review.ts';
import { publishAdministration } from '../administration/publish-administration.ts';

const pageLength = 30;

/** A page of orders that wait for an administrator, newest first. */
export async function listReviews(
  context: BillingContext,
  after: string | undefined,
): Promise<{ readonly orders: readonly OrderWithPayments[]; readonly nextCursor: string | null }> {
  const found = await findReviews(clientOf(context), { after, limit: pageLength + 1 });
  const orders = found.slice(0, pageLength);
  return { orders, nextCursor: found.length > pageLength ? (orders.at(-1)?.id ?? null) : null };
}

/** Ends the review of an order. @throws DomainError NOT_FOUND, CONFLICT when it does not wait for a decision */
export async function resolveReview(
  context: BillingContext,
  { id, reason, by }: { readonly id: string; readonly reason: string; readonly by: AuditActor },
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (!order) throw new DomainError('NOT_FOUND');
    const { needsReview } = order;
    // The refund of a payment without effect is in progress and ends its review.
    if (!isUnderReview(needsReview) || order.refundingCents !== null) {
      throw new DomainError('CONFLICT', { message: 'Este pedido não espera por uma decisão.' });
    }
    await updateOrder(transaction, id, { needsReview: resolvedReview(needsReview) });
    await publishAdministration(context, transaction, {
      entityId: id,
      personId: order.userId,
      entity: 'order',
      old: { review: needsReview },
      new: { review: 'resolved' },
      reason,
      by,
    });
  });
}
