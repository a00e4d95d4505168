import type { Schedules } from '@sefira/messaging/schedules';
import type { AuthContext } from '../context.ts';
import { deleteExpired } from '../use-cases/accounts/delete-expired.ts';

export const createSchedules = ({ settings }: AuthContext): Schedules<'auth', AuthContext> => ({
  'auth.expiry': {
    everySeconds: settings.EXPIRY_ROUND_SECONDS,
    run: ({ context, signal }) => deleteExpired(context, signal),
  },
});
