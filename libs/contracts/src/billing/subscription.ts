import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';
import { billingCycle, cents, paidPlan, paymentMethod } from './catalogue.ts';

export const subscription = z.object({
  plan: planId,
  cycle: z.nullable(billingCycle),
  status: z.enum(['none', 'active', 'past_due', 'ended']),
  currentPeriodStart: z.nullable(instant),
  currentPeriodEnd: z.nullable(instant),
  /** False after a cancellation: the plan ends with the period. */
  renews: z.boolean(),
  method: z.nullable(paymentMethod),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  /** Price of the next period. */
  renewalCents: z.nullable(cents),
  /** Remaining renewals at the price of an introductory offer, and the price after them; null outside an offer. */
  offer: z.nullable(z.object({ renewals: z.int(), fullCents: cents })),
  /** Plans with an introductory offer that this person may take, before the payer's document is known. */
  offers: z.array(paidPlan),
  /** The scheduled change at the end of the period. */
  next: z.nullable(z.object({ plan: planId, cycle: z.nullable(billingCycle) })),
  /** Next attempt after a declined card. */
  nextAttemptAt: z.nullable(instant),
  /** Open order of the next period (PIX, boleto). */
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
