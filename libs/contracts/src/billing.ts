import * as z from 'zod/mini';
import { chargedServices, planFeatures } from './billing-plans.ts';
import { acknowledgement, envelope, page } from './envelope.ts';
import { email, id, instant, personName } from './fields.ts';
import { planId } from './identity.ts';
import { defineRoute } from './route.ts';

/** Money is integer cents of BRL; credits are integers (decision 4). */
const cents = z.int().check(z.minimum(0));

export const paidPlanIds = ['basic', 'premium', 'professional'] as const;
export const paidPlan = z.enum(paidPlanIds);
export type PaidPlan = z.infer<typeof paidPlan>;

export const billingCycles = ['monthly', 'yearly'] as const;
export const billingCycle = z.enum(billingCycles);
export type BillingCycle = z.infer<typeof billingCycle>;

export const paymentMethods = ['credit-card', 'pix', 'boleto', 'paypal'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const orderStatuses = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const chargedService = z.enum(chargedServices);

const allowance = z.union([
  z.literal('unlimited'),
  z.object({ pool: z.string(), limit: z.int(), per: z.enum(['day', 'month']) }),
]);

export const catalogue = z.object({
  /** The plans of the payment page; a price or a badge is computed from here (decision 67). */
  plans: z.array(
    z.object({
      id: paidPlan,
      name: z.string(),
      description: z.string(),
      monthlyCents: cents,
      yearlyCents: cents,
      /** 12 × monthly − yearly. */
      yearlySavingCents: cents,
      /** Whole percent, `17` for the badge −17%. */
      yearlySavingPercent: z.int(),
      features: z.array(z.string()),
      isPopular: z.boolean(),
      credits: z.int(),
      bonusCredits: z.int(),
      services: z.record(z.string(), allowance),
      entitlements: z.array(z.enum(planFeatures)),
    }),
  ),
  /** The price list of the marketing pages (decision 34). */
  marketing: z.array(
    z.object({
      plan: planId,
      name: z.string(),
      monthlyCents: cents,
      features: z.array(z.string()),
      isPopular: z.boolean(),
    }),
  ),
  packs: z.array(
    z.object({ id: z.string(), name: z.string(), credits: z.int(), priceCents: cents, isPopular: z.boolean() }),
  ),
  /** Credits that each service costs where the plan does not include it. */
  costs: z.record(chargedService, z.int()),
  /** What can be paid with now, and where card fields live: an address on the provider's own origin, for an iframe. */
  payment: z.object({
    isAvailable: z.boolean(),
    provider: z.nullable(z.string()),
    methods: z.array(paymentMethod),
    cardFieldsUrl: z.nullable(z.string()),
    publicKey: z.nullable(z.string()),
  }),
  welcomeCredits: z.int(),
  /** Days in which a customer takes a purchase back alone, and by the guarantee through support. */
  regretDays: z.int(),
  guaranteeDays: z.int(),
});
export type Catalogue = z.infer<typeof catalogue>;

export const readCatalogue = defineRoute({
  id: 'billing.readCatalogue',
  service: 'billing',
  method: 'GET',
  path: '/billing/plans',
  access: 'public',
  summary: 'Planos, pacotes de créditos, custos e formas de pagamento.',
  response: envelope(catalogue),
});

export const lotKinds = ['bought', 'plan', 'bonus', 'welcome', 'gift'] as const;
const lotKind = z.enum(lotKinds);

export const wallet = z.object({
  /** What can be spent now. */
  available: z.int(),
  /** Held for what is being made. */
  reserved: z.int(),
  isLow: z.boolean(),
  lots: z.array(
    z.object({
      id,
      kind: lotKind,
      label: z.string(),
      amount: z.int(),
      remaining: z.int(),
      grantedAt: instant,
      expiresAt: z.nullable(instant),
    }),
  ),
});
export type Wallet = z.infer<typeof wallet>;

export const readWallet = defineRoute({
  id: 'billing.readWallet',
  service: 'billing',
  method: 'GET',
  path: '/billing/wallet',
  access: 'account',
  summary: 'Saldo de créditos e seus lotes, na ordem em que são usados.',
  response: envelope(wallet),
});

export const statementLine = z.object({
  id,
  occurredAt: instant,
  /** A sentence for a layperson: "Análise de compatibilidade: Ana e Rui". */
  description: z.string(),
  reason: z.enum(['purchase', 'plan', 'bonus', 'welcome', 'gift', 'spend', 'expiry', 'refund', 'adjustment']),
  /** Positive in, negative out. */
  amount: z.int(),
  balanceAfter: z.int(),
  /** What the line is about; `href` is the page that shows it, where there is one. */
  reference: z.nullable(z.object({ type: z.string(), id: z.string(), href: z.nullable(z.string()) })),
  lots: z.array(z.object({ kind: lotKind, label: z.string(), amount: z.int() })),
});
export type StatementLine = z.infer<typeof statementLine>;

const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
};

export const listStatement = defineRoute({
  id: 'billing.listStatement',
  service: 'billing',
  method: 'GET',
  path: '/billing/wallet/statement',
  access: 'account',
  summary: 'Extrato de créditos, do mais novo ao mais antigo.',
  query: z.object({ ...pageQuery, direction: z._default(z.enum(['all', 'in', 'out']), 'all') }),
  response: envelope(page(statementLine)),
});

export const entitlementState = z.object({
  plan: planId,
  /** End of the paid period; null on the free plan. */
  until: z.nullable(instant),
  features: z.array(z.enum(planFeatures)),
  credits: z.int(),
  services: z.array(
    z.object({
      service: chargedService,
      /** Credits for one use where the plan does not cover it. */
      cost: z.int(),
      isUnlimited: z.boolean(),
      /** Null without a quota. */
      quota: z.nullable(z.object({ limit: z.int(), used: z.int(), remaining: z.int(), resetsAt: instant })),
      /** How the next use would be paid. */
      next: z.enum(['included', 'credits', 'insufficient']),
    }),
  ),
});
export type EntitlementState = z.infer<typeof entitlementState>;

export const readEntitlements = defineRoute({
  id: 'billing.readEntitlements',
  service: 'billing',
  method: 'GET',
  path: '/billing/entitlements',
  access: 'session',
  summary: 'O que o plano inclui, quanto resta este mês e como o próximo uso seria pago.',
  response: envelope(entitlementState),
});

export const orderInstructions = z.object({
  pix: z.nullable(z.object({ copyPaste: z.string(), image: z.nullable(z.string()), expiresAt: instant })),
  boleto: z.nullable(
    z.object({ line: z.string(), barcode: z.string(), dueDate: z.string(), pdfUrl: z.nullable(z.string()) }),
  ),
  /** The provider's page on which to go on (PayPal, a card's extra check, the sandbox's page to pay). */
  redirectUrl: z.nullable(z.string()),
});

export const order = z.object({
  id,
  kind: z.enum(['plan', 'credits']),
  status: orderStatus,
  /** True while the provider looks at the payment, or a person of ours must. */
  isUnderReview: z.boolean(),
  description: z.string(),
  plan: z.nullable(paidPlan),
  cycle: z.nullable(billingCycle),
  pack: z.nullable(z.string()),
  isRenewal: z.boolean(),
  /** Price of the catalogue when the order was made. */
  priceCents: cents,
  /** Unused part of the plan before, on an upgrade. */
  discountCents: cents,
  /** What is charged. */
  amountCents: cents,
  refundedCents: cents,
  method: paymentMethod,
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  instructions: orderInstructions,
  /** In Portuguese, why a payment failed. */
  failureReason: z.nullable(z.string()),
  payer: z.object({ name: z.string(), email: z.string(), cpf: z.string() }),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  refundedAt: z.nullable(instant),
  /** Until when the customer can take it back alone; null when that is over or does not apply. */
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
      cpf: z.string().check(z.trim(), z.minLength(1, 'Informe o CPF.'), z.maxLength(20, 'CPF inválido.')),
      /** From the provider's card fields; the card itself never comes here. */
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
    ),
  response: envelope(order),
  status: 201,
  errors: ['CPF_INVALID', 'CARD_DATA_REFUSED', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
  rateLimit: { limit: 20, windowSeconds: 600, by: 'session' },
});

export const listOrders = defineRoute({
  id: 'billing.listOrders',
  service: 'billing',
  method: 'GET',
  path: '/billing/orders',
  access: 'account',
  summary: 'Os próprios pedidos, do mais novo ao mais antigo.',
  query: z.object({ ...pageQuery, status: z._default(z.enum(['all', ...orderStatuses]), 'all') }),
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
  /** Why not, in Portuguese. */
  reason: z.nullable(z.string()),
  amountCents: cents,
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
  summary: 'Devolve uma compra dos últimos 7 dias: dinheiro de volta, créditos não usados saem, o plano termina.',
  params: z.object({ id }),
  /** The sum that was shown: another one by now answers 409. */
  body: z.object({ amountCents: cents }),
  response: envelope(order),
  errors: ['REFUND_CLOSED', 'CONFLICT'],
  idempotent: true,
});

export const subscription = z.object({
  plan: planId,
  cycle: z.nullable(billingCycle),
  status: z.enum(['none', 'active', 'past_due', 'ended']),
  currentPeriodStart: z.nullable(instant),
  currentPeriodEnd: z.nullable(instant),
  /** False after "Cancelar plano": it ends at the end of the period. */
  renews: z.boolean(),
  method: z.nullable(paymentMethod),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  /** What the next period costs. */
  renewalCents: z.nullable(cents),
  /** The change that waits for the end of the period. */
  next: z.nullable(z.object({ plan: planId, cycle: z.nullable(billingCycle) })),
  /** When a failed card is tried again. */
  nextAttemptAt: z.nullable(instant),
  /** The open order of the next period (PIX, boleto). */
  renewalOrderId: z.nullable(id),
});
export type Subscription = z.infer<typeof subscription>;

export const readSubscription = defineRoute({
  id: 'billing.readSubscription',
  service: 'billing',
  method: 'GET',
  path: '/billing/subscription',
  access: 'account',
  summary: 'O plano atual, seu período e sua renovação.',
  response: envelope(subscription),
});

export const cancelSubscription = defineRoute({
  id: 'billing.cancelSubscription',
  service: 'billing',
  method: 'POST',
  path: '/billing/subscription/cancel',
  access: 'account',
  summary: 'Cancela a renovação; o plano vale até o fim do período pago.',
  response: envelope(subscription),
  errors: ['CONFLICT'],
});

export const resumeSubscription = defineRoute({
  id: 'billing.resumeSubscription',
  service: 'billing',
  method: 'POST',
  path: '/billing/subscription/resume',
  access: 'account',
  summary: 'Volta atrás no cancelamento ou na troca agendada, antes do fim do período.',
  response: envelope(subscription),
  errors: ['CONFLICT'],
});

export const planChange = z.object({
  /** `now`: pay `amountCents` by an order; `end`: takes effect at `effectiveAt`, nothing to pay; `none`: already so. */
  when: z.enum(['now', 'end', 'none']),
  effectiveAt: z.nullable(instant),
  priceCents: cents,
  unusedCents: cents,
  amountCents: cents,
  credits: z.int(),
});
export type PlanChange = z.infer<typeof planChange>;

export const previewPlanChange = defineRoute({
  id: 'billing.previewPlanChange',
  service: 'billing',
  method: 'GET',
  path: '/billing/subscription/change',
  access: 'account',
  summary: 'O que uma troca de plano custa e quando passa a valer.',
  query: z.object({ plan: paidPlan, cycle: z._default(billingCycle, 'monthly') }),
  response: envelope(planChange),
});

export const schedulePlanChange = defineRoute({
  id: 'billing.schedulePlanChange',
  service: 'billing',
  method: 'POST',
  path: '/billing/subscription/change',
  access: 'account',
  summary:
    'Agenda para o fim do período a troca para um plano menor. Um plano maior é um pedido (POST /billing/orders).',
  body: z.object({ plan: paidPlan, cycle: z._default(billingCycle, 'monthly') }),
  response: envelope(subscription),
  errors: ['CONFLICT'],
});

export const receiveWebhook = defineRoute({
  id: 'billing.receiveWebhook',
  service: 'billing',
  method: 'POST',
  path: '/billing/webhooks/:provider',
  access: 'public',
  summary: 'Aviso assinado de um provedor de pagamento. É só uma campainha: o pagamento é relido no provedor.',
  params: z.object({ provider: z.enum(['sandbox', 'mercadopago']) }),
  body: { binary: ['application/json'] },
  response: acknowledgement,
  errors: ['SIGNATURE_INVALID'],
  bodyLimit: 32 * 1024,
  rateLimit: { limit: 6000, windowSeconds: 60, by: 'address' },
});
