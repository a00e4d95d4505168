import {
  cancelOrder as cancelOrderRoute,
  createOrder as createOrderRoute,
  listOrders as listOrdersRoute,
  previewRefund as previewRefundRoute,
  readOrderReceipt,
  readOrder as readOrderRoute,
  refundOrder as refundOrderRoute,
} from '@sefira/contracts/billing/orders';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { holdsCardNumber } from '../domain/card-data.ts';
import { presentOrder } from '../presenters/order.ts';
import { cancelOrder } from '../use-cases/orders/cancel-order.ts';
import { createOrder } from '../use-cases/orders/create-order.ts';
import { listOwnOrders, readOwnOrder } from '../use-cases/orders/read-orders.ts';
import { readReceipt } from '../use-cases/orders/read-receipt.ts';
import { previewOwnRefund, refundOwnOrder } from '../use-cases/orders/refund-own-order.ts';

/** Orders of the caller: create, read, cancel, refund. */
export function addOrderRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock, settings } = context;
  const present = (order: Parameters<typeof presentOrder>[0]) => presentOrder(order, settings.PAYER_KEY, clock());

  addRoute(app, identities, createOrderRoute, async ({ identity, body, idempotencyKey }) =>
    answered('Pedido criado.', present(await createOrder(context, accountId(identity), body, idempotencyKey))),
  );

  addRoute(app, identities, listOrdersRoute, async ({ identity, query }) => {
    const { orders, nextCursor } = await listOwnOrders(context, accountId(identity), query);
    return answered('Pedidos carregados.', { items: orders.map(present), nextCursor });
  });

  addRoute(app, identities, readOrderRoute, async ({ identity, params }) =>
    answered('Pedido carregado.', present(await readOwnOrder(context, accountId(identity), params.id))),
  );

  addRoute(app, identities, readOrderReceipt, async ({ identity, params, requestId, reply }) => {
    const { pdf, number } = await readReceipt(context, accountId(identity), params.id, requestId);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="recibo_sefira_${number}.pdf"`)
      .send(pdf);
  });

  addRoute(app, identities, cancelOrderRoute, async ({ identity, params }) =>
    answered('Pedido cancelado.', present(await cancelOrder(context, accountId(identity), params.id))),
  );

  addRoute(app, identities, previewRefundRoute, async ({ identity, params }) =>
    answered('Devolução calculada.', await previewOwnRefund(context, accountId(identity), params.id)),
  );

  addRoute(app, identities, refundOrderRoute, async ({ identity, params, body, idempotencyKey }) => {
    const wanted = { id: params.id, expectedCents: body.amountCents };
    const order = await refundOwnOrder(context, accountId(identity), wanted, idempotencyKey);
    return answered('Devolução feita.', present(order));
  });
}

/** Refuses card numbers in any field, before the body is validated (docs/decisions/0039-payment-provider-port.md). */
export function refuseCardData(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const isFromOutside = !request.url.startsWith('/internal/') && !Buffer.isBuffer(request.body);
    if (isFromOutside && holdsCardNumber(request.body)) throw new DomainError('CARD_DATA_REFUSED');
  });
}
