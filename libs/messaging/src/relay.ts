import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type EventName, isEventName } from '@sefira/contracts/shared/events';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { deliveryJitterMilliseconds, subscribersOf } from '@sefira/contracts/shared/subscriptions';
import { listenersOf, poolOf } from '@sefira/database/access';
import type { Traces } from '@sefira/platform/telemetry/tracing';
import { Queue } from 'bullmq';
import { listenToOutbox } from './outbox-listener.ts';
import { eventJobOptions, eventQueueName } from './queue-settings.ts';
import { seal, sealingKey } from './sealing.ts';
import type { MessagingContext } from './service-runtime.ts';
import { tableIn } from './sql.ts';

interface OutboxRow {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly request_id: string | null;
  readonly trace_parent: string | null;
  readonly occurred_at: Date;
  /** The end of the lease, by the database's clock: it names this claim. */
  readonly claimed_until: Date;
}

const batchSize = 200;
const pollMilliseconds = 1000;
/** From the beginning of one look at the outbox to the next: what many store one by one goes out together; one alone waits for nothing. */
const minimumIntervalMilliseconds = 20;
/** How far back a wiped Redis is refilled from; the inbox of each consumer drops what it already did. */
const refillWindow = '24 hours';

/**
 * Hands committed events to the queues of their hearers: claims a batch with a lease, commits before it talks to Redis,
 * marks it published afterwards. Woken by NOTIFY, with a poll as the safety net. Several relays of one schema share the
 * work. When Redis has lost its memory, what was published recently is published again.
 */
export async function startRelay(context: MessagingContext): Promise<AsyncDisposable> {
  const { service, schema, logger, metrics, queueRedis } = context;
  const { QUEUE_PREFIX: prefix, MESSAGE_KEY: messageKey } = context.settings;
  const pool = poolOf(context);
  const outbox = tableIn(schema, 'outbox_event');
  const key = sealingKey(messageKey);
  const queues = new Map<ServiceName, Queue>();
  const stop = new AbortController();
  const markerKey = `${prefix}:relay:${service}`;
  let wake: () => void = () => undefined;
  let woken = false;

  function signal(): void {
    woken = true;
    wake();
  }

  function queueOf(subscriber: ServiceName): Queue {
    const known = queues.get(subscriber);
    if (known) return known;
    const queue = new Queue(eventQueueName(subscriber), { connection: queueRedis, prefix });
    queue.on('error', (error) => logger.warn({ reason: error.message }, 'event queue error'));
    queues.set(subscriber, queue);
    return queue;
  }

  async function claim(): Promise<OutboxRow[]> {
    // Named, so that it is planned once a connection: planning it takes longer than doing it.
    const { rows } = await pool.query<OutboxRow>({
      name: 'claim-events',
      text: `UPDATE ${outbox} SET claimed_until = now() + interval '30 seconds' WHERE id IN (
         SELECT id FROM ${outbox} WHERE published_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
         ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
       RETURNING id, name, payload, request_id, trace_parent, occurred_at, claimed_until`,
    });
    return rows.sort((first, second) => (first.id < second.id ? -1 : 1));
  }

  async function publish(rows: readonly OutboxRow[]): Promise<void> {
    const bySubscriber = new Map<ServiceName, { name: string; data: { sealed: string }; opts: object }[]>();
    for (const row of rows) {
      if (!isEventName(row.name)) {
        logger.error({ event: row.name, id: row.id }, 'unknown event in outbox');
        continue;
      }
      const traceParent = traceOutboxWait(row, row.name, metrics.traces);
      const job = {
        name: row.name,
        data: { sealed: seal({ ...toEnvelope(row, row.name), traceParent }, key) },
        opts: { ...eventJobOptions, jobId: row.id, delay: randomInt(1 + (deliveryJitterMilliseconds[row.name] ?? 0)) },
      };
      for (const hearer of subscribersOf(row.name)) {
        bySubscriber.set(hearer, [...(bySubscriber.get(hearer) ?? []), job]);
      }
      metrics.eventsPublished.inc({ event: row.name });
    }
    await Promise.all([...bySubscriber].map(([hearer, batch]) => queueOf(hearer).addBulk(batch)));
    // Only what is still claimed: a claim that was taken away went to a Redis that has forgotten it since.
    await pool.query(
      `UPDATE ${outbox} SET published_at = now(), claimed_until = NULL WHERE id = ANY($1) AND claimed_until = $2`,
      [rows.map((row) => row.id), rows[0]?.claimed_until],
    );
  }

  /** The marker comes last: whoever fails before it is followed by another. */
  async function refillAfterWipe(): Promise<void> {
    if ((await queueRedis.exists(markerKey)) === 1) return;
    const { rowCount } = await pool.query(
      `UPDATE ${outbox} SET published_at = NULL, claimed_until = NULL
       WHERE published_at > now() - interval '${refillWindow}' OR (published_at IS NULL AND claimed_until IS NOT NULL)`,
    );
    await queueRedis.set(markerKey, new Date().toISOString(), 'NX');
    if (rowCount) logger.warn({ events: rowCount }, 'redis had no memory: recent events are published again');
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
        // Not by the clock on the wall, which may be put back.
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

/** How long an event waited in the outbox, in the trace of its fact; what hears it goes on from there. */
function traceOutboxWait(row: OutboxRow, name: EventName, traces: Traces): string | null {
  if (row.trace_parent === null) return null;
  const span = traces.begin(`publish ${name}`, {
    kind: 'PRODUCER',
    traceParent: row.trace_parent,
    startTime: row.occurred_at,
    attributes: { 'messaging.operation.name': 'publish', 'messaging.message.id': row.id },
  });
  span?.end();
  return span?.traceParent ?? row.trace_parent;
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
