import { setInterval } from 'node:timers';
import type { BackgroundWork } from '@sefira/messaging/serve';
import type { UserContext } from '../context.ts';
import { deleteOldMails } from '../data/mails.ts';

const intervalMilliseconds = 3_600_000;
const keptMilliseconds = 30 * 24 * 3_600_000;

/** Removes mails 30 days after they left; safe to run in every replica. */
export function startMailExpiry(context: UserContext): BackgroundWork {
  const timer = setInterval(() => {
    deleteOldMails(context.database.client, new Date(context.clock().getTime() - keptMilliseconds)).catch(
      (error: unknown) => context.logger.warn({ reason: String(error) }, 'mail expiry will try again'),
    );
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}
