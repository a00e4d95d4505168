import * as z from 'zod/mini';
import { auditActor } from '../admin-config/audit.ts';
import { adminOrder, orderRefund } from '../admin-config/orders.ts';
import { adminPlan, createAdminPlan, planChanges, priceChanges, servicePrice } from '../admin-config/plans.ts';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';

/** Calls of admin-config about credits, plans and orders; `by` is the administrator, for the audit trail. */

const userParams = z.object({ userId: id });
const reason = z.string().check(z.trim(), z.minLength(3, 'Informe o motivo.'), z.maxLength(300));

export const administerCredits = defineRoute({
  id: 'billing.administerCredits',
  service: 'billing',
  method: 'POST',
  path: '/internal/admin/wallets/:userId/adjustments',
  access: 'internal',
  summary: 'Lançamento de um administrador, com motivo.',
  params: userParams,
  body: z.object({
    amount: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
    reason,
    by: auditActor,
    key: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: envelope(z.object({ available: z.int() })),
  errors: ['INSUFFICIENT_CREDITS', 'IDEMPOTENCY_CLASH'],
});

/** Plans and credits that can be spent; accounts without a wallet are absent. */
export const readBalances = defineRoute({
  id: 'billing.readBalances',
  service: 'billing',
  method: 'POST',
  path: '/internal/admin/balances',
  access: 'internal',
  summary: 'Plano e créditos de várias contas.',
  body: z.object({ userIds: z.array(id).check(z.maxLength(200)) }),
  response: envelope(z.array(z.object({ userId: id, plan: planId, credits: z.int() }))),
});

export const administerPlan = defineRoute({
  id: 'billing.administerPlan',
  service: 'billing',
  method: 'PUT',
  path: '/internal/admin/subscriptions/:userId',
  access: 'internal',
  summary: 'Dá um plano por alguns meses, sem cobrança, ou volta ao gratuito.',
  params: userParams,
  body: z.object({ plan: planId, months: z.int().check(z.minimum(1), z.maximum(36)), reason, by: auditActor }),
  response: envelope(z.object({ plan: planId, credits: z.int() })),
  errors: ['CONFLICT'],
});

export const listOrdersOfUser = defineRoute({
  id: 'billing.listOrdersOfUser',
  service: 'billing',
  method: 'GET',
  path: '/internal/admin/orders/of/:userId',
  access: 'internal',
  summary: 'Os últimos pedidos de uma conta, com o que a garantia devolveria.',
  params: userParams,
  response: envelope(z.array(adminOrder)),
});

export const administerRefund = defineRoute({
  id: 'billing.administerRefund',
  service: 'billing',
  method: 'POST',
  path: '/internal/admin/orders/:id/refund',
  access: 'internal',
  summary: 'Devolução pela garantia de 30 dias, feita por um administrador.',
  params: z.object({ id }),
  body: z.extend(orderRefund, { by: auditActor }),
  response: envelope(z.object({ refunded: z.int() })),
  errors: ['REFUND_CLOSED', 'CONFLICT'],
});

export const listCatalogueItems = defineRoute({
  id: 'billing.listCatalogueItems',
  service: 'billing',
  method: 'GET',
  path: '/internal/admin/catalogue',
  access: 'internal',
  summary: 'Planos, pacotes e custos dos serviços, também os desativados.',
  response: envelope(z.object({ plans: z.array(adminPlan), services: z.array(servicePrice) })),
});

const itemParams = z.object({ id: z.string().check(z.regex(/^[a-z0-9_-]{1,60}$/)) });

export const addCatalogueItem = defineRoute({
  id: 'billing.addCatalogueItem',
  service: 'billing',
  method: 'POST',
  path: '/internal/admin/catalogue/plans',
  access: 'internal',
  summary: 'Cria um pacote de créditos.',
  body: z.extend(createAdminPlan.body, { by: auditActor }),
  response: envelope(adminPlan),
  status: 201,
});

export const changeCatalogueItem = defineRoute({
  id: 'billing.changeCatalogueItem',
  service: 'billing',
  method: 'PUT',
  path: '/internal/admin/catalogue/plans/:id',
  access: 'internal',
  summary: 'Muda um plano ou pacote a partir de agora.',
  params: itemParams,
  body: z.object({ changes: planChanges, version: z.optional(z.string()), by: auditActor }),
  response: envelope(adminPlan),
  errors: ['CONFLICT'],
});

export const changeServiceCost = defineRoute({
  id: 'billing.changeServiceCost',
  service: 'billing',
  method: 'PUT',
  path: '/internal/admin/catalogue/services/:id',
  access: 'internal',
  summary: 'Muda o custo de um serviço a partir de agora.',
  params: itemParams,
  body: z.object({
    changes: priceChanges,
    confirmFree: z._default(z.boolean(), false),
    version: z.optional(z.string()),
    by: auditActor,
  }),
  response: envelope(servicePrice),
  errors: ['CONFLICT', 'FREE_SERVICE_UNCONFIRMED'],
});

export const sumRevenue = defineRoute({
  id: 'billing.sumRevenue',
  service: 'billing',
  method: 'GET',
  path: '/internal/admin/revenue',
  access: 'internal',
  summary: 'O que foi pago e não devolvido.',
  response: envelope(z.object({ totalCents: z.int() })),
});

export const sale = z.object({
  orderId: z.string(),
  userId: z.string(),
  customer: z.string(),
  description: z.string(),
  method: z.string(),
  status: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  soldAt: instant,
});
export type Sale = z.infer<typeof sale>;

/** Paid orders, also those refunded since, oldest first. */
export const listSales = defineRoute({
  id: 'billing.listSales',
  service: 'billing',
  method: 'POST',
  path: '/internal/admin/sales',
  access: 'internal',
  repeatable: true,
  summary: 'Uma página de pedidos pagos num período.',
  body: z.object({
    from: z.nullable(instant),
    until: z.nullable(instant),
    after: z.nullable(id),
    limit: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  response: envelope(z.object({ items: z.array(sale), next: z.nullable(z.string()) })),
});
