import type { createOrder as createOrderRoute } from '@sefira/contracts/billing/orders';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { failOrder, type OrderWithPayments } from '../../data/orders/orders.ts';
import { startPayment } from '../payments/start-payment.ts';
import { placeOrder } from './place-order.ts';
import { readOwnOrder } from './read-orders.ts';

/** Creates an order and starts its payment, once for each idempotency key. @throws DomainError as placeOrder and startPayment */
export async function createOrder(
  context: BillingContext,
  userId: string,
  body: RouteBody<typeof createOrderRoute>,
  idempotencyKey: string | null,
): Promise<OrderWithPayments> {
  const orderId = await placeOrder(context, userId, body, idempotencyKey);
  const order = await readOwnOrder(context, userId, orderId);
  if (order.status !== 'pending' || order.payments.length > 0) return order;
  const { cardToken, method, address } = body;
  const means = {
    card: cardToken === undefined ? null : { token: cardToken },
    address: method === 'boleto' ? address : undefined,
  };
  await startPayment(context, order, means, 1).catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    await failOrder(clientOf(context), orderId, error.message);
  });
  return readOwnOrder(context, userId, orderId);
}
