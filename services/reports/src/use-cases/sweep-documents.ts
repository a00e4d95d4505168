import { clientOf } from '@sefira/database/access';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ReportsContext } from '../context.ts';
import { claimStuckDocuments, countUnsettledDocuments } from '../data/documents.ts';
import { isGuestPriority } from '../domain/queue-order.ts';

const batchSize = 200;

/**
 * Enqueues documents without progress again: the row is authoritative, so work survives a Redis that lost its data
 * (docs/decisions/0028-queues-when-redis-is-lost.md). A job that is still queued stays the only one.
 */
export async function sweepDocuments(context: ReportsContext, logger: Logger): Promise<void> {
  const stuck = await claimStuckDocuments(clientOf(context), context.clock(), batchSize);
  for (const { id: documentId, priority } of stuck) {
    const queue = isGuestPriority(priority) ? context.guestRenderQueue : context.renderQueue;
    await queue.enqueue(documentId, { documentId }, { priority });
  }
  if (stuck.length > 0) logger.info({ documents: stuck.length }, 'documents without progress enqueued again');
}

/** Documents that are queued or being rendered. */
export function countUnsettled(context: ReportsContext): Promise<number> {
  return countUnsettledDocuments(clientOf(context));
}
