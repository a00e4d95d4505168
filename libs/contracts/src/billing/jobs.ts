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
