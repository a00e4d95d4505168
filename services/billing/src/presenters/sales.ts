import type { listSales } from '@sefira/contracts/billing/admin';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import type { Order } from '../data/orders/orders.ts';
import { describeOrder } from '../domain/purchase.ts';

interface Sale {
  readonly order: Order;
  readonly payer: { readonly name: string } | null;
}

/** Presents a page of sales; `limit` is its size. */
export function presentSales(sales: readonly Sale[], limit: number): RouteAnswer<typeof listSales>['data'] {
  const items = sales.map(({ order, payer }) => ({
    orderId: order.id,
    userId: order.userId,
    customer: payer?.name ?? '',
    description: describeOrder(order),
    method: order.method,
    status: order.status,
    amountCents: order.amountCents,
    refundedCents: order.refundedCents,
    soldAt: (order.paidAt ?? order.createdAt).toISOString(),
  }));
  return { items, next: sales.length === limit ? (items.at(-1)?.orderId ?? null) : null };
}
