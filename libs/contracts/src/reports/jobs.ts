import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

const render = {
  owner: 'reports',
  payload: z.object({
    documentId: id,
    /** Set by a replayed dead letter: a failed document is rendered again. */
    isReplay: z.optional(z.boolean()),
  }),
  attempts: 5,
  // About eight seconds in all, so that a waiting call reports a failure within its 25 s.
  backoffMilliseconds: 500,
} as const;

/** Jobs that reports owns. */
export const reportsJobs = {
  'reports.render': render,
  /** Documents of guests, on a queue of their own with fewer workers (docs/decisions/0023-work-limits-and-fair-queues.md). */
  'reports.render_for_guest': render,
} as const;

/** Recurring work of reports. */
export const reportsSchedules = {
  /** Enqueues documents without progress again. */
  'reports.sweep': { owner: 'reports' },
  'reports.retention': { owner: 'reports' },
  /** Finds reports that a corrected rule set changes. */
  'reports.offer_corrections': { owner: 'reports' },
} as const;
