import { poolOf } from '@sefira/database/access';
import { Queue } from 'bullmq';
import { eventQueueName } from './queue-settings.ts';
import type { MessagingContext } from './service-runtime.ts';
import { tableIn } from './sql.ts';

/** States of unfinished jobs. */
export const unfinishedStates = ['waiting', 'active', 'delayed', 'prioritized'] as const;

/** Events that a service has still to publish or to consume, in all its processes. */
export interface Backlog extends AsyncDisposable {
  /** Unpublished outbox rows plus events that wait, run or are retried. */
  count(): Promise<number>;
}

export function openBacklog(context: MessagingContext): Backlog {
  const outbox = tableIn(context.schema, 'outbox_event');
  const queue = new Queue(eventQueueName(context.service), {
    connection: context.queueRedis,
    prefix: context.settings.QUEUE_PREFIX,
  });
  queue.on('error', (error) => context.logger.warn({ reason: error.message }, 'event queue error'));
  return {
    async count() {
      const { rows } = await poolOf(context).query<{ count: string }>(
        `SELECT count(*) FROM ${outbox} WHERE published_at IS NULL`,
      );
      const pendingInOutbox = Number(rows[0]?.count ?? 0);
      const pendingInQueue = Object.values(await queue.getJobCounts(...unfinishedStates));
      return pendingInQueue.reduce((sum, count) => sum + count, pendingInOutbox);
    },
    [Symbol.asyncDispose]: () => queue.close(),
  };
}
