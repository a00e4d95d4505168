import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that chat owns. */
export const chatJobs = {
  /** One answer of the chat, in one of its versions; whose it was when it was ordered. */
  'chat.answer': {
    owner: 'chat',
    payload: z.object({ messageId: id, userId: z.optional(id), version: z.int() }),
    attempts: 4,
    backoffMilliseconds: 500,
  },
} as const;
