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

/** Recurring work of admin-config. */
export const adminConfigSchedules = {
  /** Publishes the configuration again after Redis was unavailable. */
  'configuration.publish': { owner: 'admin-config' },
  /** Signs the newest entry of the audit trail. */
  'audit.checkpoint': { owner: 'admin-config' },
  'admin.expiry': { owner: 'admin-config' },
} as const;
