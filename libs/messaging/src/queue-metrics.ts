import { poolOf } from '@sefira/database/access';
import { int8, rowOf } from '@sefira/database/rows';
import type { Queue } from 'bullmq';
import * as z from 'zod';
import { openQueue } from './open-queue.ts';
import { eventQueueName, jobQueueNames, scheduleQueueName } from './queue-settings.ts';
import { type MessagingContext, queueOptionsOf } from './service-runtime.ts';
import { tableIn } from './sql.ts';

/** Jobs of one queue. */
interface QueueState {
  readonly counts: Readonly<Record<string, number>>;
  readonly oldestSeconds: number;
}

const outboxState = z.object({ pending: int8, oldestSeconds: z.number(), deadLetters: int8 });
type OutboxState = z.infer<typeof outboxState>;

const states = ['waiting', 'prioritized', 'active', 'delayed'] as const;
/** Waiting jobs that are read to find the oldest. */
const sampledJobs = 20;
const limitMilliseconds = 2000;
/** The gauges of one scrape share one query. */
const freshMilliseconds = 500;

/**
 * Gauges of a service's outbox, queues and dead letters, read at each scrape. Every replica reports the same values, so
 * queries take the maximum. Without a response of Redis the gauges of queues are left out, without one of PostgreSQL those
 * of the outbox: a scrape never waits, and one store shows what waits while the other is down.
 */
export function observeQueues(context: MessagingContext): AsyncDisposable {
  const { metrics } = context;
  const names = [
    eventQueueName(context.service),
    ...jobQueueNames(context.service),
    scheduleQueueName(context.service),
  ];
  const queues = names.map((name) => openQueue(name, queueOptionsOf(context)));
  const currentQueues = oncePerScrape(() =>
    Promise.all(queues.map(async (queue) => [queue.name, await readQueue(queue)] as const)),
  );
  const currentOutbox = oncePerScrape(() => readOutbox(context));

  metrics.addGauge(
    { name: 'sefira_queue_jobs', help: 'Jobs and events by queue and state.', labelNames: ['queue', 'state'] },
    async () => {
      const read = await currentQueues();
      if (read === null) return null;
      return read.flatMap(([queue, { counts }]) =>
        states.map((state) => [{ queue, state }, counts[state] ?? 0] as const),
      );
    },
  );
  metrics.addGauge(
    { name: 'sefira_queue_oldest_seconds', help: 'Age of the oldest waiting job of a queue.', labelNames: ['queue'] },
    async () => {
      const read = await currentQueues();
      return read === null ? null : read.map(([queue, { oldestSeconds }]) => [{ queue }, oldestSeconds] as const);
    },
  );
  const single = (name: string, help: string, value: (state: OutboxState) => number) =>
    metrics.addGauge({ name, help, labelNames: [] }, async () => {
      const state = await currentOutbox();
      return state === null ? null : [[{}, value(state)]];
    });
  single('sefira_outbox_pending', 'Events and jobs that wait for the relay.', ({ pending }) => pending);
  single(
    'sefira_outbox_oldest_seconds',
    'Age of the oldest event that waits for the relay.',
    ({ oldestSeconds }) => oldestSeconds,
  );
  single('sefira_dead_letters', 'Dead letters that were not replayed.', ({ deadLetters }) => deadLetters);

  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}

/** One reading for the gauges of a scrape; null where it fails or takes longer than the limit. */
function oncePerScrape<State>(read: () => Promise<State>): () => Promise<State | null> {
  let reading: Promise<State | null> | undefined;
  return () => {
    if (reading !== undefined) return reading;
    const timeout = Promise.withResolvers<null>();
    const timer = setTimeout(timeout.resolve, limitMilliseconds, null);
    reading = Promise.race([read().catch(() => null), timeout.promise]).finally(() => {
      clearTimeout(timer);
      setTimeout(() => {
        reading = undefined;
      }, freshMilliseconds).unref();
    });
    return reading;
  };
}

function readOutbox(context: MessagingContext): Promise<OutboxState> {
  const outbox = tableIn(context.schema, 'outbox_event');
  return rowOf(outboxState)(
    poolOf(context).query(
      `SELECT (SELECT count(*) FROM ${outbox} WHERE published_at IS NULL) AS pending,
         (SELECT greatest(0, extract(epoch FROM now() - min(occurred_at)))::float8 FROM ${outbox}
           WHERE published_at IS NULL) AS "oldestSeconds",
         (SELECT count(*) FROM ${tableIn(context.schema, 'dead_letter')} WHERE replayed_at IS NULL AND dismissed_at IS NULL) AS "deadLetters"`,
    ),
  );
}

async function readQueue(queue: Queue): Promise<QueueState> {
  const [counts, waiting] = await Promise.all([
    queue.getJobCounts(...states),
    queue.getJobs(['waiting', 'prioritized'], 0, sampledJobs - 1, true),
  ]);
  // A job may have left the list since.
  const times = waiting.flatMap((job) => (job?.timestamp === undefined ? [] : [job.timestamp]));
  return { counts, oldestSeconds: times.length === 0 ? 0 : Math.max(0, (Date.now() - Math.min(...times)) / 1000) };
}
