import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Jobs that user owns. */
export const userJobs = {
  /** One attempt of a mail; the sweep enqueues attempts that are minutes later. */
  'mail.send': { owner: 'user', payload: z.object({ mailId: id }), attempts: 3, backoffMilliseconds: 2000 },
  /** Sends the mails to many recipients that are due: one job for all, so that Redis holds none of them. */
  'mail.send_bulk': { owner: 'user', payload: z.object({}), attempts: 3, backoffMilliseconds: 2000 },
  /** To the open sockets of a person and, where chosen, to their browsers. */
  'notification.publish': {
    owner: 'user',
    payload: z.object({ notificationId: id }),
    attempts: 3,
    backoffMilliseconds: 5000,
  },
} as const;

/** Recurring work of user. */
export const userSchedules = {
  'user.daily_messages': { owner: 'user' },
  'user.expiry': { owner: 'user' },
  /** Enqueues mails that are due for another attempt or made no progress, and starts the bulk mails. */
  'mail.sweep': { owner: 'user' },
} as const;
