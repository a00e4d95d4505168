import { listOrderReviews, resolveOrderReview } from '@sefira/contracts/billing/reviews';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { presentReview } from '../presenters/admin-order.ts';
import { listReviews, resolveReview } from '../use-cases/orders/review-orders.ts';

/** Orders with money that waits for an administrator. */
export function addReviewRoutes(app: FastifyInstance, context: BillingContext): void {
  addRoute(app, context.identities, listOrderReviews, async ({ query }) => {
    const { orders, nextCursor } = await listReviews(context, query.cursor);
    const items = orders.map((order) => presentReview(order, context.settings.PAYER_KEY));
    return answered('Pedidos em conferência carregados.', { items, nextCursor });
  });

  addRoute(app, context.identities, resolveOrderReview, async (call) => {
    const { identity, clientAddress: address, userAgent, requestId } = call;
    // The audit trail adds the name.
    const by = { id: callerId(identity), role: identity.role, name: '', email: null, address, userAgent, requestId };
    await resolveReview(context, { id: call.params.id, reason: call.body.reason, by });
    return acknowledged('Conferência encerrada.');
  });
}
