import * as z from 'zod/mini';
import { envelope, page } from '../shared/envelope.ts';
import { email, id, instant, pageLimit, personName, refusedAs } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { billingCycle, cents, orderStatus, orderStatuses, paidPlan, paymentMethod } from './catalogue.ts';
import { payerAddress } from './payer-address.ts';

export const orderInstructions = z.object({
  pix: z.nullable(z.object({ copyPaste: z.string(), image: z.nullable(z.string()), expiresAt: instant })),
  boleto: z.nullable(
    z.object({ line: z.string(), barcode: z.string(), dueDate: z.string(), pdfUrl: z.nullable(z.string()) }),
  ),
  /** Page of the provider for the next step (PayPal, card authentication, sandbox). */
  redirectUrl: z.nullable(z.string()),
});

export const order = z.object({
  id,
  kind: z.enum(['plan', 'credits']),
  status: orderStatus,
  /** True while the provider or an administrator reviews the payment. */
  isUnderReview: z.boolean(),
  description: z.string(),
  plan: z.nullable(paidPlan),
  cycle: z.nullable(billingCycle),
  pack: z.nullable(z.string()),
  isRenewal: z.boolean(),
  /** Price of the catalogue or of the introductory offer at the time of the order. */
  priceCents: cents,
  /** Unused part of the previous plan, on an upgrade. */
  discountCents: cents,
  /** Charged amount. */
  amountCents: cents,
  refundedCents: cents,
  method: paymentMethod,
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  instructions: orderInstructions,
  /** Reason of a failed payment, in Portuguese. */
  failureReason: z.nullable(z.string()),
  payer: z.object({ name: z.string(), email: z.string(), cpf: z.string() }),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  refundedAt: z.nullable(instant),
  /** End of the right of withdrawal; null when it is over or does not apply. */
  regretUntil: z.nullable(instant),
});
export type Order = z.infer<typeof order>;

export const createOrder = defineRoute({
  id: 'billing.createOrder',
  service: 'billing',
  method: 'POST',
  path: '/billing/orders',
  access: 'account',
  summary: 'Faz o pedido de um plano ou de um pacote de créditos e inicia o pagamento. O preço é sempre o do servidor.',
  body: z
    .object({
      plan: z.optional(paidPlan),
      cycle: z._default(billingCycle, 'monthly'),
      pack: z.optional(z.string().check(z.maxLength(40))),
      method: paymentMethod,
      name: personName,
      email,
      cpf: z
        .string()
        .check(z.trim(), z.minLength(1, 'Informe o CPF.'), z.maxLength(20, 'Confira o CPF: ele tem 11 números.')),
      /** Required for a boleto; ignored for other methods. */
      address: z.optional(payerAddress),
      /** Shown price before discounts: another current price returns 409 with the price. */
      expectedPriceCents: z.optional(cents),
      /** Token of the provider's card fields; card data is never sent to the API. */
      cardToken: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
    })
    .check(
      z.refine((body) => (body.plan === undefined) !== (body.pack === undefined), {
        error: 'Escolha um plano ou um pacote de créditos.',
        path: ['plan'],
      }),
      z.refine((body) => body.method !== 'credit-card' || body.cardToken !== undefined, {
        error: 'Preencha os dados do cartão.',
        path: ['cardToken'],
      }),
      z.refine((body) => body.method !== 'boleto' || body.address !== undefined, {
        ...refusedAs('ADDRESS_REQUIRED'),
        path: ['address'],
      }),
    ),
  response: envelope(order),
  status: 201,
  errors: [
    'CPF_INVALID',
    'ADDRESS_REQUIRED',
    'ZIP_CODE_INVALID',
    'CARD_DATA_REFUSED',
    'NOT_FOUND',
    'CONFLICT',
    'PRICE_CHANGED',
  ],
  idempotent: true,
  singleUseFields: ['cardToken'],
  rateLimit: { limit: 20, windowSeconds: 600, by: 'session' },
});

export const listOrders = defineRoute({
  id: 'billing.listOrders',
  service: 'billing',
  method: 'GET',
  path: '/billing/orders',
  access: 'account',
  summary: 'Os próprios pedidos, do mais novo ao mais antigo.',
  query: z.object({
    cursor: z.optional(id),
    limit: pageLimit(20),
    status: z._default(z.enum(['all', ...orderStatuses]), 'all'),
  }),
  response: envelope(page(order)),
});

export const readOrder = defineRoute({
  id: 'billing.readOrder',
  service: 'billing',
  method: 'GET',
  path: '/billing/orders/:id',
  access: 'account',
  summary: 'Um pedido e o estado do pagamento.',
  params: z.object({ id }),
  response: envelope(order),
});

/** Number of a receipt: the last 12 characters of the id of its order. */
export function receiptNumber(orderId: string): string {
  return orderId.slice(-12).toUpperCase();
}

export const readOrderReceipt = defineRoute({
  id: 'billing.readOrderReceipt',
  service: 'billing',
  method: 'GET',
  path: '/billing/orders/:id/receipt',
  access: 'account',
  summary: 'Recibo (PDF) de um pedido pago ou devolvido.',
  cost: 10,
  params: z.object({ id }),
  response: { binary: ['application/pdf'] },
  errors: ['CONFLICT', 'UPSTREAM_TIMEOUT'],
  rateLimit: { limit: 30, windowSeconds: 600, by: 'session' },
});

export const cancelOrder = defineRoute({
  id: 'billing.cancelOrder',
  service: 'billing',
  method: 'POST',
  path: '/billing/orders/:id/cancel',
  access: 'account',
  summary: 'Desiste de um pedido que ainda não foi pago.',
  params: z.object({ id }),
  response: envelope(order),
  errors: ['CONFLICT'],
});

export const refundPreview = z.object({
  orderId: id,
  isAllowed: z.boolean(),
  /** Reason of a refusal, in Portuguese. */
  reason: z.nullable(z.string()),
  amountCents: cents,
  /** Deduction for used credits; of a plan, from the second such refund of a person on (docs/decisions/0041-refunds-and-regret.md). */
  deductedCents: cents,
  /** Note about used credits, in Portuguese; null without used credits. */
  note: z.nullable(z.string()),
  creditsTakenBack: z.int(),
  creditsSpent: z.int(),
  endsSubscription: z.boolean(),
  until: z.nullable(instant),
});
export type RefundPreview = z.infer<typeof refundPreview>;

export const previewRefund = defineRoute({
  id: 'billing.previewRefund',
  service: 'billing',
  method: 'GET',
  path: '/billing/orders/:id/refund',
  access: 'account',
  summary: 'Quanto volta se o pedido for devolvido agora (arrependimento, 7 dias).',
  params: z.object({ id }),
  response: envelope(refundPreview),
});

export const refundOrder = defineRoute({
  id: 'billing.refundOrder',
  service: 'billing',
  method: 'POST',
  path: '/billing/orders/:id/refund',
  access: 'account',
  freshProof: true,
  summary: 'Devolve uma compra dos últimos 7 dias: dinheiro de volta, créditos não usados saem, o plano termina.',
  params: z.object({ id }),
  /** Shown amount: another current amount returns 409. */
  body: z.object({ amountCents: cents }),
  response: envelope(order),
  errors: ['REFUND_CLOSED', 'CONFLICT'],
  idempotent: true,
});
