import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { adminReason, adminService, admins } from './fields.ts';

/** The orders of an account and their refunds in the admin panel. */

const params = z.object({ id });

export const adminOrder = z.object({
  id,
  description: z.string(),
  status: z.string(),
  method: z.string(),
  /** Cents. */
  amount: z.int(),
  refunded: z.int(),
  created_at: instant,
  paid_at: z.nullable(instant),
  /** What the 30-day guarantee would refund now. */
  refund: z.object({ is_allowed: z.boolean(), reason: z.nullable(z.string()), amount: z.int() }),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const listUserOrders = defineRoute({
  id: 'admin.listUserOrders',
  service: adminService,
  method: 'GET',
  path: '/admin/users/:id/orders',
  access: admins,
  summary: 'Os últimos 50 pedidos de uma conta, com o que a garantia de 30 dias devolveria.',
  params,
  response: envelope(z.array(adminOrder)),
});

/** The amount that was shown, and the reason. */
export const orderRefund = z.object({
  amount: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  reason: adminReason,
});

export const refundUserOrder = defineRoute({
  id: 'admin.refundUserOrder',
  service: adminService,
  method: 'POST',
  path: '/admin/orders/:id/refund',
  access: admins,
  freshProof: true,
  summary: 'Devolve um pedido pela garantia de 30 dias: dinheiro de volta, créditos não usados saem, o plano termina.',
  params,
  body: orderRefund,
  response: envelope(z.object({ refunded: z.int() })),
  errors: ['REFUND_CLOSED', 'CONFLICT'],
});
