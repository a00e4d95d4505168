import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { createHttpServer } from '@sefira/platform/http/http-server';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { FastifyInstance } from 'fastify';
import { openBacklog } from './backlog.ts';
import { checkQueueRedis } from './check-queue-redis.ts';
import { observeConnections } from './connection-metrics.ts';
import { type BatchHandlers, type EventHandlers, startConsumer } from './consumer.ts';
import { startEventTableMaintenance } from './event-table-maintenance.ts';
import { observeQueues } from './queue-metrics.ts';
import { startRelay } from './relay.ts';
import type { ServiceRuntime } from './service-runtime.ts';
import type { SqlExecutor } from './sql.ts';

/** Work in the background of a service: stops when disposed, and says how much it has in hand. */
export interface BackgroundWork extends AsyncDisposable {
  pending?(): Promise<number>;
}

export interface ServeOptions<Service extends ServiceName, Transaction extends SqlExecutor> {
  readonly registerRoutes: (app: FastifyInstance) => void | Promise<void>;
  readonly handlers: EventHandlers<Service, Transaction>;
  /** Handlers lock rows of the event's own person only, so that a crowd of events may share a transaction. */
  readonly sharesTransactions?: boolean;
  readonly batchHandlers?: BatchHandlers<Service, Transaction>;
  /** Job workers and timers of the service, started in the roles `worker` and `all`. */
  readonly startWork?: () => readonly BackgroundWork[] | Promise<readonly BackgroundWork[]>;
  /** Anything else that must be empty before the service counts as idle. */
  readonly pending?: () => Promise<number>;
}

/**
 * Puts a service on its feet by its role: HTTP with health checks always, routes in `http` and `all`, relay, consumer and
 * workers in `worker` and `all`. Disposing runs the drain sequence of docs/decisions/0026-graceful-restart.md: not ready, wait, stop taking
 * work, finish what is in hand, close in reverse order.
 */
export async function runService<Service extends ServiceName, Client, Transaction extends SqlExecutor>(
  service: Service,
  runtime: ServiceRuntime<Client, Transaction>,
  options: ServeOptions<Service, Transaction>,
): Promise<RunningService> {
  const { settings, logger, metrics, database, queueRedis, commandRedis } = runtime;
  const server = createHttpServer({
    service,
    logger,
    metrics,
    metricsToken: settings.METRICS_TOKEN,
    readiness: {
      database: () => database.pool.query('SELECT 1'),
      redis: () => commandRedis.ping(),
    },
  });
  const work = new AsyncDisposableStack();
  const backlog = runtime.resources.use(openBacklog(runtime));
  runtime.resources.use(observeQueues(runtime));
  observeConnections(runtime);
  const pending = [backlog.count, ...(options.pending ? [options.pending] : [])];
  try {
    await metrics.traces.loaded;
    await checkQueueRedis({ service, redis: queueRedis, queuePrefix: settings.QUEUE_PREFIX, logger });
    if (settings.ROLE !== 'worker') await options.registerRoutes(server.app);
    if (settings.ROLE !== 'http') {
      const shared = {
        schema: runtime.schema,
        redis: queueRedis,
        queuePrefix: settings.QUEUE_PREFIX,
        messageKey: settings.MESSAGE_KEY,
        logger,
        metrics,
      };
      const { handlers, batchHandlers = {}, sharesTransactions = false } = options;
      work.use(await startRelay({ ...shared, service, pool: database.pool, listeners: database.listeners }));
      work.use(
        startConsumer({
          ...shared,
          service,
          handlers,
          batchHandlers,
          sharesTransactions,
          inTransaction: runtime.inTransaction,
        }),
      );
      work.use(
        startEventTableMaintenance(database.pool, runtime.schema, {
          onDone: ({ partitions, rows }) => {
            if (partitions.length + rows > 0) logger.info({ partitions, rows }, 'event tables maintained');
          },
          onFailure: (error) => logger.warn({ reason: String(error) }, 'event tables not maintained'),
        }),
      );
      for (const background of (await options.startWork?.()) ?? []) {
        work.use(background);
        if (background.pending) pending.push(background.pending);
      }
    }
    const url = await server.listen({ host: settings.HOST, port: settings.PORT });
    logger.info({ url, role: settings.ROLE }, 'ready');
    return {
      name: service,
      url,
      async isIdle() {
        for (const count of pending) if ((await count()) > 0) return false;
        return true;
      },
      async [Symbol.asyncDispose]() {
        server.startDraining();
        await wait(settings.DRAIN_SECONDS * 1000);
        await server.app.close();
        await work.disposeAsync();
        await runtime.resources.disposeAsync();
        logger.info('closed');
      },
    };
  } catch (error) {
    await server.app.close();
    await work.disposeAsync();
    await runtime.resources.disposeAsync();
    throw error;
  }
}
