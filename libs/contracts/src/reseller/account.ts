import * as z from 'zod/mini';
import { envelope, page } from '../shared/envelope.ts';
import { id, instant, pageLimit } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Becoming a reseller, and how a reseller is paid. */

export const pixKeyTypes = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const;
export const pixKeyType = z.enum(pixKeyTypes);
export type PixKeyType = z.infer<typeof pixKeyType>;

export const resellerStatuses = ['applied', 'approved', 'refused', 'suspended'] as const;
export const resellerStatus = z.enum(resellerStatuses);

const identityFields = {
  document: z.string().check(z.trim(), z.minLength(1, 'Informe o CPF ou CNPJ.'), z.maxLength(20)),
  /** CPF of the legal representative, where `document` is a CNPJ. */
  responsibleCpf: z.optional(z.string().check(z.trim(), z.maxLength(20))),
};

const pixFields = {
  pixKeyType,
  pixKey: z.string().check(z.trim(), z.minLength(1, 'Informe a chave PIX.'), z.maxLength(120)),
};

export const resellerAccount = z.object({
  status: resellerStatus,
  /** CPF or CNPJ, masked; null until it is stored. */
  document: z.nullable(z.string()),
  /** CPF of the legal representative of a CNPJ, masked. */
  responsibleCpf: z.nullable(z.string()),
  /** False while a document that payouts require is missing. */
  isIdentified: z.boolean(),
  pixKeyType: z.nullable(pixKeyType),
  /** Masked. */
  pixKey: z.nullable(z.string()),
  /** Why it was refused or suspended. */
  reason: z.nullable(z.string()),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
  /** Earliest time of a new application after a refusal. */
  mayApplyAgainAt: z.nullable(instant),
});
export type ResellerAccount = z.infer<typeof resellerAccount>;

export const readResellerTerms = defineRoute({
  id: 'reseller.readTerms',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/terms',
  access: 'public',
  summary: 'As condições do programa: comissão, prazo do vínculo, liberação e valor mínimo.',
  response: envelope(
    z.object({
      version: z.string(),
      commissionPercent: z.int(),
      attributionDays: z.int(),
      holdDays: z.int(),
      minimumPayoutCents: z.int(),
    }),
  ),
});

/** `data` is null for a user without an application. */
export const readResellerAccount = defineRoute({
  id: 'reseller.readAccount',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/application',
  access: 'account',
  summary: 'O próprio pedido para ser revendedor e o que foi decidido.',
  response: envelope(z.nullable(resellerAccount)),
});

export const applyAsReseller = defineRoute({
  id: 'reseller.apply',
  service: 'reseller',
  method: 'POST',
  path: '/reseller/application',
  access: 'account',
  summary: 'Pede para ser revendedor.',
  body: z.object({
    ...identityFields,
    ...pixFields,
    /** Where the reseller will promote the product: site, social network, clients. */
    promotion: z.string().check(z.trim(), z.minLength(10, 'Conte em uma frase como vai divulgar.'), z.maxLength(1000)),
    acceptTerms: z.literal(true, { error: 'Aceite os termos do programa.' }),
    termsVersion: z.string().check(z.maxLength(20)),
  }),
  response: envelope(resellerAccount),
  status: 201,
  errors: ['PIX_KEY_INVALID', 'CPF_INVALID', 'CONFLICT'],
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'session' },
});

export const changePixKey = defineRoute({
  id: 'reseller.changePixKey',
  service: 'reseller',
  method: 'PUT',
  path: '/reseller/pix-key',
  access: ['reseller'],
  freshProof: true,
  summary: 'Troca a chave PIX dos próximos pagamentos; pedidos já feitos ficam com a antiga.',
  body: z.object(pixFields),
  response: envelope(resellerAccount),
  errors: ['PIX_KEY_INVALID'],
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'session' },
});

export const submitDocument = defineRoute({
  id: 'reseller.giveDocument',
  service: 'reseller',
  method: 'PUT',
  path: '/reseller/document',
  access: ['reseller'],
  freshProof: true,
  summary: 'Cadastra o documento que falta para receber: CPF, ou CNPJ com o CPF de quem responde por ele.',
  body: z.object(identityFields),
  response: envelope(resellerAccount),
  errors: ['CPF_INVALID', 'CONFLICT'],
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'session' },
});

export const payoutStatuses = ['requested', 'approved', 'paid', 'refused'] as const;
export const payoutStatus = z.enum(payoutStatuses);

export const payout = z.object({
  id,
  /** Shown on the receipt, counted without gaps. */
  number: z.int(),
  amount: z.int(),
  commissions: z.int(),
  status: payoutStatus,
  pixKeyType,
  /** Masked. */
  pixKey: z.string(),
  reason: z.nullable(z.string()),
  requestedAt: instant,
  decidedAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  /** The bank's end-to-end id of the PIX. */
  endToEndId: z.nullable(z.string()),
});
export type Payout = z.infer<typeof payout>;

export const listPayouts = defineRoute({
  id: 'reseller.listPayouts',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/payouts',
  access: ['reseller'],
  summary: 'Os próprios pedidos de pagamento e quanto pode ser pedido agora.',
  query: z.object({ cursor: z.optional(id), limit: pageLimit(25) }),
  response: envelope(
    z.extend(page(payout), {
      availableCents: z.int(),
      minimumCents: z.int(),
      /** Why no payout can be requested now; null when it can. */
      obstacle: z.nullable(z.string()),
    }),
  ),
});

export const requestPayout = defineRoute({
  id: 'reseller.requestPayout',
  service: 'reseller',
  method: 'POST',
  path: '/reseller/payouts',
  access: ['reseller'],
  freshProof: true,
  summary: 'Pede o pagamento de tudo o que está disponível.',
  /** The amount that was shown; returns 409 when it has changed. */
  body: z.object({ amount: z.int().check(z.minimum(1)) }),
  response: envelope(payout),
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
});

export const readPayoutReceipt = defineRoute({
  id: 'reseller.readPayoutReceipt',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/payouts/:id/receipt',
  access: ['reseller'],
  summary: 'Recibo (PDF) de um pagamento feito.',
  cost: 10,
  params: z.object({ id }),
  response: { binary: ['application/pdf'] },
  errors: ['CONFLICT'],
});
