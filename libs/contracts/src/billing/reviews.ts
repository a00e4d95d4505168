import * as z from 'zod/mini';
import { adminReason } from '../admin-config/fields.ts';
import { acknowledgement, envelope, page } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { cents, orderStatus } from './catalogue.ts';

/** Why received money waits for an administrator (docs/decisions/0041-refunds-and-regret.md). */
export const orderReviewReasons = ['amount', 'paid_twice', 'late_payment', 'without_effect', 'chargeback_won'] as const;

export const orderReview = z.object({
  /** Of the order. */
  id,
  userId: id,
  /** Null after the erasure of the person. */
  payerName: z.nullable(z.string()),
  description: z.string(),
  status: orderStatus,
  reason: z.enum(orderReviewReasons),
  amountCents: cents,
  /** Received by the provider and not returned. */
  receivedCents: cents,
  createdAt: instant,
});
export type OrderReview = z.infer<typeof orderReview>;

export const listOrderReviews = defineRoute({
  id: 'billing.listOrderReviews',
  service: 'billing',
  method: 'GET',
  path: '/admin/order-reviews',
  access: ['admin'],
  summary: 'Pedidos com dinheiro recebido que espera por uma decisão.',
  query: z.object({ cursor: z.optional(id) }),
  response: envelope(page(orderReview)),
});

export const resolveOrderReview = defineRoute({
  id: 'billing.resolveOrderReview',
  service: 'billing',
  method: 'POST',
  path: '/admin/order-reviews/:id/resolution',
  access: ['admin'],
  freshProof: true,
  summary: 'Encerra a conferência de um pedido, com o que foi feito.',
  params: z.object({ id }),
  body: z.object({ reason: adminReason }),
  response: acknowledgement,
  errors: ['CONFLICT'],
});
