import { poolOf } from '@sefira/database/access';
import type { ServiceRuntime } from './service-runtime.ts';

/** Gauges of a service's PostgreSQL connections, read at each scrape. */
export function observeConnections(context: ServiceRuntime<unknown>): void {
  const pool = poolOf(context);
  context.metrics.addGauge(
    {
      name: 'sefira_database_connections',
      help: 'Connections of this process: open, idle, the most it may open, and calls that wait for one.',
      labelNames: ['state'],
    },
    async () => [
      [{ state: 'open' }, pool.totalCount],
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'limit' }, context.settings.DATABASE_POOL_SIZE],
      [{ state: 'waiting' }, pool.waitingCount],
    ],
  );
}
