import * as z from 'zod/mini';
import { offerAudience } from '../billing/catalogue.ts';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import { adminService, admins, wholeRecord } from './fields.ts';

/** Plans, packs and the prices of services in the admin panel. */

/** Payment providers refuse an amount of 0: the same bounds hold at creation and change. */
const salePrice = z
  .int('Informe o preço.')
  .check(z.minimum(100, 'O preço mínimo é R$ 1,00.'), z.maximum(10_000_000, 'O preço máximo é R$ 100.000,00.'));

/** The introductory offer of a plan (docs/decisions/0038): its first months at a lower price. */
export const adminOffer = z.object({
  /** Cents for a month. */
  price: salePrice,
  cycles: z.int('Informe os meses.').check(z.minimum(1, 'O mínimo é 1 mês.'), z.maximum(24, 'O máximo são 24 meses.')),
  audience: offerAudience,
});
export type AdminOffer = z.infer<typeof adminOffer>;

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
  /** Null without a running offer, and for a pack. */
  offer: z.nullable(adminOffer),
  version: z.string(),
});
export type AdminPlan = z.infer<typeof adminPlan>;

export const listAdminPlans = defineRoute({
  id: 'admin.listPlans',
  service: adminService,
  method: 'GET',
  path: '/admin/plans',
  access: admins,
  summary: 'Planos e pacotes de créditos, também os desativados.',
  response: envelope(z.array(adminPlan)),
});

const creditAmount = z.int().check(z.minimum(0), z.maximum(100_000));

export const createAdminPlan = defineRoute({
  id: 'admin.createPlan',
  service: adminService,
  method: 'POST',
  path: '/admin/plans',
  access: admins,
  freshProof: true,
  summary: 'Cria um pacote de créditos à venda.',
  body: z.object({
    name: z
      .string('Informe o nome.')
      .check(z.trim(), z.minLength(1, 'Informe o nome.'), z.maxLength(60, 'O nome é longo demais.')),
    price: salePrice,
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
    price: salePrice,
    yearly_price: z.nullable(salePrice),
    credits: creditAmount,
    bonus_credits: creditAmount,
    /** Null ends the offer: for new purchases at once, for running ones after their cycles. */
    offer: z.nullable(adminOffer),
  }),
);

const planParams = z.object({ id: z.string().check(z.regex(/^[a-z0-9_-]{1,60}$/)) });

export const updateAdminPlan = defineRoute({
  id: 'admin.updatePlan',
  service: adminService,
  method: 'PUT',
  path: '/admin/plans/:id',
  access: admins,
  freshProof: true,
  summary: 'Muda um plano ou pacote a partir de agora; o que já foi comprado fica como era.',
  params: planParams,
  body: wholeRecord,
  response: envelope(adminPlan),
  errors: ['FIELD_READ_ONLY', 'CONFLICT'],
});

export const deleteAdminPlan = defineRoute({
  id: 'admin.deletePlan',
  service: adminService,
  method: 'DELETE',
  path: '/admin/plans/:id',
  access: admins,
  freshProof: true,
  summary: 'Tira um plano de venda (desativa); quem o tem fica com ele.',
  params: planParams,
  response: acknowledgement,
});

export const servicePrice = z.object({
  id: z.string(),
  service_name: z.string(),
  service_type: z.string(),
  credit_cost: z.int(),
  /** False when the service is sold only as part of a plan. */
  active: z.boolean(),
  version: z.string(),
});
export type ServicePrice = z.infer<typeof servicePrice>;

export const listServicePrices = defineRoute({
  id: 'admin.listServicePrices',
  service: adminService,
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
  service: adminService,
  method: 'PUT',
  path: '/admin/service-prices/:id',
  access: admins,
  freshProof: true,
  summary: 'Muda o custo de um serviço a partir de agora. Custo 0 pede confirm_free: o serviço fica grátis para todos.',
  params: planParams,
  /** The whole record; `confirm_free` confirms a cost of 0. */
  body: z.catchall(z.object({ confirm_free: z.optional(z.boolean()) }), z.unknown()),
  response: envelope(servicePrice),
  errors: ['FIELD_READ_ONLY', 'CONFLICT', 'FREE_SERVICE_UNCONFIRMED'],
});
