import type { Schedules } from '@sefira/messaging/schedules';
import type { UserContext } from '../context.ts';
import { deleteExpired } from '../use-cases/delete-expired.ts';
import { enqueueDueMails } from '../use-cases/request-mail.ts';
import { sendDailyMessages } from '../use-cases/send-daily-messages.ts';

export const schedules: Schedules<'user', UserContext> = {
  'mail.sweep': { everySeconds: 10, run: ({ context, signal }) => enqueueDueMails(context, signal) },
  'user.daily_messages': { everySeconds: 60, run: ({ context, signal }) => sendDailyMessages(context, signal) },
  'user.expiry': { everySeconds: 3600, run: ({ context, signal }) => deleteExpired(context, signal) },
};
