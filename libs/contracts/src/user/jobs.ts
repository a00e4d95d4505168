import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that user owns. */
export const userJobs = {
  'user.mail': {
    owner: 'user',
    payload: z.object({ mailId: id }),
    attempts: 8,
    backoffMilliseconds: 2000,
  },
} as const;
