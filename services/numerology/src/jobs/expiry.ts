import { setInterval } from 'node:timers';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { NumerologyContext } from '../context.ts';
import { deleteExpired } from '../use-cases/delete-expired.ts';

const intervalMilliseconds = 600_000;

/** Deletes guests' analyses and old idempotency keys every ten minutes; safe to run in every replica. */
export function startExpiry(context: NumerologyContext): BackgroundWork {
  const timer = setInterval(() => {
    removeExpired(context).catch((error: unknown) => {
      context.logger.warn({ reason: String(error) }, 'expiry failed; the next run tries again');
    });
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}

async function removeExpired(context: NumerologyContext): Promise<void> {
  const { analyses, keys } = await deleteExpired(context);
  if (analyses + keys > 0) context.logger.info({ analyses, keys }, 'expired rows deleted');
}
