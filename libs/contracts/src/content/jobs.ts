import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that content owns. */
export const contentJobs = {
  /** Publishes an announced article to each subscriber of the newsletter. */
  'newsletter.send': {
    owner: 'content',
    payload: z.object({ issueId: id }),
    attempts: 12,
    backoffMilliseconds: 2000,
  },
} as const;

/** Recurring work of content. */
export const contentSchedules = {
  'content.expiry': { owner: 'content' },
} as const;
