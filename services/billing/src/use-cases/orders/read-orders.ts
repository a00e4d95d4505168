import type { listOrders as listOrdersRoute } from '@sefira/contracts/billing/orders';
import type { RouteQuery } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { findOwnOrder, listOrders, type OrderWithPayments } from '../../data/orders/orders.ts';
import { guaranteeDays } from '../../domain/refund-rules.ts';
import { previewRefund, readRefundBasis } from './preview-refund.ts';

const shownOrders = 50;

/** @throws DomainError NOT_FOUND, also for an order of another person */
export async function readOwnOrder(
  context: Pick<BillingContext, 'database'>,
  userId: string,
  id: string,
): Promise<OrderWithPayments> {
  const order = await findOwnOrder(clientOf(context), userId, id);
  if (!order) throw new DomainError('NOT_FOUND');
  return order;
}

/** A page of a person's orders, newest first. */
export async function listOwnOrders(
  context: Pick<BillingContext, 'database'>,
  userId: string,
  { cursor, limit, status }: RouteQuery<typeof listOrdersRoute>,
): Promise<{ readonly orders: readonly OrderWithPayments[]; readonly nextCursor: string | null }> {
  const found = await listOrders(clientOf(context), userId, {
    after: cursor ?? null,
    limit: limit + 1,
    status: status === 'all' ? null : status,
  });
  const orders = found.slice(0, limit);
  return { orders, nextCursor: found.length > limit ? (orders.at(-1)?.id ?? null) : null };
}

/** The newest orders of a person, each with its refund by the guarantee. */
export async function listOrdersWithRefunds(context: BillingContext, userId: string) {
  const client = clientOf(context);
  const orders = await listOrders(client, userId, { after: null, limit: shownOrders, status: null });
  const basis = await readRefundBasis(context);
  const found = [];
  for (const order of orders) {
    found.push({ order, refund: await previewRefund(client, order, basis, guaranteeDays, context.clock()) });
  }
  return found;
}
