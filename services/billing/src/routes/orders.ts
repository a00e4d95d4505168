import {
  cancelOrder,
  createOrder,
  listOrders as listOrdersRoute,
  previewRefund as previewRefundRoute,
  readOrder,
  readOrderReceipt,
  receiptNumber,
  refundOrder as refundOrderRoute,
} from '@sefira/contracts/billing/orders';
import { clientOf } from '@sefira/database/access';
import { runIdempotent } from '@sefira/messaging/idempotency';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { accountId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { printReceipt, receiptPrintout } from '../adapters/receipt.ts';
import type { BillingContext } from '../context.ts';
import { applyPayment } from '../data/apply-payment.ts';
import { findOwnOrder, listOrders, type OrderWithPayments } from '../data/orders.ts';
import { placeOrder } from '../data/place-order.ts';
import { previewRefund, readRefundBasis, refundOrder } from '../data/refunds.ts';
import { failOrder, providerOf, startPayment } from '../data/start-payment.ts';
import { holdsCardNumber } from '../domain/card-data.ts';
import { regretDays } from '../domain/refund-rules.ts';
import { presentOrder } from '../presenters/order.ts';

const cancelledByCustomer = 'Cancelado por você.';

/** Orders of the caller: create, read, cancel, refund. */
export function addOrderRoutes(app: FastifyInstance, context: BillingContext): void {
  const { identities, clock } = context;
  const client = clientOf(context);
  const present = (order: OrderWithPayments) => presentOrder(order, context.settings.PAYER_KEY, clock());

  async function need(userId: string, id: string): Promise<OrderWithPayments> {
    const order = await findOwnOrder(client, userId, id);
    if (!order) throw new DomainError('NOT_FOUND');
    return order;
  }

  addRoute(app, identities, createOrder, async (call) => {
    const userId = accountId(call.identity);
    const orderId = await placeOrder(context, userId, call.body, call.idempotencyKey);
    const order = await need(userId, orderId);
    if (order.status === 'pending' && order.payments.length === 0) {
      const { cardToken, method, address } = call.body;
      const means = {
        card: cardToken === undefined ? null : { token: cardToken },
        address: method === 'boleto' ? address : undefined,
      };
      await startPayment(context, order, means, 1).catch(async (error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
        await failOrder(context, orderId, error.message);
      });
    }
    return answered('Pedido criado.', present(await need(userId, orderId)));
  });

  addRoute(app, identities, listOrdersRoute, async (call) => {
    const { cursor, limit, status } = call.query;
    const after = z.uuid().safeParse(cursor);
    const found = await listOrders(client, accountId(call.identity), {
      after: after.success ? after.data : null,
      limit: limit + 1,
      status: status === 'all' ? null : status,
    });
    const items = found.slice(0, limit).map(present);
    return answered('Pedidos carregados.', {
      items,
      nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null,
    });
  });

  addRoute(app, identities, readOrder, async (call) =>
    answered('Pedido carregado.', present(await need(accountId(call.identity), call.params.id))),
  );

  addRoute(app, identities, readOrderReceipt, async (call) => {
    const order = await need(accountId(call.identity), call.params.id);
    const { paidAt, ...shown } = present(order);
    if (paidAt === null) {
      throw new DomainError('CONFLICT', { message: 'Este pedido ainda não foi pago, por isso não tem recibo.' });
    }
    const printout = receiptPrintout({ ...shown, paidAt }, paidBy(order));
    const pdf = await printReceipt(context, printout, call.requestId);
    return call.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="recibo_sefira_${receiptNumber(order.id)}.pdf"`)
      .send(pdf);
  });

  addRoute(app, identities, cancelOrder, async (call) => {
    const userId = accountId(call.identity);
    const order = await need(userId, call.params.id);
    if (order.status !== 'pending') {
      throw new DomainError('CONFLICT', { message: 'Só um pedido que aguarda pagamento pode ser cancelado.' });
    }
    const provider = providerOf(context, order);
    for (const { providerPaymentId } of order.payments) {
      await provider.cancelPayment(providerPaymentId);
      const payment = await provider.readPayment(providerPaymentId);
      if (payment) await applyPayment(context, provider, payment);
    }
    await failOrder(context, order.id, cancelledByCustomer);
    return answered('Pedido cancelado.', present(await need(userId, order.id)));
  });

  addRoute(app, identities, previewRefundRoute, async (call) => {
    const order = await need(accountId(call.identity), call.params.id);
    return answered(
      'Devolução calculada.',
      await previewRefund(client, order, await readRefundBasis(context), regretDays, clock()),
    );
  });

  addRoute(app, identities, refundOrderRoute, async (call) => {
    const userId = accountId(call.identity);
    const { id: orderId } = await need(userId, call.params.id);
    const { amountCents: expectedCents } = call.body;
    const once = {
      subject: userId,
      key: call.idempotencyKey,
      route: 'billing.refundOrder',
      body: { orderId, expectedCents },
    };
    const { isRepeated } = await runIdempotent(context, once, z.object({ orderId: z.uuid() }), async () => ({
      orderId,
    }));
    const order = await need(userId, orderId);
    if (!isRepeated || (order.status === 'paid' && order.refundingCents === null)) {
      await refundOrder(context, { orderId, actor: userId, days: regretDays, expectedCents, administration: null });
    }
    return answered('Devolução feita.', present(await need(userId, orderId)));
  });
}

/** The provider's id of the payment that paid an order; refused attempts are ignored. */
function paidBy({ payments }: OrderWithPayments): string | null {
  const received = payments.find(({ status }) => ['approved', 'refunded', 'charged_back'].includes(status));
  return received?.providerPaymentId ?? null;
}

/** Refuses card numbers in any field, before the body is validated (docs/decisions/0039-payment-provider-port.md). */
export function refuseCardData(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const isFromOutside = !request.url.startsWith('/internal/') && !Buffer.isBuffer(request.body);
    if (isFromOutside && holdsCardNumber(request.body)) throw new DomainError('CARD_DATA_REFUSED');
  });
}
