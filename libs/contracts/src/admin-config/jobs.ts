import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that admin-config owns. */
export const adminConfigJobs = {
  /** Writes one exported file. */
  'admin.export': {
    owner: 'admin-config',
    payload: z.object({ exportId: id }),
    attempts: 3,
    backoffMilliseconds: 1000,
  },
} as const;
