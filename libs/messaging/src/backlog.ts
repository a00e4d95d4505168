import { Queue } from 'bullmq';
import { eventQueueName } from './queue-settings.ts';
import type { ServiceRuntime } from './service-runtime.ts';
import { type SqlExecutor, tableIn } from './sql.ts';

/** States of a job that still has something to do. */
export const unfinishedStates = ['waiting', 'active', 'delayed', 'prioritized'] as const;

/** How much a service has still to tell or to hear, whichever process does the work. */
export interface Backlog extends AsyncDisposable {
  /** Outbox rows that are not handed over, plus events that wait, run or wait for another try. */
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
      const untold = Number(rows[0]?.count ?? 0);
      const unheard = Object.values(await queue.getJobCounts(...unfinishedStates));
      return unheard.reduce((sum, count) => sum + count, untold);
    },
    [Symbol.asyncDispose]: () => queue.close(),
  };
}
