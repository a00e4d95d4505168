import * as z from 'zod/mini';
import { pendingApprovals } from './admin-dashboard.ts';
import { adminOrder, orderRefund } from './admin-orders.ts';
import { adminPlan, createAdminPlan, planChanges, priceChanges, servicePrice } from './admin-plans.ts';
import { adminRoles, adminStatuses, adminUser, adminUserFilter } from './admin-users.ts';
import { auditActor } from './audit.ts';
import { envelope } from './envelope.ts';
import { email, id, instant, personName } from './fields.ts';
import { planId } from './identity.ts';
import { defineRoute } from './route.ts';

/** What admin-config asks of the services that own the data; `by` is the administrator, for the audit trail. */

/** Asked before what matters; whoever asks limits the tries. */
export const checkPassword = defineRoute({
  id: 'auth.checkPassword',
  service: 'auth',
  method: 'POST',
  path: '/internal/accounts/:id/password-check',
  access: 'internal',
  repeatable: true,
  summary: 'Confere a senha de uma conta ativa.',
  params: z.object({ id }),
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) }),
  response: envelope(z.object({ isRight: z.boolean() })),
});

export const searchAccounts = defineRoute({
  id: 'auth.searchAccounts',
  service: 'auth',
  method: 'POST',
  path: '/internal/admin/accounts/search',
  access: 'internal',
  repeatable: true,
  summary: 'Uma página de contas.',
  body: adminUserFilter,
  response: envelope(z.object({ items: z.array(adminUser), nextCursor: z.nullable(z.string()), total: z.int() })),
});

export const inspectAccount = defineRoute({
  id: 'auth.inspectAccount',
  service: 'auth',
  method: 'GET',
  path: '/internal/admin/accounts/:id',
  access: 'internal',
  summary: 'Uma conta como o painel a mostra.',
  params: z.object({ id }),
  response: envelope(adminUser),
});

export const countAccounts = defineRoute({
  id: 'auth.countAccounts',
  service: 'auth',
  method: 'GET',
  path: '/internal/admin/account-counts',
  access: 'internal',
  summary: 'Quantas contas há, e quantas ativas.',
  response: envelope(z.object({ total: z.int(), active: z.int() })),
});

export const inviteAccount = defineRoute({
  id: 'auth.inviteAccount',
  service: 'auth',
  method: 'POST',
  path: '/internal/admin/accounts',
  access: 'internal',
  summary: 'Cria uma conta sem senha e convida a pessoa por e-mail.',
  body: z.object({ name: personName, email, role: z.enum(adminRoles), by: auditActor }),
  response: envelope(adminUser),
  status: 201,
  errors: ['EMAIL_TAKEN'],
});

export const accountChanges = z.partial(
  z.object({ name: personName, email, role: z.enum(adminRoles), status: z.enum(adminStatuses) }),
);

export const administerAccount = defineRoute({
  id: 'auth.administerAccount',
  service: 'auth',
  method: 'PUT',
  path: '/internal/admin/accounts/:id',
  access: 'internal',
  summary: 'Muda nome, e-mail, papel ou estado de uma conta.',
  params: z.object({ id }),
  body: z.object({ changes: accountChanges, version: z.optional(z.string()), by: auditActor }),
  response: envelope(adminUser),
  errors: ['CONFLICT', 'LAST_ADMIN', 'EMAIL_TAKEN'],
});

export const closeAccount = defineRoute({
  id: 'auth.closeAccount',
  service: 'auth',
  method: 'POST',
  path: '/internal/admin/accounts/:id/closing',
  access: 'internal',
  summary: 'Desativa uma conta e marca o apagamento dos dados (decisão 17).',
  params: z.object({ id }),
  body: z.object({ by: auditActor }),
  response: envelope(adminUser),
  errors: ['LAST_ADMIN'],
});

const userParams = z.object({ userId: id });
const reason = z.string().check(z.trim(), z.minLength(3, 'Informe o motivo.'), z.maxLength(300));

export const administerCredits = defineRoute({
  id: 'billing.administerCredits',
  service: 'billing',
  method: 'POST',
  path: '/internal/admin/wallets/:userId/adjustments',
  access: 'internal',
  summary: 'Lançamento de um administrador, com motivo (decisão 62).',
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
  body: z.object({ changes: priceChanges, version: z.optional(z.string()), by: auditActor }),
  response: envelope(servicePrice),
  errors: ['CONFLICT'],
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

export const countPending = defineRoute({
  id: 'reseller.countPending',
  service: 'reseller',
  method: 'GET',
  path: '/internal/admin/pending',
  access: 'internal',
  summary: 'O que espera por um administrador: pedidos de revenda, pagamentos e vínculos.',
  response: envelope(pendingApprovals),
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

/** Orders that were paid, also those given back since, oldest first. */
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
