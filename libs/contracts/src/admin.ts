import * as z from 'zod/mini';
import { acknowledgement, envelope } from './envelope.ts';
import { id, instant } from './fields.ts';
import { planId } from './identity.ts';
import { defineRoute } from './route.ts';

/** The admin panel's calls (spec 2 section 7). Whole records come back with a change; `version` prevents lost updates. */

export const adminRoles = ['user', 'reseller', 'admin'] as const;
export const adminStatuses = ['active', 'inactive', 'suspended'] as const;
const adminRole = z.enum(adminRoles);
const adminStatus = z.enum(adminStatuses);

export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  role: adminRole,
  status: adminStatus,
  credits: z.int(),
  plan: planId,
  email_confirmed: z.boolean(),
  created_at: instant,
  version: z.string(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUserSorts = ['name', 'email', 'created_at', 'credits'] as const;

export const adminUserFilter = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  status: z._default(z.enum(['all', ...adminStatuses]), 'all'),
  role: z._default(z.enum(['all', ...adminRoles]), 'all'),
  sort: z._default(z.enum(adminUserSorts), 'created_at'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  cursor: z.optional(z.string().check(z.maxLength(600))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
});
export type AdminUserFilter = z.infer<typeof adminUserFilter>;

const admins = ['admin'] as const;
const service = 'admin-config';

export const listAdminUsers = defineRoute({
  id: 'admin.listUsers',
  service,
  method: 'GET',
  path: '/admin/users',
  access: admins,
  summary: 'Contas, com busca por nome ou e-mail, filtros, ordem e páginas.',
  query: adminUserFilter,
  /** `data` is the list itself, as specified; `total` is counted up to 10,001. */
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.array(adminUser),
    nextCursor: z.nullable(z.string()),
    total: z.int(),
  }),
});

const whole = z.record(z.string().check(z.maxLength(60)), z.unknown());

export const createAdminUser = defineRoute({
  id: 'admin.createUser',
  service,
  method: 'POST',
  path: '/admin/users',
  access: admins,
  summary: 'Cria uma conta; a pessoa recebe um convite para escolher a senha.',
  body: z.object({
    name: z
      .string('Informe o nome completo.')
      .check(z.trim(), z.minLength(1, 'Informe o nome completo.'), z.maxLength(120, 'O nome é longo demais.')),
    email: z
      .string('Informe um e-mail válido.')
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, 'O e-mail é longo demais.'),
        z.email('Informe um e-mail válido.'),
      ),
    role: z._default(adminRole, 'user'),
  }),
  response: envelope(adminUser),
  status: 201,
  errors: ['EMAIL_TAKEN'],
});

const params = z.object({ id });

export const readAdminUser = defineRoute({
  id: 'admin.readUser',
  service,
  method: 'GET',
  path: '/admin/users/:id',
  access: admins,
  summary: 'Uma conta.',
  params,
  response: envelope(adminUser),
});

/** The whole record; only name, e-mail, role, status and credits may differ, credits with a `reason`. */
export const updateAdminUser = defineRoute({
  id: 'admin.updateUser',
  service,
  method: 'PUT',
  path: '/admin/users/:id',
  access: admins,
  summary: 'Muda uma conta. Créditos viram um lançamento com motivo.',
  params,
  body: whole,
  response: envelope(adminUser),
  errors: ['FIELD_READ_ONLY', 'CONFLICT', 'LAST_ADMIN', 'EMAIL_TAKEN', 'INSUFFICIENT_CREDITS'],
});

export const deleteAdminUser = defineRoute({
  id: 'admin.deleteUser',
  service,
  method: 'DELETE',
  path: '/admin/users/:id',
  access: admins,
  summary: 'Desativa a conta agora e apaga os dados pessoais no prazo.',
  params,
  response: acknowledgement,
  errors: ['LAST_ADMIN', 'CONFLICT'],
});

const reason = z
  .string('Informe o motivo.')
  .check(z.trim(), z.minLength(3, 'Informe o motivo.'), z.maxLength(300, 'O motivo é longo demais.'));

export const changeUserPlan = defineRoute({
  id: 'admin.changeUserPlan',
  service,
  method: 'PUT',
  path: '/admin/users/:id/plan',
  access: admins,
  summary: 'Dá um plano por alguns meses, sem cobrança, ou volta ao gratuito.',
  params,
  body: z.object({ plan: planId, months: z._default(z.int().check(z.minimum(1), z.maximum(36)), 1), reason }),
  response: envelope(adminUser),
  errors: ['CONFLICT'],
});

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
  /** What the guarantee of 30 days would give back now. */
  refund: z.object({ is_allowed: z.boolean(), reason: z.nullable(z.string()), amount: z.int() }),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const listUserOrders = defineRoute({
  id: 'admin.listUserOrders',
  service,
  method: 'GET',
  path: '/admin/users/:id/orders',
  access: admins,
  summary: 'Os últimos 50 pedidos de uma conta, com o que a garantia de 30 dias devolveria.',
  params,
  response: envelope(z.array(adminOrder)),
});

/** The sum that was shown, and why. */
export const orderRefund = z.object({ amount: z.int().check(z.minimum(1), z.maximum(10_000_000)), reason });

export const refundUserOrder = defineRoute({
  id: 'admin.refundUserOrder',
  service,
  method: 'POST',
  path: '/admin/orders/:id/refund',
  access: admins,
  summary: 'Devolve um pedido pela garantia de 30 dias: dinheiro de volta, créditos não usados saem, o plano termina.',
  params,
  body: orderRefund,
  response: envelope(z.object({ refunded: z.int() })),
  errors: ['REFUND_CLOSED', 'CONFLICT'],
});

export const adminPlan = z.object({
  id: z.string(),
  /** A subscription, or credits bought once. */
  kind: z.enum(['plan', 'pack']),
  name: z.string(),
  active: z.boolean(),
  /** Cents; of a subscription, for a month. */
  price: z.int(),
  /** Cents for a year; null for a pack. */
  yearly_price: z.nullable(z.int()),
  credits: z.int(),
  bonus_credits: z.int(),
  version: z.string(),
});
export type AdminPlan = z.infer<typeof adminPlan>;

export const listAdminPlans = defineRoute({
  id: 'admin.listPlans',
  service,
  method: 'GET',
  path: '/admin/plans',
  access: admins,
  summary: 'Planos e pacotes de créditos, também os desativados.',
  response: envelope(z.array(adminPlan)),
});

const cents = z.int().check(z.minimum(0), z.maximum(10_000_000));
const creditAmount = z.int().check(z.minimum(0), z.maximum(100_000));

export const createAdminPlan = defineRoute({
  id: 'admin.createPlan',
  service,
  method: 'POST',
  path: '/admin/plans',
  access: admins,
  summary: 'Cria um pacote de créditos à venda.',
  body: z.object({
    name: z
      .string('Informe o nome.')
      .check(z.trim(), z.minLength(1, 'Informe o nome.'), z.maxLength(60, 'O nome é longo demais.')),
    price: z.int('Informe o preço.').check(z.minimum(100, 'O preço mínimo é R$ 1,00.'), z.maximum(10_000_000)),
    credits: z.int('Informe os créditos.').check(z.minimum(1, 'Informe os créditos.'), z.maximum(100_000)),
    bonus_credits: z._default(creditAmount, 0),
  }),
  response: envelope(adminPlan),
  status: 201,
});

export const planChanges = z.partial(
  z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    active: z.boolean(),
    price: cents,
    yearly_price: z.nullable(cents),
    credits: creditAmount,
    bonus_credits: creditAmount,
  }),
);

const planParams = z.object({ id: z.string().check(z.regex(/^[a-z0-9_-]{1,60}$/)) });

export const updateAdminPlan = defineRoute({
  id: 'admin.updatePlan',
  service,
  method: 'PUT',
  path: '/admin/plans/:id',
  access: admins,
  summary: 'Muda um plano ou pacote a partir de agora; o que já foi comprado fica como era.',
  params: planParams,
  body: whole,
  response: envelope(adminPlan),
  errors: ['FIELD_READ_ONLY', 'CONFLICT'],
});

export const deleteAdminPlan = defineRoute({
  id: 'admin.deletePlan',
  service,
  method: 'DELETE',
  path: '/admin/plans/:id',
  access: admins,
  summary: 'Tira um plano de venda (desativa); quem o tem fica com ele.',
  params: planParams,
  response: acknowledgement,
});

export const servicePrice = z.object({
  id: z.string(),
  service_name: z.string(),
  service_type: z.string(),
  credit_cost: z.int(),
  /** False where the service is not sold for credits, only by a plan. */
  active: z.boolean(),
  version: z.string(),
});
export type ServicePrice = z.infer<typeof servicePrice>;

export const listServicePrices = defineRoute({
  id: 'admin.listServicePrices',
  service,
  method: 'GET',
  path: '/admin/service-prices',
  access: admins,
  summary: 'O custo de cada serviço em créditos.',
  response: envelope(z.array(servicePrice)),
});

export const priceChanges = z.partial(
  z.object({ credit_cost: z.int().check(z.minimum(0), z.maximum(10_000)), active: z.boolean() }),
);

export const updateServicePrice = defineRoute({
  id: 'admin.updateServicePrice',
  service,
  method: 'PUT',
  path: '/admin/service-prices/:id',
  access: admins,
  summary: 'Muda o custo de um serviço a partir de agora.',
  params: planParams,
  body: whole,
  response: envelope(servicePrice),
  errors: ['FIELD_READ_ONLY', 'CONFLICT'],
});

/** What waits for an administrator's decision. */
export const pendingApprovals = z.object({
  /** Applications of would-be resellers. */
  applications: z.int(),
  /** Payouts that were asked for, and those approved that the bank has not sent. */
  payouts: z.int(),
  /** Ties that look like the reseller's own purchase. */
  reviews: z.int(),
});

const seriesPoint = z.object({ day: z.string(), amount: z.int() });

export const adminDashboard = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  /** Cents that were paid and not given back. */
  totalRevenue: z.int(),
  /** Plans and packs on sale. */
  totalPlans: z.int(),
  /** Null while the service that knows is away. */
  pendingApprovals: z.nullable(pendingApprovals),
  activity: z.array(z.object({ id, kind: z.string(), detail: z.string(), occurred_at: instant })),
  /** The last 30 days, every day, oldest first; revenue in cents. */
  series: z.object({
    users: z.array(seriesPoint),
    revenue: z.array(seriesPoint),
    analyses: z.array(seriesPoint),
    reports: z.array(seriesPoint),
  }),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      active: z.int(),
      /** Waits for another try. */
      delayed: z.int(),
      /** Gave up after the last try; kept for a while to be looked at. */
      failed: z.int(),
      /** Seconds since the oldest waiting job came; null when none waits. */
      oldest_seconds: z.nullable(z.int()),
    }),
  ),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const readAdminDashboard = defineRoute({
  id: 'admin.readDashboard',
  service,
  method: 'GET',
  path: '/admin/dashboard',
  access: admins,
  summary: 'Contadores, atividade recente, séries de 30 dias e filas.',
  response: envelope(adminDashboard),
});

export const adminRoutes = [
  readAdminDashboard,
  listAdminUsers,
  createAdminUser,
  readAdminUser,
  updateAdminUser,
  deleteAdminUser,
  changeUserPlan,
  listUserOrders,
  refundUserOrder,
  listAdminPlans,
  createAdminPlan,
  updateAdminPlan,
  deleteAdminPlan,
  listServicePrices,
  updateServicePrice,
] as const;
