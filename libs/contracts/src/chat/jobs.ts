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

/** Schedules that chat owns. */
export const chatSchedules = {
  /** Enqueues answers again that made no progress. */
  'chat.answer_sweep': { owner: 'chat' },
  /** Deletes expired conversations of guests. */
  'chat.conversation_expiry': { owner: 'chat' },
} as const;
