import { setInterval } from 'node:timers';
import { clientOf, inTransaction } from '@sefira/database/access';
import { deleteExpiredKeys } from '@sefira/messaging/idempotency';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { ResellerContext } from '../context.ts';
import { releaseCommissions } from '../data/commissions.ts';
import { deleteExpired } from '../data/delete-expired.ts';
import { markOlderReseller } from '../data/marks.ts';

/** Again and again: commissions whose guarantee is over become available, and what was kept for days goes. */
export function startRound(context: ResellerContext): BackgroundWork {
  const { logger, clock, settings, schema } = context;
  const client = clientOf(context);
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    const now = clock();
    const released = await releaseCommissions(client, now);
    if (released > 0) logger.info({ released }, 'commissions released');
    for (;;) {
      if (!(await inTransaction(context, (transaction) => markOlderReseller(context, transaction)))) break;
    }
    await deleteExpired(client, now);
    await deleteExpiredKeys(client, schema, now);
  }

  const turn = () => {
    running ??= round()
      .catch((error: unknown) => logger.warn({ reason: String(error) }, 'round will try again'))
      .finally(() => {
        running = undefined;
      });
  };
  turn();
  const timer = setInterval(turn, settings.RESELLER_ROUND_SECONDS * 1000);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}
