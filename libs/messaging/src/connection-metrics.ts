import type { ServiceRuntime } from './service-runtime.ts';
import type { SqlExecutor } from './sql.ts';

/** Gauges of a service's PostgreSQL connections, read at each scrape. */
export function observeConnections<Client, Transaction extends SqlExecutor>(
  runtime: ServiceRuntime<Client, Transaction>,
): void {
  const { pool } = runtime.database;
  runtime.metrics.addGauge(
    {
      name: 'sefira_database_connections',
      help: 'Connections of this process: open, idle, the most it may open, and calls that wait for one.',
      labelNames: ['state'],
    },
    async () => [
      [{ state: 'open' }, pool.totalCount],
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'limit' }, runtime.settings.DATABASE_POOL_SIZE],
      [{ state: 'waiting' }, pool.waitingCount],
    ],
  );
}
