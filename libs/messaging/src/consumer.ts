import { type EventEnvelope, type EventName, events, isEventName } from '@sefira/contracts/shared/events';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { type SubscribedBy, subscriptions } from '@sefira/contracts/shared/subscriptions';
import { inTransaction, type TransactionOf } from '@sefira/database/access';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { follow } from '@sefira/platform/telemetry/spans';
import type { Job } from 'bullmq';
import * as z from 'zod/mini';
import { storeDeadLetter } from './dead-letters/dead-letters.ts';
import { type MessageWorker, startMessageWorker } from './message-worker.ts';
import { eventQueueName } from './queue-settings.ts';
import { type SealingKey, sealingKey, unseal } from './sealing.ts';
import type { ClientOf, MessagingContext } from './service-runtime.ts';
import { type SqlExecutor, tableIn } from './sql.ts';

/** An event by its name; for several names a union that the name discriminates. */
export type EventOf<Name extends EventName> = { [One in Name]: EventEnvelope<One> }[Name];

/** The argument of an event handler. `transaction` is the one that also inserts the inbox row. */
export interface EventDelivery<Name extends EventName, Context extends MessagingContext> {
  readonly event: EventOf<Name>;
  readonly transaction: TransactionOf<ClientOf<Context>>;
  readonly context: Context;
  readonly logger: Logger;
  /** Runs after the commit, for example to clear a cache; a failure is logged and ignored. */
  readonly afterCommit: (work: () => Promise<void>) => void;
}

/** One handler for each event that the service subscribes to. */
export type EventHandlers<Service extends ServiceName, Context extends MessagingContext> = {
  readonly [Name in SubscribedBy<Service>]: (delivery: EventDelivery<Name, Context>) => Promise<void>;
};

/** A handler after the lookup by event name. */
type AnyHandler = (
  delivery: Omit<EventDelivery<EventName, MessagingContext>, 'transaction'> & { readonly transaction: SqlExecutor },
) => Promise<void>;

/** Events that one process handles at the same time, each in a transaction of its own. */
const concurrency = 8;

const envelopeShape = z.object({
  id: z.uuid(),
  name: z.string(),
  payload: z.unknown(),
  occurredAt: z.string(),
  requestId: z.nullable(z.string()),
  traceParent: z.optional(z.nullable(z.string())),
});

/**
 * Consumes a service's events: at least once delivered, once in effect, since the inbox row and the effects share a
 * transaction. After the last failed attempt an event becomes a dead letter, which a command can replay.
 * @throws Error when the handlers differ from the table of subscriptions
 */
export function startConsumer<Service extends ServiceName, Context extends MessagingContext>(
  service: Service,
  context: Context,
  handlers: EventHandlers<Service, Context>,
): MessageWorker {
  checkHandlers(service, Object.keys(handlers));
  const handlersByName = new Map<string, AnyHandler>(Object.entries(handlers));
  const inbox = tableIn(context.schema, 'inbox_event');
  const name = eventQueueName(service);
  const key = sealingKey(context.settings.MESSAGE_KEY);
  const { metrics } = context;

  async function consume(job: Job<{ sealed: string }>): Promise<void> {
    const { event, traceParent } = openEnvelope(job.data.sealed, key);
    const span = metrics.traces.begin(`consume ${event.name}`, {
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

  async function handle(event: EventOf<EventName>): Promise<void> {
    const handler = handlersByName.get(event.name);
    if (!handler) throw new Error(`no handler of ${event.name}`);
    const logger = context.logger.child({ requestId: event.requestId, event: event.name, eventId: event.id });
    const { isRepeated, callbacks } = await inTransaction(context, async (transaction) => {
      const callbacks: (() => Promise<void>)[] = [];
      const added = await transaction.$executeRawUnsafe(
        `INSERT INTO ${inbox} (event_id) VALUES ($1::uuid) ON CONFLICT DO NOTHING`,
        event.id,
      );
      const afterCommit = (work: () => Promise<void>) => void callbacks.push(work);
      if (added > 0) await handler({ event, transaction, context, logger, afterCommit });
      return { isRepeated: added === 0, callbacks };
    });
    for (const work of callbacks) {
      await work().catch((error: unknown) => logger.warn({ reason: String(error) }, 'work after an event failed'));
    }
    metrics.eventsHandled.inc({ event: event.name, outcome: isRepeated ? 'repeated' : 'done' });
    metrics.eventLag.observe({ event: event.name }, (Date.now() - Date.parse(event.occurredAt)) / 1000);
  }

  return startMessageWorker<{ sealed: string }>(context, {
    queue: name,
    concurrency,
    run: consume,
    onFailed(job, error, isExhausted) {
      metrics.eventsHandled.inc({ event: job.name, outcome: isExhausted ? 'dead' : 'failed' });
      context.logger.warn(
        { event: job.name, eventId: job.id, attempts: job.attemptsMade + 1, reason: error.message },
        'event failed',
      );
    },
    async onExhausted({ name: event, id, data }, error) {
      const letter = { queue: name, name: event, id: String(id), sealed: data.sealed, reason: error.message };
      await inTransaction(context, (transaction) => storeDeadLetter(transaction, context.schema, letter));
    },
  });
}

function openEnvelope(sealed: string, key: SealingKey): { event: EventOf<EventName>; traceParent: string | null } {
  const { traceParent = null, ...opened } = z.parse(envelopeShape, unseal(sealed, key));
  if (!isEventName(opened.name)) throw new Error(`unknown event ${opened.name}`);
  const payload = z.parse(events[opened.name].payload, opened.payload);
  return { event: { ...opened, name: opened.name, payload } as EventOf<EventName>, traceParent };
}

function checkHandlers(service: ServiceName, handled: readonly string[]): void {
  const subscribed: readonly EventName[] = subscriptions[service];
  const differing = [
    ...handled.filter((name) => !subscribed.some((event) => event === name)),
    ...subscribed.filter((name) => !handled.includes(name)),
  ];
  if (differing.length > 0) throw new Error(`${service}: handlers and subscriptions differ: ${differing.join(', ')}`);
}
