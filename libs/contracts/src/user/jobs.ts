import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

const mail = { owner: 'user', payload: z.object({ mailId: id }), attempts: 8, backoffMilliseconds: 2000 } as const;

/** Jobs that user owns. */
export const userJobs = {
  'mail.send': mail,
  /** Mails to many recipients, on a queue of their own, so that no other mail waits behind them. */
  'mail.send_bulk': mail,
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
  /** Enqueues mails again that made no progress. */
  'mail.sweep': { owner: 'user' },
} as const;
