import * as z from 'zod/mini';
import { adminAction } from '../admin-config/audit.ts';
import { id, instant } from '../shared/fields.ts';

/** Events that reseller publishes. */
export const resellerEvents = {
  /** An administrator's decision about a reseller, an attribution or a payout. */
  'reseller.administered': { source: 'reseller', payload: adminAction },
  /** An application was approved or refused, or a reseller suspended. */
  'reseller.decided': {
    source: 'reseller',
    payload: z.object({
      userId: id,
      name: z.string(),
      email: z.nullable(z.string()),
      decision: z.enum(['approved', 'refused', 'suspended']),
      reason: z.nullable(z.string()),
      decidedAt: instant,
    }),
  },
  /** A payout was sent by PIX, or refused and its commissions returned to the balance. */
  'payout.settled': {
    source: 'reseller',
    payload: z.object({
      payoutId: id,
      number: z.int(),
      userId: id,
      amountCents: z.int(),
      outcome: z.enum(['paid', 'refused']),
      endToEndId: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      settledAt: instant,
    }),
  },
} as const;
