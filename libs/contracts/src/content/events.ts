import * as z from 'zod/mini';
import { id, instant } from '../shared/fields.ts';

/** Events that content publishes. */
export const contentEvents = {
  /** Somebody wrote to us: the team gets it at `recipient`, the writer a receipt. */
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
  /** The first half of the double opt-in; the link confirms. */
  'newsletter.confirmation_requested': {
    source: 'content',
    payload: z.object({ subscriberId: id, email: z.string(), sealedToken: z.string(), requestedAt: instant }),
  },
  /** An article to one subscriber; the token takes them off the list with one click (RFC 8058). */
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
