import { poolOf } from '@sefira/database/access';
import type { Queue } from 'bullmq';
import { openQueue } from './open-queue.ts';
import { eventQueueName, jobQueueNames, scheduleQueueName } from './queue-settings.ts';
import { type MessagingContext, queueOptionsOf } from './service-runtime.ts';
import { tableIn } from './sql.ts';

/** Jobs of one queue. */
interface QueueState {
  readonly counts: Readonly<Record<string, number>>;
  readonly oldestSeconds: number;
}

interface State {
  readonly queues: ReadonlyMap<string, QueueState>;
  readonly outbox: number;
  readonly outboxOldestSeconds: number;
  readonly deadLetters: number;
}

const states = ['waiting', 'prioritized', 'active', 'delayed'] as const;
/** Waiting jobs that are read to find the oldest. */
const sampledJobs = 20;
const limitMilliseconds = 2000;
/** The gauges of one scrape share one query. */
const freshMilliseconds = 500;

/**
 * Gauges of a service's outbox, queues and dead letters, read at each scrape. Every replica reports the same values, so
 * queries take the maximum. Without a response of Redis or PostgreSQL the gauges are left out, so that a scrape never waits.
 */
export function observeQueues(context: MessagingContext): AsyncDisposable {
  const { metrics } = context;
  const names = [
    eventQueueName(context.service),
    ...jobQueueNames(context.service),
    scheduleQueueName(context.service),
  ];
  const queues = names.map((name) => openQueue(name, queueOptionsOf(context)));

  async function readState(): Promise<State> {
    const outbox = tableIn(context.schema, 'outbox_event');
    const [read, { rows }] = await Promise.all([
      Promise.all(queues.map(async (queue) => [queue.name, await readQueue(queue)] as const)),
      poolOf(context).query<{ outbox: string; oldest: number | null; dead: string }>(
        `SELECT (SELECT count(*) FROM ${outbox} WHERE published_at IS NULL) AS outbox,
           (SELECT extract(epoch FROM now() - min(occurred_at))::float8 FROM ${outbox} WHERE published_at IS NULL) AS oldest,
           (SELECT count(*) FROM ${tableIn(context.schema, 'dead_letter')} WHERE replayed_at IS NULL AND dismissed_at IS NULL) AS dead`,
      ),
    ]);
    const [row] = rows;
    return {
      queues: new Map(read),
      outbox: Number(row?.outbox ?? 0),
      outboxOldestSeconds: Math.max(0, row?.oldest ?? 0),
      deadLetters: Number(row?.dead ?? 0),
    };
  }

  let reading: Promise<State | null> | undefined;
  function current(): Promise<State | null> {
    if (reading !== undefined) return reading;
    const timeout = Promise.withResolvers<null>();
    const timer = setTimeout(timeout.resolve, limitMilliseconds, null);
    reading = Promise.race([readState().catch(() => null), timeout.promise]).finally(() => {
      clearTimeout(timer);
      setTimeout(() => {
        reading = undefined;
      }, freshMilliseconds).unref();
    });
    return reading;
  }

  metrics.addGauge(
    { name: 'sefira_queue_jobs', help: 'Jobs and events by queue and state.', labelNames: ['queue', 'state'] },
    async () => {
      const read = (await current())?.queues;
      if (read === undefined) return null;
      return [...read].flatMap(([queue, { counts }]) =>
        states.map((state) => [{ queue, state }, counts[state] ?? 0] as const),
      );
    },
  );
  metrics.addGauge(
    { name: 'sefira_queue_oldest_seconds', help: 'Age of the oldest waiting job of a queue.', labelNames: ['queue'] },
    async () => {
      const read = (await current())?.queues;
      return read === undefined
        ? null
        : [...read].map(([queue, { oldestSeconds }]) => [{ queue }, oldestSeconds] as const);
    },
  );
  const single = (name: string, help: string, value: (state: State) => number) =>
    metrics.addGauge({ name, help, labelNames: [] }, async () => {
      const state = await current();
      return state === null ? null : [[{}, value(state)]];
    });
  single('sefira_outbox_pending', 'Events and jobs that wait for the relay.', ({ outbox }) => outbox);
  single(
    'sefira_outbox_oldest_seconds',
    'Age of the oldest event that waits for the relay.',
    ({ outboxOldestSeconds }) => outboxOldestSeconds,
  );
  single('sefira_dead_letters', 'Dead letters that were not replayed.', ({ deadLetters }) => deadLetters);

  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
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
