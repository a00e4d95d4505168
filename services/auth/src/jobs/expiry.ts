import { setInterval } from 'node:timers';
import type { BackgroundWork } from '@sefira/messaging/serve';
import type { AuthContext } from '../context.ts';
import { deleteExpiredGuests } from '../data/accounts.ts';
import { deleteExpiredSessions } from '../data/sessions.ts';

const intervalMilliseconds = 600_000;

/** Removes ended sessions and guests every ten minutes; safe to run in every replica. */
export function startExpiry(context: AuthContext): BackgroundWork {
  const timer = setInterval(() => {
    removeExpired(context).catch((error: unknown) => {
      context.logger.warn({ reason: String(error) }, 'expiry will try again');
    });
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}

async function removeExpired(context: AuthContext): Promise<void> {
  const now = context.clock();
  const sessions = await deleteExpiredSessions(context.database.client, now);
  const guests = await deleteExpiredGuests(context.database.client, now);
  if (sessions + guests > 0) context.logger.info({ sessions, guests }, 'expired sessions removed');
}
