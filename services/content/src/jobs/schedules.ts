import type { Schedules } from '@sefira/messaging/schedules';
import type { ContentContext } from '../context.ts';
import { deleteExpired } from '../use-cases/delete-expired.ts';

export const schedules: Schedules<'content', ContentContext> = {
  'content.expiry': { everySeconds: 3600, run: ({ context }) => deleteExpired(context) },
};
