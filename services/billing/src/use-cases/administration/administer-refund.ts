import type { administerRefund as administerRefundRoute } from '@sefira/contracts/billing/admin';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { findOrder } from '../../data/orders/orders.ts';
import { guaranteeDays } from '../../domain/refund-rules.ts';
import { refundOrder } from '../orders/refund-order.ts';

/** Refunds an order by the guarantee. @returns its refunded cents @throws DomainError NOT_FOUND, REFUND_CLOSED, CONFLICT */
export async function administerRefund(
  context: BillingContext,
  orderId: string,
  { amount: expectedCents, reason, by }: RouteBody<typeof administerRefundRoute>,
): Promise<number> {
  const administration = { by, reason };
  await refundOrder(context, { orderId, actor: by.id, days: guaranteeDays, expectedCents, administration });
  const order = await findOrder(clientOf(context), orderId);
  return order?.refundedCents || (order?.refundingCents ?? 0);
}
