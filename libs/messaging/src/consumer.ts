import { type HeardBy, subscriptions } from '@sefira/contracts/event-subscriptions';
import { type EventEnvelope, type EventName, events, isEventName } from '@sefira/contracts/events';
import type { ServiceName } from '@sefira/contracts/services';
import type { Logger } from '@sefira/platform/logger';
import type { Metrics } from '@sefira/platform/metrics';
import type { RedisConnection } from '@sefira/platform/redis';
import { follow, type OpenSpan } from '@sefira/platform/spans';
import { type Job, Worker } from 'bullmq';
import * as z from 'zod/mini';
import { storeDeadLetter } from './dead-letters.ts';
import { gathering } from './gathering.ts';
import { eventQueueName, workerSettings } from './queue-settings.ts';
import { type SealingKey, sealingKey, unseal } from './sealing.ts';
import { type InTransaction, type SqlExecutor, tableIn } from './sql.ts';

/** What a handler may know besides the event: it runs inside the transaction that also marks the event as done. */
export interface HandlerContext<Transaction> {
  readonly transaction: Transaction;
  readonly logger: Logger;
  /** Done once the effects are committed, such as forgetting what a cache holds; its failure undoes nothing. */
  readonly afterCommit: (work: () => Promise<void>) => void;
}

/** One handler for each event that the service hears, no more and no less. */
export type EventHandlers<Service extends ServiceName, Transaction> = {
  readonly [Name in HeardBy<Service>]: (
    event: EventEnvelope<Name>,
    context: HandlerContext<Transaction>,
  ) => Promise<void>;
};

/**
 * Handlers of a crowd: all of one kind, acted on in one statement that locks people in their order. One person's events keep
 * theirs. What comes alone, or among others, goes to the handler of one.
 */
export type CrowdHandlers<Service extends ServiceName, Transaction> = {
  readonly [Name in HeardBy<Service>]?: (
    events: readonly EventEnvelope<Name>[],
    transaction: Transaction,
  ) => Promise<void>;
};

/** Handlers once the envelope's name has chosen them. */
type AnyCrowdHandler<Transaction> = (events: readonly EventEnvelope[], transaction: Transaction) => Promise<void>;
type AnyHandler<Transaction> = (event: EventEnvelope, context: HandlerContext<Transaction>) => Promise<void>;

export interface ConsumerOptions<Service extends ServiceName, Transaction extends SqlExecutor> {
  readonly service: Service;
  readonly schema: string;
  readonly handlers: EventHandlers<Service, Transaction>;
  readonly inTransaction: InTransaction<Transaction>;
  readonly redis: RedisConnection;
  readonly queuePrefix: string;
  readonly messageKey: string;
  /** While keys change: what was sealed with it is still heard. */
  readonly previousMessageKey?: string | undefined;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /**
   * Events that come in a crowd share a transaction, in the order of their people. Only for handlers that lock rows of the
   * event's own person and none else: two crowds would wait for each other's rows, until Postgres ends one after a second.
   */
  readonly crowdsShare?: boolean;
  readonly crowdHandlers?: CrowdHandlers<Service, Transaction>;
}

/** An event in hand, with the trace it is heard in. */
interface Delivery<Transaction> {
  readonly event: EventEnvelope;
  readonly handler: AnyHandler<Transaction>;
  readonly logger: Logger;
  readonly span: OpenSpan | undefined;
}

interface Outcome {
  /** Done before: nothing was done now. */
  readonly isRepeated: boolean;
  readonly later: readonly (() => Promise<void>)[];
}

/** Events in hand at a time where each has a transaction of its own. */
const singly = { largestGroup: 1, parallelGroups: 8 };
/**
 * Where a crowd shares: a transaction of its own costs more than most handlers. Beside one at work another begins only for
 * so many events, so that in a crowd groups fill (deploy/bench/profiles/events.md).
 */
const shared = { largestGroup: 32, parallelGroups: 2, crowd: 8 };

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
  refuseForeignHandlers(options.service, Object.keys(options.handlers));
  const handlers = new Map<string, AnyHandler<Transaction>>(Object.entries(options.handlers));
  const crowdHandlers = new Map<string, AnyCrowdHandler<Transaction>>(Object.entries(options.crowdHandlers ?? {}));
  const inbox = tableIn(options.schema, 'inbox_event');
  const name = eventQueueName(options.service);
  const key = sealingKey([options.messageKey, options.previousMessageKey].filter((one) => one !== undefined).join(','));
  const groups = options.crowdsShare ? shared : singly;

  async function hear(job: Job<{ sealed: string }>): Promise<void> {
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
    const { isRepeated, later } = await act({ event, handler, logger, span });
    for (const work of later) {
      await work().catch((error: unknown) => logger.warn({ reason: String(error) }, 'work after an event failed'));
    }
    options.metrics.eventsHandled.inc({ event: event.name, outcome: isRepeated ? 'repeated' : 'done' });
    options.metrics.eventLag.observe({ event: event.name }, (Date.now() - Date.parse(event.occurredAt)) / 1000);
  }

  const act = gathering<Delivery<Transaction>, Outcome>({
    together: (deliveries) => options.inTransaction((transaction) => actTogether(transaction, deliveries)),
    ...groups,
  });

  /** New events of the group, person by person; what was done before is left alone. */
  async function actTogether(
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
    const news = deliveries.toSorted(byPerson).filter(({ event }) => fresh.delete(event.id));
    const later = new Map<Delivery<Transaction>, (() => Promise<void>)[]>(news.map((delivery) => [delivery, []]));
    const crowdHandler = crowdHandlerOf(news);
    if (crowdHandler) {
      await crowdHandler(
        news.map(({ event }) => event),
        transaction,
      );
    } else {
      for (const delivery of news) {
        const { event, handler, logger, span } = delivery;
        const afterCommit = (work: () => Promise<void>) => void later.get(delivery)?.push(work);
        const work = () => handler(event, { transaction, logger, afterCommit });
        await (span === undefined ? work() : span.run(work));
      }
    }
    return deliveries.map((delivery) => ({ isRepeated: !later.has(delivery), later: later.get(delivery) ?? [] }));
  }

  /** Only where all are of one kind: two statements over the same people would lock them out of their order. */
  function crowdHandlerOf(news: readonly Delivery<Transaction>[]): AnyCrowdHandler<Transaction> | undefined {
    const [first, ...others] = news;
    if (first === undefined || others.length === 0) return undefined;
    const isOneKind = others.every(({ event }) => event.name === first.event.name);
    return isOneKind ? crowdHandlers.get(first.event.name) : undefined;
  }

  const worker = new Worker<{ sealed: string }>(name, hear, {
    connection: options.redis,
    prefix: options.queuePrefix,
    ...workerSettings,
    concurrency: groups.largestGroup * groups.parallelGroups,
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

function personOf({ payload }: EventEnvelope): string {
  return 'userId' in payload && typeof payload.userId === 'string' ? payload.userId : '';
}

/** In one order for all, as statements that lock several people do; what one person did stays in its own order. */
function byPerson<Transaction>(one: Delivery<Transaction>, other: Delivery<Transaction>): number {
  const [first, second] = [personOf(one.event), personOf(other.event)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function openEnvelope(sealed: string, key: SealingKey): { event: EventEnvelope; traceParent: string | null } {
  const { traceParent = null, ...opened } = z.parse(envelopeShape, unseal(sealed, key));
  if (!isEventName(opened.name)) throw new Error(`unknown event ${opened.name}`);
  const payload = z.parse(events[opened.name].payload, opened.payload);
  return { event: { ...opened, name: opened.name, payload } as EventEnvelope, traceParent };
}

function refuseForeignHandlers(service: ServiceName, handled: readonly string[]): void {
  const heard: readonly EventName[] = subscriptions[service];
  const differing = [
    ...handled.filter((name) => !heard.some((event) => event === name)),
    ...heard.filter((name) => !handled.includes(name)),
  ];
  if (differing.length > 0) throw new Error(`${service}: handlers and subscriptions differ: ${differing.join(', ')}`);
}
