import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type EventName, isEventName } from '@sefira/contracts/shared/events';
import { isJobName, type JobName } from '@sefira/contracts/shared/jobs';
import { deliveryJitterMilliseconds, subscribersOf } from '@sefira/contracts/shared/subscriptions';
import { listenersOf, poolOf } from '@sefira/database/access';
import type { Traces } from '@sefira/platform/telemetry/tracing';
import type { JobsOptions, Queue } from 'bullmq';
import { type JobData, jobOptions } from './jobs.ts';
import { openQueue } from './open-queue.ts';
import { listenToOutbox } from './outbox-listener.ts';
import { eventJobOptions, eventQueueName, jobQueueName } from './queue-settings.ts';
import { seal, sealingKey } from './sealing.ts';
import { type MessagingContext, queueOptionsOf } from './service-runtime.ts';
import { tableIn } from './sql.ts';

interface OutboxRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly request_id: string | null;
  readonly trace_parent: string | null;
  readonly occurred_at: Date;
  /** End of the lease by the database's clock; identifies the claim. */
  readonly claimed_until: Date;
  /** Set for jobs only. */
  readonly job_id: string | null;
  readonly job_priority: number | null;
  readonly job_delay_milliseconds: number | null;
}

/** An event or a job as BullMQ adds it. */
interface QueuedMessage {
  readonly name: string;
  readonly data: object;
  readonly opts: JobsOptions;
}

const batchSize = 200;
const pollMilliseconds = 1000;
/** From the start of one drain to the next, so that events stored one by one travel together; a single one is not delayed. */
const minimumIntervalMilliseconds = 20;
/** Events of this time are published again after Redis lost its data; the inbox of each subscriber drops repetitions. */
const refillWindow = '24 hours';

/**
 * Publishes committed events and jobs: claims a batch with a lease, commits, adds it to Redis, and marks it published
 * afterwards. Woken by NOTIFY, with a poll as the safety net. Several relays of one schema share the work. When Redis has
 * lost its data, rows that were published recently are published again.
 */
export async function startRelay(context: MessagingContext): Promise<AsyncDisposable> {
  const { service, schema, logger, metrics, queueRedis } = context;
  const { QUEUE_PREFIX: prefix, MESSAGE_KEY: messageKey } = context.settings;
  const pool = poolOf(context);
  const outbox = tableIn(schema, 'outbox_event');
  const key = sealingKey(messageKey);
  const queues = new Map<string, Queue>();
  const stop = new AbortController();
  const markerKey = `${prefix}:relay:${service}`;
  let wake: () => void = () => undefined;
  let woken = false;

  function signal(): void {
    woken = true;
    wake();
  }

  function queueNamed(name: string): Queue {
    const known = queues.get(name);
    if (known) return known;
    const queue = openQueue(name, queueOptionsOf(context));
    queues.set(name, queue);
    return queue;
  }

  async function claim(): Promise<OutboxRow[]> {
    // Named, so that each connection plans it once: planning takes longer than execution.
    const { rows } = await pool.query<OutboxRow>({
      name: 'claim-events',
      text: `UPDATE ${outbox} SET claimed_until = now() + interval '30 seconds' WHERE id IN (
         SELECT id FROM ${outbox} WHERE published_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
         ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
       RETURNING id, name, payload, request_id, trace_parent, occurred_at, claimed_until,
         job_id, job_priority, job_delay_milliseconds`,
    });
    return rows.sort((first, second) => (first.id < second.id ? -1 : 1));
  }

  async function publish(rows: readonly OutboxRow[]): Promise<void> {
    const batches = new Map<string, QueuedMessage[]>();
    for (const { queue, message } of rows.flatMap((row) => route(row))) {
      batches.set(queue, [...(batches.get(queue) ?? []), message]);
    }
    await Promise.all([...batches].map(([queue, messages]) => queueNamed(queue).addBulk(messages)));
    // Only rows of this claim: a refill resets claims, because Redis may have lost what they added.
    await pool.query(
      `UPDATE ${outbox} SET published_at = now(), claimed_until = NULL WHERE id = ANY($1) AND claimed_until = $2`,
      [rows.map((row) => row.id), rows[0]?.claimed_until],
    );
  }

  /** A job for its queue, or an event for the queue of each subscriber. */
  function route(row: OutboxRow): { readonly queue: string; readonly message: QueuedMessage }[] {
    const { name } = row;
    if (isJobName(name)) return [{ queue: jobQueueName(name), message: toJobMessage(row, name, metrics.traces) }];
    if (!isEventName(name)) {
      logger.error({ event: name, id: row.id }, 'unknown name in outbox');
      return [];
    }
    const traceParent = traceOutboxWait(row, metrics.traces);
    const message = {
      name,
      data: { sealed: seal({ ...toEnvelope(row, name), traceParent }, key) },
      opts: { ...eventJobOptions, jobId: row.id, delay: randomInt(1 + (deliveryJitterMilliseconds[name] ?? 0)) },
    };
    metrics.eventsPublished.inc({ event: name });
    return subscribersOf(name).map((subscriber) => ({ queue: eventQueueName(subscriber), message }));
  }

  /** The marker is set last, so that a refill that failed is repeated. */
  async function refillAfterWipe(): Promise<void> {
    if ((await queueRedis.exists(markerKey)) === 1) return;
    const { rowCount } = await pool.query(
      `UPDATE ${outbox} SET published_at = NULL, claimed_until = NULL
       WHERE published_at > now() - interval '${refillWindow}' OR (published_at IS NULL AND claimed_until IS NOT NULL)`,
    );
    await queueRedis.set(markerKey, new Date().toISOString(), 'NX');
    if (rowCount) logger.warn({ events: rowCount }, 'redis had lost its data: recent events are published again');
  }

  async function drainOutbox(): Promise<void> {
    let rows = await claim();
    while (rows.length > 0) {
      await publish(rows);
      rows = rows.length === batchSize && !stop.signal.aborted ? await claim() : [];
    }
  }

  async function nextWake(): Promise<void> {
    if (woken || stop.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMilliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work(): Promise<void> {
    let lastRefillCheck = Number.NEGATIVE_INFINITY;
    while (!stop.signal.aborted) {
      woken = false;
      const begunAt = performance.now();
      try {
        // Monotonic: the wall clock may be set back.
        if (performance.now() - lastRefillCheck > pollMilliseconds) {
          await refillAfterWipe();
          lastRefillCheck = performance.now();
        }
        await drainOutbox();
      } catch (error) {
        if (!stop.signal.aborted) logger.warn({ reason: String(error) }, 'relay will try again');
      }
      await nextWake();
      const remaining = begunAt + minimumIntervalMilliseconds - performance.now();
      if (remaining > 0) await wait(remaining);
    }
  }

  const listening = listenToOutbox({ schema, logger, pool: listenersOf(context) }, signal, stop.signal);
  const working = work();
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      signal();
      await Promise.all([working, listening]);
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

/** Records the time in the outbox in the trace of the fact, and returns the parent of what follows. */
function traceOutboxWait(row: OutboxRow, traces: Traces): string | null {
  if (row.trace_parent === null) return null;
  const span = traces.begin(`publish ${row.name}`, {
    kind: 'PRODUCER',
    traceParent: row.trace_parent,
    startTime: row.occurred_at,
    attributes: { 'messaging.operation.name': 'publish', 'messaging.message.id': row.id },
  });
  span?.end();
  return span?.traceParent ?? row.trace_parent;
}

/** The delay counts from the commit, so the time in the outbox is part of it. */
function toJobMessage(row: OutboxRow, name: JobName, traces: Traces): QueuedMessage {
  const elapsed = Date.now() - row.occurred_at.getTime();
  const data: JobData = {
    payload: row.payload,
    requestId: row.request_id,
    traceParent: traceOutboxWait(row, traces),
  };
  const delayMilliseconds = Math.max(0, (row.job_delay_milliseconds ?? 0) - elapsed);
  return {
    name,
    data,
    opts: jobOptions(name, { jobId: row.job_id ?? row.id, priority: row.job_priority, delayMilliseconds }),
  };
}

function toEnvelope(row: OutboxRow, name: EventName) {
  return {
    id: row.id,
    name,
    payload: row.payload,
    occurredAt: row.occurred_at.toISOString(),
    requestId: row.request_id,
  };
}
