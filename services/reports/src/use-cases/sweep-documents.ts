import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { ReportsContext } from '../context.ts';
import { takeStuckDocuments } from '../data/documents.ts';
import { renderPriority } from '../domain/queue-order.ts';

const intervalMilliseconds = 5000;
const batch = 200;

/**
 * Puts documents without news back on the queue: the row is the truth, so work survives a Redis that lost its memory
 * (docs/decisions/0028-queues-when-redis-is-lost.md). A job that is still there stays the only one.
 */
export function startSweeper(context: ReportsContext): BackgroundWork {
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => sweep(context))
      .catch((error: unknown) => {
        context.logger.warn({ reason: String(error) }, 'sweeper will try again');
      });
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

async function sweep(context: ReportsContext): Promise<void> {
  const stuck = await takeStuckDocuments(clientOf(context), context.clock(), batch);
  const priority = renderPriority({ waiting: false, isGuest: false, ahead: 0 });
  for (const documentId of stuck) {
    await context.renderQueue.enqueue(documentId, { documentId }, { priority });
  }
  if (stuck.length > 0) context.logger.info({ documents: stuck.length }, 'documents without news queued again');
}
