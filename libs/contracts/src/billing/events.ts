import * as z from 'zod/mini';
import { adminAction } from '../admin-config/audit.ts';
import { id, instant } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';

const cycle = z.enum(['monthly', 'yearly']);

/** A purchase. */
const purchase = {
  orderId: id,
  userId: id,
  kind: z.enum(['plan', 'credits']),
  plan: z.nullable(planId),
  cycle: z.nullable(cycle),
  credits: z.int(),
  description: z.string(),
  amountCents: z.int(),
  method: z.enum(['credit-card', 'pix', 'boleto', 'paypal']),
  /** Keyed hashes of the payer's document and card, for recognising the same payer. */
  documentHash: z.optional(z.string()),
  cardHash: z.optional(z.string()),
} as const;

/** Events that billing publishes. */
export const billingEvents = {
  /** State of a person's credits and plan; ignore a smaller `version` than the newest one processed. */
  'wallet.changed': {
    source: 'billing',
    payload: z.object({ userId: id, plan: planId, credits: z.int(), version: z.int() }),
  },
  'credits.low': { source: 'billing', payload: z.object({ userId: id, credits: z.int() }) },
  'order.paid': {
    source: 'billing',
    payload: z.object({ ...purchase, paidAt: instant, isRenewal: z.boolean() }),
  },
  'order.refunded': {
    source: 'billing',
    payload: z.object({
      ...purchase,
      /** Total refunded so far. */
      refundedCents: z.int(),
      /** Part refunded by this event. */
      newlyRefundedCents: z.optional(z.int()),
      refundedAt: instant,
    }),
  },
  /** A chargeback was decided in our favour. */
  'order.recovered': {
    source: 'billing',
    payload: z.object({
      ...purchase,
      /** Total still refunded. */
      refundedCents: z.int(),
      recoveredCents: z.int(),
      recoveredAt: instant,
    }),
  },
  'subscription.activated': {
    source: 'billing',
    payload: z.object({ userId: id, plan: planId, cycle, periodEnd: instant, activatedAt: instant }),
  },
  'subscription.ended': {
    source: 'billing',
    payload: z.object({
      userId: id,
      plan: planId,
      reason: z.enum(['period_over', 'payment_failed', 'refunded']),
      endedAt: instant,
    }),
  },
  /** A pending charge (PIX, boleto), five days before the period ends (docs/decisions/0040-subscriptions-and-renewals.md). */
  'subscription.renewal_due': {
    source: 'billing',
    payload: z.object({ ...purchase, periodEnd: instant }),
  },
  /** The card of a renewal was declined; the plan ends without a next attempt. */
  'subscription.payment_failed': {
    source: 'billing',
    payload: z.object({ ...purchase, attempt: z.int(), reason: z.string(), nextAttemptAt: z.nullable(instant) }),
  },
  /** An administrator changed credits, plans, prices or orders. */
  'billing.administered': { source: 'billing', payload: adminAction },
} as const;
