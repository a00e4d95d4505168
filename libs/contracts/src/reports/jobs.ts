import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that reports owns. */
export const reportsJobs = {
  'reports.render': {
    owner: 'reports',
    payload: z.object({ documentId: id }),
    attempts: 5,
    // About eight seconds in all, so that a waiting call reports a failure within its 25 s.
    backoffMilliseconds: 500,
  },
} as const;
