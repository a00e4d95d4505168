import {
  type EventEnvelope,
  type EventName,
  events,
  type HeardBy,
  isEventName,
  subscriptions,
} from '@sefira/contracts/events';
import type { ServiceName } from '@sefira/contracts/services';
import type { Logger } from '@sefira/platform/logger';
import type { Metrics } from '@sefira/platform/metrics';
import type { RedisConnection } from '@sefira/platform/redis';
import { follow } from '@sefira/platform/spans';
import { type Job, Worker } from 'bullmq';
import * as z from 'zod/mini';
import { storeDeadLetter } from './dead-letters.ts';
import { eventQueueName, workerSettings } from './queue-settings.ts';
import { unseal } from './sealing.ts';
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

/** A handler once the envelope's name has chosen it. */
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
  readonly concurrency?: number;
}

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
 * transaction). What fails on its last try becomes a dead letter, a row that a command can replay.
 */
export function startConsumer<Service extends ServiceName, Transaction extends SqlExecutor>(
  options: ConsumerOptions<Service, Transaction>,
): AsyncDisposable {
  refuseForeignHandlers(options.service, Object.keys(options.handlers));
  const handlers = new Map<string, AnyHandler<Transaction>>(Object.entries(options.handlers));
  const inbox = tableIn(options.schema, 'inbox_event');
  const name = eventQueueName(options.service);
  const shared = { connection: options.redis, prefix: options.queuePrefix };

  async function hear(job: Job<{ sealed: string }>): Promise<void> {
    const { event, traceParent } = openEnvelope(job.data.sealed, options);
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
    await follow(span, () => handle(event));
  }

  async function handle(event: EventEnvelope): Promise<void> {
    const handler = handlers.get(event.name);
    if (!handler) throw new Error(`no handler of ${event.name}`);
    const logger = options.logger.child({ requestId: event.requestId, event: event.name, eventId: event.id });
    const later: (() => Promise<void>)[] = [];
    const afterCommit = (work: () => Promise<void>) => void later.push(work);
    const outcome = await options.inTransaction(async (transaction) => {
      later.length = 0;
      const added = await transaction.$executeRawUnsafe(
        `INSERT INTO ${inbox} (event_id) VALUES ($1::uuid) ON CONFLICT DO NOTHING`,
        event.id,
      );
      if (added === 0) return 'repeated';
      await handler(event, { transaction, logger, afterCommit });
      return 'done';
    });
    for (const work of later) {
      await work().catch((error: unknown) => logger.warn({ reason: String(error) }, 'work after an event failed'));
    }
    options.metrics.eventsHandled.inc({ event: event.name, outcome });
    options.metrics.eventLag.observe({ event: event.name }, (Date.now() - Date.parse(event.occurredAt)) / 1000);
  }

  const worker = new Worker<{ sealed: string }>(name, hear, {
    ...shared,
    ...workerSettings,
    concurrency: options.concurrency ?? 8,
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

function openEnvelope(
  sealed: string,
  keys: { readonly messageKey: string; readonly previousMessageKey?: string | undefined },
): { event: EventEnvelope; traceParent: string | null } {
  const { traceParent = null, ...opened } = z.parse(
    envelopeShape,
    unseal(sealed, keys.messageKey, keys.previousMessageKey),
  );
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
