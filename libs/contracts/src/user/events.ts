import * as z from 'zod/mini';
import { id, instant } from '../shared/fields.ts';

/** Events that user publishes. */
export const userEvents = {
  /** The profile fields that every screen shows of the signed-in user. */
  'profile.updated': {
    source: 'user',
    payload: z.object({
      userId: id,
      name: z.string(),
      birthDate: z.nullable(z.string()),
      avatar: z.nullable(z.string()),
      updatedAt: instant,
    }),
  },
} as const;
