import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { UserContext } from '../context.ts';
import { countMailsToSend, takeMailsToOrder } from '../data/mails.ts';

const intervalMilliseconds = 500;

/**
 * Orders the delivery of mails whose cause is committed, and of those whose worker never came back. Every replica may
 * run it: a row is held by one.
 */
export function startMailDispatcher(context: UserContext): BackgroundWork {
  const client = clientOf(context);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= orderMails(context)
      .catch((error: unknown) => context.logger.warn({ reason: String(error) }, 'mail dispatcher will try again'))
      .finally(() => {
        running = undefined;
      });
  }, intervalMilliseconds);
  timer.unref();
  return {
    pending: () => countMailsToSend(client),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}

async function orderMails(context: UserContext): Promise<void> {
  const ids = await takeMailsToOrder(clientOf(context), context.clock());
  for (const id of ids) await context.mailQueue.enqueue(id, { mailId: id });
}
