import type { AdminOrder } from '@sefira/contracts/admin-config/orders';
import type { RefundPreview } from '@sefira/contracts/billing/orders';
import type { Order } from '../data/orders/orders.ts';
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
