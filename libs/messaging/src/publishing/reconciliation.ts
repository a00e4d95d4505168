import { serviceNames } from '@sefira/contracts/shared/services';
import { subscriptions } from '@sefira/contracts/shared/subscriptions';
import { poolOf } from '@sefira/database/access';
import { idsOf, rowOf, rowsOf } from '@sefira/database/rows';
import type { Job, Queue } from 'bullmq';
import * as z from 'zod';
import { type MessageWorker, startMessageWorker } from '../message-worker.ts';
import { openQueue } from '../open-queue.ts';
import type { Schedule } from '../schedules.ts';
import { type MessagingContext, queueOptionsOf } from '../service-runtime.ts';
import { tableIn } from '../sql.ts';
import { openOutboxPublisher, publishedColumns, publishedRow } from './outbox-publisher.ts';

/** How far the events of an outbox are looked at, in the order in which they were published. */
const position = z.object({ publishedAt: z.iso.datetime(), eventId: z.uuid() });
const service = z.enum(serviceNames);

/** Asks a subscriber which of these events have no effect there. */
const checkShape = z.object({ publisher: service, eventIds: z.array(z.uuid()), upTo: position });
/** The subscriber's answer. */
const answerShape = z.object({ subscriber: service, missingIds: z.array(z.uuid()), upTo: position });
/** Reminds a publisher to ask again. */
const askShape = z.object({ subscriber: service });

const confirmedRow = z.object({ published_at: z.date(), event_id: z.string() });
const republishedRow = publishedRow.extend({ published_at: z.date() });
const eventBatch = z.object({
  /** Null where the subscriber subscribes to none of them. */
  ids: z.nullable(z.array(z.string())),
  last_at: z.date(),
  last_id: z.string(),
});

type Service = z.infer<typeof service>;
type Position = z.infer<typeof position>;

/** Events published later are still on their way. */
const settledSeconds = 30;
const batchSize = 5000;
/** Until a publisher asks again whether what it published again has its effect. */
const againMilliseconds = 2000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Queue by which publishers and subscribers compare outboxes with inboxes; a service's tables are its own. */
function reconciliationQueueName(name: string): string {
  return `reconciliation-${name}`;
}

export interface Reconciliation {
  /** Answers questions of publishers and publishes again what subscribers miss. */
  readonly worker: MessageWorker;
  /** Asks each subscriber about the events since the last confirmed one. */
  readonly schedule: Schedule<MessagingContext>;
}

/**
 * Compares the published events of a service with the inboxes of their subscribers, and publishes again those without an
 * effect: what a Redis failover lost, and what did not fit into a full queue. A position per subscriber states up to where
 * all is confirmed, so that each event is compared once. A lost message of the comparison is sent again at the next turn.
 */
export function openReconciliation(
  context: MessagingContext,
  delaySeconds: number = settledSeconds,
): AsyncDisposable & Reconciliation {
  const own = context.service;
  const outbox = tableIn(context.schema, 'outbox_event');
  const confirmation = tableIn(context.schema, 'event_confirmation');
  const pool = poolOf(context);
  const publisher = openOutboxPublisher(context);
  const queues = new Map<string, Queue>();

  /** The same message waits once on a queue. */
  async function send(to: Service, name: string, key: Service, data: object, delay = 0): Promise<void> {
    const queue = queues.get(to) ?? openQueue(reconciliationQueueName(to), queueOptionsOf(context));
    queues.set(to, queue);
    await queue.add(name, data, { jobId: `${name}-${key}`, delay, removeOnComplete: true, removeOnFail: true });
  }

  /** A new subscriber is not sent the past; a new installation has none, and may lose events before its first turn. */
  async function addPositions(): Promise<void> {
    await pool.query(
      `INSERT INTO ${confirmation} (subscriber, published_at, event_id)
       SELECT subscriber, CASE WHEN EXISTS (SELECT FROM ${confirmation}) THEN now() ELSE 'epoch' END, $2
       FROM unnest($1::text[]) AS added (subscriber) ON CONFLICT DO NOTHING`,
      [serviceNames, firstId],
    );
  }

  async function readPosition(subscriber: Service): Promise<Position> {
    const row = await rowOf(confirmedRow)(
      pool.query(`SELECT published_at, event_id FROM ${confirmation} WHERE subscriber = $1`, [subscriber]),
    );
    return { publishedAt: row.published_at.toISOString(), eventId: row.event_id };
  }

  async function confirm(subscriber: Service, upTo: Position): Promise<void> {
    await pool.query(
      `UPDATE ${confirmation} SET published_at = $2, event_id = $3
       WHERE subscriber = $1 AND (published_at, event_id) < ($2, $3)`,
      [subscriber, upTo.publishedAt, upTo.eventId],
    );
  }

  /** Asks a subscriber about its next events; what it does not subscribe to is confirmed without asking. */
  async function ask(subscriber: Service): Promise<void> {
    for (;;) {
      const { publishedAt, eventId } = await readPosition(subscriber);
      const [batch] = await rowsOf(eventBatch)(
        pool.query(
          `WITH scanned AS (
             SELECT id, name, published_at FROM ${outbox}
             WHERE published_at IS NOT NULL AND (published_at, id) > ($1, $2)
               AND published_at < now() - make_interval(secs => $3)
             ORDER BY published_at, id LIMIT ${batchSize}
           ), newest AS (SELECT id, published_at FROM scanned ORDER BY published_at DESC, id DESC LIMIT 1)
           SELECT array_agg(scanned.id) FILTER (WHERE name = ANY($4)) AS ids,
             newest.published_at AS last_at, newest.id AS last_id
           FROM scanned, newest GROUP BY newest.published_at, newest.id`,
          [publishedAt, eventId, delaySeconds, subscriptions[subscriber]],
        ),
      );
      if (!batch) return;
      const upTo = { publishedAt: batch.last_at.toISOString(), eventId: batch.last_id };
      if (batch.ids !== null) {
        await send(subscriber, 'check', own, { publisher: own, eventIds: batch.ids, upTo });
        return;
      }
      await confirm(subscriber, upTo);
    }
  }

  async function check({ publisher: asker, eventIds, upTo }: z.infer<typeof checkShape>): Promise<void> {
    const missingIds = await idsOf(
      pool.query(
        `SELECT id FROM unnest($1::uuid[]) AS asked (id)
         WHERE NOT EXISTS (SELECT FROM ${tableIn(context.schema, 'inbox_event')} WHERE event_id = asked.id)
           AND NOT EXISTS (SELECT FROM ${tableIn(context.schema, 'dead_letter')} WHERE message_id = asked.id::text)`,
        [eventIds],
      ),
    );
    await send(asker, 'answer', own, { subscriber: own, missingIds, upTo });
  }

  async function settle({ subscriber, missingIds, upTo }: z.infer<typeof answerShape>): Promise<void> {
    if (missingIds.length === 0) {
      await confirm(subscriber, upTo);
      await ask(subscriber);
      return;
    }
    const rows = await rowsOf(republishedRow)(
      pool.query(
        `SELECT ${publishedColumns}, published_at FROM ${outbox} WHERE id = ANY($1) ORDER BY published_at, id`,
        [missingIds],
      ),
    );
    const [oldest] = rows;
    // So the next question reaches further while these are handled: the subscriber's queue does not run empty.
    if (oldest) await confirm(subscriber, { publishedAt: oldest.published_at.toISOString(), eventId: firstId });
    const count = await publisher.publishAgain(rows, subscriber);
    context.metrics.eventsRepublished.inc({ subscriber }, count);
    await send(own, 'ask', subscriber, { subscriber }, againMilliseconds);
  }

  async function run({ name, data }: Job<unknown>): Promise<void> {
    if (name === 'check') await check(z.parse(checkShape, data));
    else if (name === 'answer') await settle(z.parse(answerShape, data));
    else await ask(z.parse(askShape, data).subscriber);
  }

  const queue = reconciliationQueueName(own);
  const worker = startMessageWorker<unknown>(context, {
    queue,
    concurrency: 1,
    run,
    onFailed: (job, error) => context.logger.warn({ queue, id: job.id, reason: error.message }, 'comparison failed'),
    onExhausted: async () => undefined,
  });
  return {
    worker,
    schedule: {
      everySeconds: 15,
      async run() {
        await addPositions();
        for (const subscriber of serviceNames) await ask(subscriber);
      },
    },
    async [Symbol.asyncDispose]() {
      await worker[Symbol.asyncDispose]();
      await publisher[Symbol.asyncDispose]();
      await Promise.all([...queues.values()].map((open) => open.close()));
    },
  };
}
