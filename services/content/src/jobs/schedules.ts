import type { Schedules } from '@sefira/messaging/schedules';
import type { ContentContext } from '../context.ts';
import { deleteExpiredData } from '../use-cases/delete-expired-data.ts';

export const schedules: Schedules<'content', ContentContext> = {
  'content.expiry': { everySeconds: 3600, run: ({ context, signal }) => deleteExpiredData(context, signal) },
};
