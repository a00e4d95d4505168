import { Queue } from 'bullmq';
import { eventQueueName } from './queue-settings.ts';
import type { ServiceRuntime } from './service-runtime.ts';
import { type SqlExecutor, tableIn } from './sql.ts';

/** States of unfinished jobs. */
export const unfinishedStates = ['waiting', 'active', 'delayed', 'prioritized'] as const;

/** Events that a service has still to publish or to consume, in all its processes. */
export interface Backlog extends AsyncDisposable {
  /** Unpublished outbox rows plus events that wait, run or are retried. */
  count(): Promise<number>;
}

export function openBacklog<Client, Transaction extends SqlExecutor>(
  runtime: ServiceRuntime<Client, Transaction>,
): Backlog {
  const outbox = tableIn(runtime.schema, 'outbox_event');
  const queue = new Queue(eventQueueName(runtime.service), {
    connection: runtime.queueRedis,
    prefix: runtime.settings.QUEUE_PREFIX,
  });
  queue.on('error', (error) => runtime.logger.warn({ reason: error.message }, 'event queue error'));
  return {
    async count() {
      const { rows } = await runtime.database.pool.query<{ count: string }>(
        `SELECT count(*) FROM ${outbox} WHERE published_at IS NULL`,
      );
      const pendingInOutbox = Number(rows[0]?.count ?? 0);
      const pendingInQueue = Object.values(await queue.getJobCounts(...unfinishedStates));
      return pendingInQueue.reduce((sum, count) => sum + count, pendingInOutbox);
    },
    [Symbol.asyncDispose]: () => queue.close(),
  };
}
