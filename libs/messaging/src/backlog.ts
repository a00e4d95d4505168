import { poolOf } from '@sefira/database/access';
import { int8, rowOf } from '@sefira/database/rows';
import * as z from 'zod';
import { openQueue } from './open-queue.ts';
import { eventQueueName, jobQueueNames } from './queue-settings.ts';
import { type MessagingContext, queueOptionsOf } from './service-runtime.ts';
import { tableIn } from './sql.ts';

/** States of unfinished jobs. */
export const unfinishedStates = ['waiting', 'active', 'delayed', 'prioritized'] as const;

const outboxLength = z.object({ count: int8 });

/** Events and jobs that a service has still to publish, consume or run, in all its processes. */
export interface Backlog extends AsyncDisposable {
  /** Unpublished outbox rows, and events and jobs that wait, run or are retried, by queue. */
  count(): Promise<Readonly<Record<string, number>>>;
}

export function openBacklog(context: MessagingContext): Backlog {
  const outbox = tableIn(context.schema, 'outbox_event');
  const names = [eventQueueName(context.service), ...jobQueueNames(context.service)];
  const queues = names.map((name) => openQueue(name, queueOptionsOf(context)));
  return {
    async count() {
      const outboxRows = await rowOf(outboxLength)(
        poolOf(context).query(`SELECT count(*) FROM ${outbox} WHERE published_at IS NULL`),
      );
      const counts = await Promise.all(queues.map((queue) => queue.getJobCountByTypes(...unfinishedStates)));
      return {
        outbox: outboxRows.count,
        ...Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0])),
      };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
