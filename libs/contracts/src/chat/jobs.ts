import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that chat owns. */
export const chatJobs = {
  /** One version of a chat answer; `userId` is its owner when the job was enqueued. */
  'chat.answer': {
    owner: 'chat',
    payload: z.object({ messageId: id, userId: z.optional(id), version: z.int() }),
    attempts: 4,
    backoffMilliseconds: 500,
  },
} as const;
