import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { planId } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';
import { chargedServices, planFeatures } from './plans.ts';

/** Money is integer cents of BRL; credits are integers (docs/decisions/0005-money-dates-and-ids.md). */
export const cents = z.int().check(z.minimum(0));

export const paidPlanIds = ['basic', 'premium', 'professional'] as const;
export const paidPlan = z.enum(paidPlanIds);
export type PaidPlan = z.infer<typeof paidPlan>;

export const billingCycles = ['monthly', 'yearly'] as const;
export const billingCycle = z.enum(billingCycles);
export type BillingCycle = z.infer<typeof billingCycle>;

/** Audience of an introductory offer: persons who never paid for a plan, or all without a paid plan. */
export const offerAudiences = ['new_customers', 'without_plan'] as const;
export const offerAudience = z.enum(offerAudiences);
export type OfferAudience = z.infer<typeof offerAudience>;

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
  /** The plans of the payment page; a price or a badge is computed from here (docs/decisions/0053-claims-and-counters.md). */
  plans: z.array(
    z.object({
      id: paidPlan,
      name: z.string(),
      description: z.string(),
      monthlyCents: cents,
      yearlyCents: cents,
      /** The running introductory offer (docs/decisions/0038). */
      offer: z.nullable(z.object({ monthlyCents: cents, cycles: z.int(), audience: offerAudience })),
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
  /** The price list of the marketing pages: the same plans as above, and the free one. */
  marketing: z.array(
    z.object({
      plan: planId,
      name: z.string(),
      /** Monthly price with the offer of the plan; the price of the plan without one. */
      monthlyCents: cents,
      fullMonthlyCents: cents,
      /** Months at `monthlyCents`; 0 without an offer. */
      offerCycles: z.int(),
      features: z.array(z.string()),
      isPopular: z.boolean(),
    }),
  ),
  packs: z.array(
    z.object({ id: z.string(), name: z.string(), credits: z.int(), priceCents: cents, isPopular: z.boolean() }),
  ),
  /** Credits that each service costs where the plan does not include it. */
  costs: z.record(chargedService, z.int()),
  /** Available payment methods, and the address of the card fields on the provider's origin, for an iframe. */
  payment: z.object({
    isAvailable: z.boolean(),
    provider: z.nullable(z.string()),
    methods: z.array(paymentMethod),
    cardFieldsUrl: z.nullable(z.string()),
    publicKey: z.nullable(z.string()),
  }),
  welcomeCredits: z.int(),
  /** Days of the right of withdrawal and of the guarantee. */
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

export const receiveWebhook = defineRoute({
  id: 'billing.receiveWebhook',
  service: 'billing',
  method: 'POST',
  path: '/billing/webhooks/:provider',
  access: 'public',
  summary: 'Aviso assinado de um provedor de pagamento. O pagamento é sempre relido no provedor.',
  params: z.object({ provider: z.enum(['sandbox', 'mercadopago']) }),
  body: { binary: ['application/json'] },
  response: acknowledgement,
  errors: ['SIGNATURE_INVALID'],
  bodyLimit: 32 * 1024,
  rateLimit: { limit: 6000, windowSeconds: 60, by: 'address', exceeded: 'refuse' },
});
