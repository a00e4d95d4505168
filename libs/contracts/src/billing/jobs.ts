import * as z from 'zod/mini';

/** Jobs that billing owns. */
export const billingJobs = {
  /** Reads one payment at its provider and applies it. */
  'billing.payment': {
    owner: 'billing',
    payload: z.object({ provider: z.enum(['sandbox', 'mercadopago']), paymentId: z.string() }),
    attempts: 8,
    backoffMilliseconds: 1000,
  },
} as const;

/** Recurring work of billing. */
export const billingSchedules = {
  /** Expires reservations that were not settled in time. */
  'billing.reservation_expiry': { owner: 'billing' },
  /** Checks payments at their providers, cancels and refunds what is in progress. */
  'billing.reconciliation': { owner: 'billing' },
  /** Monthly credits, renewals, ends of plans and expired credits. */
  'billing.period_turnover': { owner: 'billing' },
} as const;
