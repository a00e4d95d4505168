import * as z from 'zod/mini';
import { envelope, page } from '../shared/envelope.ts';
import { id, instant, opaqueCursor, pageLimit } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import * as account from './account.ts';

/** Administrators' decisions about resellers: applications, attributions under review, payouts. */

const reason = z.string().check(z.trim(), z.minLength(3, 'Informe o motivo.'), z.maxLength(300));

export const managedReseller = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  status: account.resellerStatus,
  document: z.nullable(z.string()),
  responsibleCpf: z.nullable(z.string()),
  isIdentified: z.boolean(),
  pixKeyType: z.nullable(account.pixKeyType),
  pixKey: z.nullable(z.string()),
  promotion: z.string(),
  reason: z.nullable(z.string()),
  customers: z.int(),
  availableCents: z.int(),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
});
export type ManagedReseller = z.infer<typeof managedReseller>;

export const listResellers = defineRoute({
  id: 'reseller.listResellers',
  service: 'reseller',
  method: 'GET',
  path: '/admin/resellers',
  access: ['admin'],
  summary: 'Pedidos e revendedores, os mais novos primeiro.',
  query: z.object({
    cursor: opaqueCursor,
    limit: pageLimit(25),
    status: z._default(z.enum(['all', ...account.resellerStatuses]), 'all'),
  }),
  response: envelope(page(managedReseller)),
});

export const decideReseller = defineRoute({
  id: 'reseller.decideReseller',
  service: 'reseller',
  method: 'POST',
  path: '/admin/resellers/:id/decision',
  access: ['admin'],
  freshProof: true,
  summary: 'Aprova, recusa ou suspende um revendedor; o papel da conta muda com a decisão.',
  params: z.object({ id }),
  body: z.object({ decision: z.enum(['approve', 'refuse', 'suspend']), reason: z.optional(reason) }),
  response: envelope(managedReseller),
  errors: ['CONFLICT'],
});

export const reviewReasons = [
  'same_email',
  'same_document',
  'same_device',
  'same_card',
  'same_phone',
  'same_pix_key',
] as const;

export const attributionReview = z.object({
  id,
  resellerId: id,
  resellerName: z.string(),
  customerId: id,
  customerName: z.string(),
  reason: z.enum(reviewReasons),
  state: z.enum(['open', 'confirmed', 'cleared']),
  heldCents: z.int(),
  createdAt: instant,
});
export type AttributionReview = z.infer<typeof attributionReview>;

export const listAttributionReviews = defineRoute({
  id: 'reseller.listTieReviews',
  service: 'reseller',
  method: 'GET',
  path: '/admin/reseller-reviews',
  access: ['admin'],
  summary: 'Vínculos recusados por parecerem do próprio revendedor.',
  query: z.object({
    cursor: z.optional(id),
    limit: pageLimit(25),
    state: z._default(z.enum(['all', 'open', 'confirmed', 'cleared']), 'open'),
  }),
  response: envelope(page(attributionReview)),
});

export const decideAttributionReview = defineRoute({
  id: 'reseller.decideTieReview',
  service: 'reseller',
  method: 'POST',
  path: '/admin/reseller-reviews/:id/decision',
  access: ['admin'],
  freshProof: true,
  summary: 'Confirma a recusa (sem comissão) ou libera o vínculo (comissões voltam a contar).',
  params: z.object({ id }),
  body: z.object({ decision: z.enum(['confirm', 'clear']) }),
  response: envelope(attributionReview),
  errors: ['CONFLICT'],
});

export const managedPayout = z.extend(account.payout, {
  resellerId: id,
  resellerName: z.string(),
  batchId: z.nullable(id),
});
export type ManagedPayout = z.infer<typeof managedPayout>;

export const listAllPayouts = defineRoute({
  id: 'reseller.listAllPayouts',
  service: 'reseller',
  method: 'GET',
  path: '/admin/payouts',
  access: ['admin'],
  summary: 'Pedidos de pagamento de todos os revendedores.',
  query: z.object({
    cursor: z.optional(id),
    limit: pageLimit(25),
    status: z._default(z.enum(['all', ...account.payoutStatuses]), 'all'),
  }),
  response: envelope(page(managedPayout)),
});

export const decidePayout = defineRoute({
  id: 'reseller.decidePayout',
  service: 'reseller',
  method: 'POST',
  path: '/admin/payouts/:id/decision',
  access: ['admin'],
  freshProof: true,
  summary: 'Aprova um pedido de pagamento, ou recusa e devolve as comissões ao saldo.',
  params: z.object({ id }),
  body: z.object({ decision: z.enum(['approve', 'refuse']), reason: z.optional(reason) }),
  response: envelope(managedPayout),
  errors: ['CONFLICT'],
});

export const payoutBatch = z.object({
  id,
  number: z.int(),
  payouts: z.int(),
  amount: z.int(),
  createdAt: instant,
});
export type PayoutBatch = z.infer<typeof payoutBatch>;

export const createPayoutBatch = defineRoute({
  id: 'reseller.createPayoutBatch',
  service: 'reseller',
  method: 'POST',
  path: '/admin/payout-batches',
  access: ['admin'],
  freshProof: true,
  summary: 'Reúne os pagamentos aprovados que ainda não estão em lote.',
  response: envelope(payoutBatch),
  status: 201,
  errors: ['CONFLICT'],
});

export const downloadPayoutBatch = defineRoute({
  id: 'reseller.downloadPayoutBatch',
  service: 'reseller',
  method: 'GET',
  path: '/admin/payout-batches/:id/file',
  access: ['admin'],
  freshProof: true,
  summary: 'O lote em CSV para o banco: nome, documento, chave PIX, valor, identificador.',
  params: z.object({ id }),
  response: { binary: ['text/csv; charset=utf-8'] },
});

export const payPayout = defineRoute({
  id: 'reseller.payPayout',
  service: 'reseller',
  method: 'POST',
  path: '/admin/payouts/:id/payment',
  access: ['admin'],
  freshProof: true,
  summary: 'Registra o PIX de um pagamento aprovado; o revendedor é avisado e recebe o recibo.',
  params: z.object({ id }),
  body: z.object({
    /** `E`, 8 digits of the bank, date and time, 11 characters. */
    endToEndId: z
      .string()
      .check(
        z.trim(),
        z.regex(
          /^E\d{8}\d{12}[A-Za-z0-9]{11}$/,
          'Confira o identificador: a letra E, 20 números e 11 letras ou números.',
        ),
      ),
  }),
  response: envelope(managedPayout),
  errors: ['CONFLICT'],
});
