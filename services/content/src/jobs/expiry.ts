import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { ContentContext } from '../context.ts';
import { removeOldMessages } from '../data/contact-messages.ts';
import { removeUnconfirmed } from '../data/newsletter.ts';

const intervalMilliseconds = 3_600_000;

/** Forgets who never confirmed the newsletter, and messages whose time is over. */
export function startExpiry(context: ContentContext): BackgroundWork {
  const client = clientOf(context);
  const timer = setInterval(() => {
    const now = context.clock();
    Promise.all([removeUnconfirmed(client, now), removeOldMessages(client, now)]).catch((error: unknown) =>
      context.logger.warn({ reason: String(error) }, 'expiry will try again'),
    );
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}
