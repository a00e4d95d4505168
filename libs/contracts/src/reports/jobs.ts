import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that reports owns. */
export const reportsJobs = {
  'reports.render': {
    owner: 'reports',
    payload: z.object({ documentId: id }),
    attempts: 5,
    // About eight seconds in all: whoever waits hears of a failure within the 25 s of the call.
    backoffMilliseconds: 500,
  },
} as const;
