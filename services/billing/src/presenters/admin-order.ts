import type { AdminOrder } from '@sefira/contracts/admin-config/orders';
import { orderStatus } from '@sefira/contracts/billing/catalogue';
import type { RefundPreview } from '@sefira/contracts/billing/orders';
import { type OrderReview, orderReview } from '@sefira/contracts/billing/reviews';
import * as z from 'zod/mini';
import { openPayer } from '../adapters/payer.ts';
import type { Order, OrderWithPayments } from '../data/orders/orders.ts';
import { purchaseOf } from '../domain/purchase.ts';

/** Presents an order for the administration. */
export function presentAdminOrder(order: Order, refund: RefundPreview): AdminOrder {
  const { description, method } = purchaseOf(order);
  return {
    id: order.id,
    description,
    status: order.status,
    method,
    amount: order.amountCents,
    refunded: order.refundedCents,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    refund: { is_allowed: refund.isAllowed, reason: refund.reason, amount: refund.amountCents },
  };
}

/** Presents an order that waits for an administrator. */
export function presentReview(order: OrderWithPayments, key: string): OrderReview {
  const received = order.payments.filter(({ status }) => status === 'approved');
  return {
    id: order.id,
    userId: order.userId,
    payerName: openPayer(order, key)?.name ?? null,
    description: purchaseOf(order).description,
    status: z.parse(orderStatus, order.status),
    reason: z.parse(orderReview.shape.reason, order.needsReview),
    amountCents: order.amountCents,
    receivedCents: received.reduce((sum, payment) => sum + payment.amountCents - payment.refundedCents, 0),
    createdAt: order.createdAt.toISOString(),
  };
}
