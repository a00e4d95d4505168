import * as z from 'zod/mini';
import { id, instant } from '../shared/fields.ts';

/** Events that content publishes. */
export const contentEvents = {
  /** A contact message: mailed to the team at `recipient`, with a receipt for the sender. */
  'contact.received': {
    source: 'content',
    payload: z.object({
      messageId: id,
      name: z.string(),
      email: z.string(),
      topic: z.string(),
      message: z.string(),
      recipient: z.string(),
      receivedAt: instant,
    }),
  },
  /** First step of the double opt-in; the mailed link confirms. */
  'newsletter.confirmation_requested': {
    source: 'content',
    payload: z.object({ subscriberId: id, email: z.string(), sealedToken: z.string(), requestedAt: instant }),
  },
  /** An article for one subscriber; the token unsubscribes with one click (RFC 8058). */
  'newsletter.issue_due': {
    source: 'content',
    payload: z.object({
      issueId: id,
      subscriberId: id,
      email: z.string(),
      title: z.string(),
      summary: z.string(),
      path: z.string(),
      sealedToken: z.string(),
    }),
  },
} as const;
