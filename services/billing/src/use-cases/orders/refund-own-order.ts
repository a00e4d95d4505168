import type { RefundPreview } from '@sefira/contracts/billing/orders';
import { clientOf } from '@sefira/database/access';
import { runIdempotent } from '@sefira/messaging/idempotency';
import * as z from 'zod/mini';
import type { BillingContext } from '../../context.ts';
import type { OrderWithPayments } from '../../data/orders/orders.ts';
import { regretDays } from '../../domain/refund-rules.ts';
import { previewRefund, readRefundBasis } from './preview-refund.ts';
import { readOwnOrder } from './read-orders.ts';
import { refundOrder } from './refund-order.ts';

/** Refund of an own order by the right of withdrawal. @throws DomainError NOT_FOUND */
export async function previewOwnRefund(context: BillingContext, userId: string, id: string): Promise<RefundPreview> {
  const order = await readOwnOrder(context, userId, id);
  return previewRefund(clientOf(context), order, await readRefundBasis(context), regretDays, context.clock());
}

/**
 * Refunds an own order by the right of withdrawal, once for each idempotency key.
 * @throws DomainError NOT_FOUND, REFUND_CLOSED, CONFLICT, IDEMPOTENCY_CLASH
 */
export async function refundOwnOrder(
  context: BillingContext,
  userId: string,
  { id, expectedCents }: { readonly id: string; readonly expectedCents: number },
  idempotencyKey: string | null,
): Promise<OrderWithPayments> {
  const { id: orderId } = await readOwnOrder(context, userId, id);
  const call = { subject: userId, key: idempotencyKey, route: 'billing.refundOrder', body: { orderId, expectedCents } };
  const { isRepeated } = await runIdempotent(context, call, z.object({ orderId: z.uuid() }), async () => ({ orderId }));
  const order = await readOwnOrder(context, userId, orderId);
  if (!isRepeated || (order.status === 'paid' && order.refundingCents === null)) {
    await refundOrder(context, { orderId, actor: userId, days: regretDays, expectedCents, administration: null });
  }
  return readOwnOrder(context, userId, orderId);
}
