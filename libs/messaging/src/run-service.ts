import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { poolOf } from '@sefira/database/access';
import { createHttpServer, type DependencyChecks } from '@sefira/platform/http/http-server';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { FastifyInstance } from 'fastify';
import { openBacklog } from './backlog.ts';
import { checkQueueRedis } from './check-queue-redis.ts';
import { observeConnections } from './connection-metrics.ts';
import { type EventHandlers, startConsumer } from './consumer.ts';
import { addDeadLetterRoutes } from './dead-letters/dead-letter-calls.ts';
import { eventTableMaintenance } from './event-table-maintenance.ts';
import { type JobHandlers, startJobWorkers } from './jobs.ts';
import type { MessageWorker } from './message-worker.ts';
import { recordOwnWrites } from './own-reads.ts';
import { openReconciliation } from './publishing/reconciliation.ts';
import { startRelay } from './publishing/relay.ts';
import { observeQueues } from './queue-metrics.ts';
import { type Schedules, startSchedules } from './schedules.ts';
import type { MessagingClient, MessagingContext, ServiceRuntime } from './service-runtime.ts';
import { observeStores } from './store-metrics.ts';

export interface ServiceParts<Service extends ServiceName, Context extends MessagingContext> {
  readonly routes: (app: FastifyInstance, context: Context) => void | Promise<void>;
  readonly events: EventHandlers<Service, Context>;
  /** A function where the handlers load what a process without worker does not need. */
  readonly jobs: JobHandlers<Service, Context> | ((context: Context) => Promise<JobHandlers<Service, Context>>);
  readonly schedules: Schedules<Service, Context>;
  /** Shown by `/readyz?verbose`, besides cache and queue. */
  readonly optionalDependencies?: DependencyChecks;
  /** Rows that must be processed before the service counts as idle, besides its outbox and queues. */
  readonly pending?: (context: Context) => Promise<number>;
}

/**
 * Starts a service by its role: HTTP with health checks always, routes in `http` and `all`, relay, consumer and workers in
 * `worker` and `all`. Disposing runs the drain sequence of docs/decisions/0026-graceful-restart.md: not ready, wait, take no
 * new work, finish running work, close in reverse order.
 */
export async function runService<Service extends ServiceName, Context extends ServiceRuntime<MessagingClient>>(
  service: Service,
  context: Context,
  parts: ServiceParts<Service, Context>,
): Promise<RunningService> {
  const { settings, logger, metrics, queueRedis, commandRedis, resources } = context;
  const workers: MessageWorker[] = [];
  const server = createHttpServer({
    service,
    logger,
    metrics,
    metricsToken: settings.METRICS_TOKEN,
    readiness: { database: () => poolOf(context).query('SELECT 1') },
    optionalDependencies: {
      cache: () => commandRedis.ping(),
      queue: () => queueRedis.ping(),
      ...parts.optionalDependencies,
    },
    pausedWorkers: () => workers.filter(({ isPaused }) => isPaused).map(({ queue }) => queue),
  });
  const work = new AsyncDisposableStack();
  const backlog = resources.use(openBacklog(context));
  resources.use(observeQueues(context));
  observeConnections(context);
  observeStores(context);
  metrics.addGauge(
    {
      name: 'sefira_worker_paused',
      help: 'Workers of this process that wait for an unavailable dependency, by queue.',
      labelNames: ['queue'],
    },
    async () => workers.map(({ queue, isPaused }) => [{ queue }, isPaused ? 1 : 0]),
  );
  try {
    await metrics.traces.loaded;
    await checkQueueRedis({ service, redis: queueRedis, logger });
    if (settings.ROLE !== 'worker') {
      recordOwnWrites(server.app, context);
      await parts.routes(server.app, context);
      addDeadLetterRoutes(server.app, context);
    }
    if (settings.ROLE !== 'http') {
      work.use(await startRelay(context));
      const handlers = typeof parts.jobs === 'function' ? await parts.jobs(context) : parts.jobs;
      workers.push(startConsumer(service, context, parts.events), ...startJobWorkers(context, handlers));
      const started = [...workers];
      // At the same time: each may wait for its running jobs.
      work.defer(async () => {
        await Promise.all(started.map((worker) => worker[Symbol.asyncDispose]()));
      });
      const reconciliation = work.use(openReconciliation(context));
      workers.push(reconciliation.worker);
      work.use(
        startSchedules(context, {
          ...parts.schedules,
          'event_tables.maintenance': eventTableMaintenance,
          'events.reconciliation': reconciliation.schedule,
        }),
      );
    }
    const url = await server.listen({ host: settings.HOST, port: settings.PORT });
    logger.info({ url, role: settings.ROLE }, 'ready');
    return {
      name: service,
      url,
      async unfinishedWork() {
        const counts = { ...(await backlog.count()), rows: (await parts.pending?.(context)) ?? 0 };
        return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
      },
      async [Symbol.asyncDispose]() {
        server.startDraining();
        await wait(settings.DRAIN_SECONDS * 1000);
        context.shutdown.abort();
        await server.app.close();
        await work.disposeAsync();
        await resources.disposeAsync();
        logger.info('closed');
      },
    };
  } catch (error) {
    context.shutdown.abort();
    await server.app.close();
    await work.disposeAsync();
    await resources.disposeAsync();
    throw error;
  }
}
