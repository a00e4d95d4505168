import { type EventEnvelope, type EventName, events, isEventName } from '@sefira/contracts/shared/events';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { type SubscribedBy, subscriptions } from '@sefira/contracts/shared/subscriptions';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { Metrics } from '@sefira/platform/telemetry/metrics';
import { follow, type OpenSpan } from '@sefira/platform/telemetry/spans';
import { type Job, Worker } from 'bullmq';
import * as z from 'zod/mini';
import { createBatcher } from './batcher.ts';
import { storeDeadLetter } from './dead-letters.ts';
import { eventQueueName, workerSettings } from './queue-settings.ts';
import { type SealingKey, sealingKey, unseal } from './sealing.ts';
import { type InTransaction, type SqlExecutor, tableIn } from './sql.ts';

/** Context of a handler. It runs in the transaction that also inserts the inbox row. */
export interface HandlerContext<Transaction> {
  readonly transaction: Transaction;
  readonly logger: Logger;
  /** Runs after the commit, for example to clear a cache; a failure is logged and ignored. */
  readonly afterCommit: (work: () => Promise<void>) => void;
}

/** One handler for each event that the service subscribes to. */
export type EventHandlers<Service extends ServiceName, Transaction> = {
  readonly [Name in SubscribedBy<Service>]: (
    event: EventEnvelope<Name>,
    context: HandlerContext<Transaction>,
  ) => Promise<void>;
};

/**
 * Handlers of a minQueuedToOverlap: all of one kind, acted on in one statement that locks people in their order. One person's events keep
 * theirs. What comes alone, or among others, goes to the handler of one.
 */
export type BatchHandlers<Service extends ServiceName, Transaction> = {
  readonly [Name in SubscribedBy<Service>]?: (
    events: readonly EventEnvelope<Name>[],
    transaction: Transaction,
  ) => Promise<void>;
};

/** Handlers after the lookup by event name. */
type AnyBatchHandler<Transaction> = (events: readonly EventEnvelope[], transaction: Transaction) => Promise<void>;
type AnyHandler<Transaction> = (event: EventEnvelope, context: HandlerContext<Transaction>) => Promise<void>;

export interface ConsumerOptions<Service extends ServiceName, Transaction extends SqlExecutor> {
  readonly service: Service;
  readonly schema: string;
  readonly handlers: EventHandlers<Service, Transaction>;
  readonly inTransaction: InTransaction<Transaction>;
  readonly redis: RedisConnection;
  readonly queuePrefix: string;
  readonly messageKey: string;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /**
   * Events that come in a crowd share a transaction, in the order of their people. Only for handlers that lock rows of the
   * event's own person and none else: two crowds would wait for each other's rows, until Postgres ends one after a second.
   */
  readonly sharesTransactions?: boolean;
  readonly batchHandlers?: BatchHandlers<Service, Transaction>;
}

/** An event being consumed, with its trace. */
interface Delivery<Transaction> {
  readonly event: EventEnvelope;
  readonly handler: AnyHandler<Transaction>;
  readonly logger: Logger;
  readonly span: OpenSpan | undefined;
}

interface Outcome {
  /** The inbox has the event already; its handler did not run. */
  readonly isRepeated: boolean;
  readonly afterCommit: readonly (() => Promise<void>)[];
}

/** Concurrency when each event has a transaction of its own. */
const separateTransactions = { maxBatchSize: 1, concurrency: 8 };
/**
 * Where a crowd shares: a transaction of its own costs more than most handlers. Beside one at work another begins only for
 * so many events, so that in a crowd groups fill (docs/decisions/0058-batching-where-measured.md).
 */
const sharedTransactions = { maxBatchSize: 32, concurrency: 2, minQueuedToOverlap: 8 };

const envelopeShape = z.object({
  id: z.uuid(),
  name: z.string(),
  payload: z.unknown(),
  occurredAt: z.string(),
  requestId: z.nullable(z.string()),
  traceParent: z.optional(z.nullable(z.string())),
});

/**
 * Hears the events of a service: at least once delivered, once in effect (the inbox row and the effects share a
 * transaction; events that come in a crowd share one between them). What fails on its last try becomes a dead letter, a row
 * that a command can replay.
 */
export function startConsumer<Service extends ServiceName, Transaction extends SqlExecutor>(
  options: ConsumerOptions<Service, Transaction>,
): AsyncDisposable {
  checkHandlers(options.service, Object.keys(options.handlers));
  const handlers = new Map<string, AnyHandler<Transaction>>(Object.entries(options.handlers));
  const batchHandlers = new Map<string, AnyBatchHandler<Transaction>>(Object.entries(options.batchHandlers ?? {}));
  const inbox = tableIn(options.schema, 'inbox_event');
  const name = eventQueueName(options.service);
  const key = sealingKey(options.messageKey);
  const batching = options.sharesTransactions ? sharedTransactions : separateTransactions;

  async function consume(job: Job<{ sealed: string }>): Promise<void> {
    const { event, traceParent } = openEnvelope(job.data.sealed, key);
    const span = options.metrics.traces.begin(`hear ${event.name}`, {
      kind: 'CONSUMER',
      traceParent,
      attributes: {
        'messaging.system': 'bullmq',
        'messaging.destination.name': name,
        'messaging.message.id': event.id,
        'sefira.attempt': job.attemptsMade + 1,
      },
    });
    await follow(span, () => handle(event, span));
  }

  async function handle(event: EventEnvelope, span: OpenSpan | undefined): Promise<void> {
    const handler = handlers.get(event.name);
    if (!handler) throw new Error(`no handler of ${event.name}`);
    const logger = options.logger.child({ requestId: event.requestId, event: event.name, eventId: event.id });
    const { isRepeated, afterCommit } = await deliver({ event, handler, logger, span });
    for (const work of afterCommit) {
      await work().catch((error: unknown) => logger.warn({ reason: String(error) }, 'work after an event failed'));
    }
    options.metrics.eventsHandled.inc({ event: event.name, outcome: isRepeated ? 'repeated' : 'done' });
    options.metrics.eventLag.observe({ event: event.name }, (Date.now() - Date.parse(event.occurredAt)) / 1000);
  }

  const deliver = createBatcher<Delivery<Transaction>, Outcome>({
    processBatch: (deliveries) => options.inTransaction((transaction) => deliverBatch(transaction, deliveries)),
    ...batching,
  });

  /** New events of the group, person by person; what was done before is left alone. */
  async function deliverBatch(
    transaction: Transaction,
    deliveries: readonly Delivery<Transaction>[],
  ): Promise<readonly Outcome[]> {
    // In one order for all, so that two groups with the same events wait for each other instead of for ever.
    const ids = deliveries.map(({ event }) => event.id).sort();
    const added = await transaction.$queryRawUnsafe<readonly { event_id: string }[]>(
      `INSERT INTO ${inbox} (event_id) SELECT value::uuid FROM jsonb_array_elements_text($1::jsonb)
       ON CONFLICT DO NOTHING RETURNING event_id`,
      JSON.stringify(ids),
    );
    const fresh = new Set(added.map(({ event_id }) => event_id));
    const news = deliveries.toSorted(compareByUser).filter(({ event }) => fresh.delete(event.id));
    const callbacks = new Map<Delivery<Transaction>, (() => Promise<void>)[]>(news.map((delivery) => [delivery, []]));
    const batchHandler = findBatchHandler(news);
    if (batchHandler) {
      await batchHandler(
        news.map(({ event }) => event),
        transaction,
      );
    } else {
      for (const delivery of news) {
        const { event, handler, logger, span } = delivery;
        const afterCommit = (work: () => Promise<void>) => void callbacks.get(delivery)?.push(work);
        const work = () => handler(event, { transaction, logger, afterCommit });
        await (span === undefined ? work() : span.run(work));
      }
    }
    return deliveries.map((delivery) => ({
      isRepeated: !callbacks.has(delivery),
      afterCommit: callbacks.get(delivery) ?? [],
    }));
  }

  /** Only where all are of one kind: two statements over the same people would lock them out of their order. */
  function findBatchHandler(news: readonly Delivery<Transaction>[]): AnyBatchHandler<Transaction> | undefined {
    const [first, ...others] = news;
    if (first === undefined || others.length === 0) return undefined;
    const isOneKind = others.every(({ event }) => event.name === first.event.name);
    return isOneKind ? batchHandlers.get(first.event.name) : undefined;
  }

  const worker = new Worker<{ sealed: string }>(name, consume, {
    connection: options.redis,
    prefix: options.queuePrefix,
    ...workerSettings,
    concurrency: batching.maxBatchSize * batching.concurrency,
  });
  worker.on('error', (error) => options.logger.warn({ reason: error.message }, 'event worker error'));
  worker.on('failed', (job, error) => {
    if (!job) return;
    const isDead = job.attemptsMade >= (job.opts.attempts ?? 1) || error.name === 'UnrecoverableError';
    options.metrics.eventsHandled.inc({ event: job.name, outcome: isDead ? 'dead' : 'failed' });
    options.logger.warn(
      { event: job.name, eventId: job.id, tries: job.attemptsMade, reason: error.message },
      'event failed',
    );
    if (!isDead) return;
    storeDeadLetter(options, {
      queue: name,
      name: job.name,
      id: String(job.id),
      sealed: job.data.sealed,
      reason: error.message,
    }).catch((cause: unknown) =>
      options.logger.error({ reason: String(cause), eventId: job.id }, 'dead letter not stored'),
    );
  });

  return { [Symbol.asyncDispose]: () => worker.close() };
}

function userIdOf({ payload }: EventEnvelope): string {
  return 'userId' in payload && typeof payload.userId === 'string' ? payload.userId : '';
}

/** In one order for all, as statements that lock several people do; what one person did stays in its own order. */
function compareByUser<Transaction>(one: Delivery<Transaction>, other: Delivery<Transaction>): number {
  const [first, second] = [userIdOf(one.event), userIdOf(other.event)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function openEnvelope(sealed: string, key: SealingKey): { event: EventEnvelope; traceParent: string | null } {
  const { traceParent = null, ...opened } = z.parse(envelopeShape, unseal(sealed, key));
  if (!isEventName(opened.name)) throw new Error(`unknown event ${opened.name}`);
  const payload = z.parse(events[opened.name].payload, opened.payload);
  return { event: { ...opened, name: opened.name, payload } as EventEnvelope, traceParent };
}

function checkHandlers(service: ServiceName, handled: readonly string[]): void {
  const subscribed: readonly EventName[] = subscriptions[service];
  const differing = [
    ...handled.filter((name) => !subscribed.some((event) => event === name)),
    ...subscribed.filter((name) => !handled.includes(name)),
  ];
  if (differing.length > 0) throw new Error(`${service}: handlers and subscriptions differ: ${differing.join(', ')}`);
}
