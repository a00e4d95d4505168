import { randomInt } from 'node:crypto';
import { type EventName, isEventName } from '@sefira/contracts/shared/events';
import { isJobName, type JobName } from '@sefira/contracts/shared/jobs';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { bulkEvents, deliveryJitterMilliseconds, subscribersOf } from '@sefira/contracts/shared/subscriptions';
import type { Traces } from '@sefira/platform/telemetry/tracing';
import type { JobsOptions, Queue } from 'bullmq';
import * as z from 'zod';
import { type JobData, jobOptions } from '../jobs.ts';
import { openQueue } from '../open-queue.ts';
import { eventJobOptions, eventQueueName, jobQueueName } from '../queue-settings.ts';
import { seal, sealingKey } from '../sealing.ts';
import { type MessagingContext, queueOptionsOf } from '../service-runtime.ts';

/** A row of the outbox as it is published. */
export const publishedRow = z.object({
  id: z.string(),
  name: z.string(),
  payload: z.unknown(),
  request_id: z.nullable(z.string()),
  trace_parent: z.nullable(z.string()),
  occurred_at: z.date(),
  /** Set for jobs only. */
  job_id: z.nullable(z.string()),
  job_priority: z.nullable(z.int()),
  job_delay_milliseconds: z.nullable(z.int()),
});
export type PublishedRow = z.infer<typeof publishedRow>;

export const publishedColumns = Object.keys(publishedRow.shape).join(', ');

type EventRow = PublishedRow & { readonly name: EventName };

function isEventRow(row: PublishedRow): row is EventRow {
  return isEventName(row.name);
}

/** An event or a job as BullMQ adds it. */
interface QueuedMessage {
  readonly name: string;
  readonly data: object;
  readonly opts: JobsOptions;
}

/** The length is read again after this time; what this process adds meanwhile is counted. */
const lengthMilliseconds = 200;
/** An older event is part of a backlog or of a refill: it must not take the room of new ones. */
const oldMilliseconds = 60_000;
/** So many events of one moment, more than a batch of charges, come from one transaction: a backlog that is just being stored. */
const burstSize = 150;
/** Of two waiting events that with the lower priority is handled first; each priority has room of its own on a queue. */
const priorities = { new: 0, old: 1, bulk: 2 } as const;
/**
 * Waiting events of a subscriber, by priority, above which more stay in the outbox until reconciliation adds them: a queue
 * takes a bounded part of Redis. A new event waits for about two seconds of work at most; those behind delay none.
 */
const fullQueueLengths = [2500, 20_000, 20_000];

function priorityOf({ name }: EventRow, isOld: boolean): number {
  if (bulkEvents.has(name)) return priorities.bulk;
  return isOld ? priorities.old : priorities.new;
}

/** True for those of the rows that are old or part of a burst. */
function findOld(rows: readonly PublishedRow[]): (row: EventRow) => boolean {
  const before = Date.now() - oldMilliseconds;
  const sizes = new Map<number, number>();
  for (const { occurred_at } of rows) sizes.set(occurred_at.getTime(), (sizes.get(occurred_at.getTime()) ?? 0) + 1);
  return ({ occurred_at }) => occurred_at.getTime() < before || (sizes.get(occurred_at.getTime()) ?? 0) >= burstSize;
}

/** How the events of a batch are queued. */
interface Queueing {
  readonly priorityOf: (row: EventRow) => number;
  readonly toMessage: (row: EventRow) => QueuedMessage;
}

/** Length of a part of a queue, read a moment ago. */
interface KnownLength {
  readonly readAt: number;
  length: number;
}

export interface OutboxPublisher extends AsyncDisposable {
  /** Adds rows to their queues. Events for a full queue are left to reconciliation. */
  publish(rows: readonly PublishedRow[]): Promise<void>;
  /**
   * Adds events to the queue of one subscriber again, behind all new ones, and returns how many; those that are on it already
   * stay as they are.
   */
  publishAgain(rows: readonly PublishedRow[], subscriber: ServiceName): Promise<number>;
}

/** Adds the rows of a service's outbox to the queues of jobs and subscribers; `queueLimit` replaces the limit of each priority. */
export function openOutboxPublisher(context: MessagingContext, queueLimit?: number): OutboxPublisher {
  const { logger, metrics } = context;
  const key = sealingKey(context.settings.MESSAGE_KEY);
  const queues = new Map<string, Queue>();
  const lengths = new Map<string, KnownLength>();

  function queueNamed(name: string): Queue {
    const queue = queues.get(name) ?? openQueue(name, queueOptionsOf(context));
    queues.set(name, queue);
    return queue;
  }

  /** Waiting messages of a queue with this priority. */
  async function readLength(name: string, priority: number): Promise<KnownLength> {
    const key = `${name} ${priority}`;
    const known = lengths.get(key);
    if (known !== undefined && performance.now() - known.readAt <= lengthMilliseconds) return known;
    const counts = await queueNamed(name).getCountsPerPriority([priority]);
    const read = { readAt: performance.now(), length: counts[priority] ?? 0 };
    lengths.set(key, read);
    return read;
  }

  /** Events of a backlog fill the queue for each other only, and so do those to many recipients. */
  async function addEvents(name: string, rows: readonly EventRow[], queueing: Queueing): Promise<void> {
    const byPriority = Object.groupBy(rows, queueing.priorityOf);
    for (const [priority, added = []] of Object.entries(byPriority))
      await addWithinLimit(name, added, queueing, Number(priority));
  }

  async function addWithinLimit(
    name: string,
    rows: readonly EventRow[],
    { toMessage }: Queueing,
    priority: number,
  ): Promise<void> {
    const known = await readLength(name, priority);
    const limit = queueLimit ?? fullQueueLengths[priority] ?? 0;
    const added = rows.slice(0, Math.max(0, limit - known.length)).map(toMessage);
    const held = rows.length - added.length;
    if (held > 0) metrics.eventsHeld.inc({ queue: name }, held);
    if (added.length === 0) return;
    await queueNamed(name).addBulk(added);
    known.length += added.length;
  }

  /** Rows of events that are not on this queue. */
  async function absentFrom(queue: Queue, rows: readonly EventRow[]): Promise<readonly EventRow[]> {
    const pipeline = context.queueRedis.pipeline();
    for (const { id } of rows) pipeline.exists(queue.toKey(id));
    const found = (await pipeline.exec()) ?? [];
    return rows.filter((_, index) => found[index]?.[1] === 0);
  }

  function toEventMessage(row: EventRow, priority: number): QueuedMessage {
    const traceParent = traceOutboxWait(row, metrics.traces);
    return {
      name: row.name,
      data: { sealed: seal({ ...toEnvelope(row), traceParent }, key) },
      opts: {
        ...eventJobOptions,
        jobId: row.id,
        delay: randomInt(1 + (deliveryJitterMilliseconds[row.name] ?? 0)),
        priority,
      },
    };
  }

  return {
    async publish(rows) {
      const jobs = new Map<string, QueuedMessage[]>();
      const events = new Map<string, EventRow[]>();
      const messages = new Map<string, QueuedMessage>();
      for (const row of rows) {
        if (isJobName(row.name)) {
          append(jobs, jobQueueName(row.name), toJobMessage(row, row.name, metrics.traces));
        } else if (isEventRow(row)) {
          metrics.eventsPublished.inc({ event: row.name });
          for (const subscriber of subscribersOf(row.name)) append(events, eventQueueName(subscriber), row);
        } else {
          logger.error({ event: row.name, id: row.id }, 'unknown name in outbox');
        }
      }
      const isOld = findOld(rows);
      const queueing: Queueing = {
        priorityOf: (row) => priorityOf(row, isOld(row)),
        /** Sealed once for all subscribers. */
        toMessage(row) {
          const message = messages.get(row.id) ?? toEventMessage(row, queueing.priorityOf(row));
          messages.set(row.id, message);
          return message;
        },
      };
      await Promise.all([
        ...[...jobs].map(([name, added]) => queueNamed(name).addBulk(added)),
        ...[...events].map(([name, added]) => addEvents(name, added, queueing)),
      ]);
    },
    async publishAgain(rows, subscriber) {
      const queue = queueNamed(eventQueueName(subscriber));
      const absent = await absentFrom(queue, rows.filter(isEventRow));
      await queue.addBulk(absent.map((row) => toEventMessage(row, priorityOf(row, true))));
      return absent.length;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

function append<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
}

/** Records the time in the outbox in the trace of the fact, and returns the parent of what follows. */
function traceOutboxWait(row: PublishedRow, traces: Traces): string | null {
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
function toJobMessage(row: PublishedRow, name: JobName, traces: Traces): QueuedMessage {
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

function toEnvelope(row: EventRow) {
  return {
    id: row.id,
    name: row.name,
    payload: row.payload,
    occurredAt: row.occurred_at.toISOString(),
    requestId: row.request_id,
  };
}
