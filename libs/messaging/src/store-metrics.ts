import { setTimeout as wait } from 'node:timers/promises';
import { poolOf, readFromReplica } from '@sefira/database/access';
import { rowOf } from '@sefira/database/rows';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { Cluster } from 'ioredis';
import * as z from 'zod';
import type { MessagingContext } from './service-runtime.ts';

const limitMilliseconds = 2000;
/** Null before the first failure. */
const archiveState = z.object({ failing: z.nullable(z.boolean()) });
/** Null on a primary. */
const replicaState = z.object({ lag: z.nullable(z.number()) });

/**
 * Gauges of what a service's PostgreSQL and Redis run short of, read at each scrape. Every replica reports the same values.
 * Left out while the server does not respond, so that a scrape never waits.
 */
export function observeStores(context: MessagingContext): void {
  const { metrics, queueRedis } = context;
  metrics.addGauge(
    {
      name: 'sefira_database_archive_failing',
      help: '1 while the archive of the database log refuses segments, which then fill the disk of the database.',
      labelNames: [],
    },
    async () => {
      const read = rowOf(archiveState)(
        poolOf(context).query(
          "SELECT last_failed_time > coalesce(last_archived_time, '-infinity') AS failing FROM pg_stat_archiver",
        ),
      );
      const state = await withinLimit(read);
      return state === null ? null : [[{}, state.failing ? 1 : 0]];
    },
  );
  metrics.addGauge(
    {
      name: 'sefira_database_replica_lag_seconds',
      help: 'Age of the newest transaction of the read replica, 0 when it has all that it received.',
      labelNames: [],
    },
    async () => {
      const read = readFromReplica(context, ({ pool }) =>
        rowOf(replicaState)(
          pool.query(
            `SELECT CASE WHEN NOT pg_is_in_recovery() THEN NULL
               WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
               ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp())::float8 END AS lag`,
          ),
        ),
      );
      const lag = (await withinLimit(read))?.lag ?? null;
      return lag === null ? null : [[{}, lag]];
    },
  );
  metrics.addGauge(
    {
      name: 'sefira_redis_memory_ratio',
      help: 'Memory that the queues’ Redis uses, of its limit, or of the machine where it has none; of several the fullest.',
      labelNames: [],
    },
    async () => {
      if (queueRedis.status !== 'ready') return null;
      const ratio = await withinLimit(readMemoryRatio(queueRedis));
      return ratio === null ? null : [[{}, ratio]];
    },
  );
}

async function readMemoryRatio(redis: RedisConnection): Promise<number> {
  const servers = redis instanceof Cluster ? redis.nodes('master') : [redis];
  return Math.max(...(await Promise.all(servers.map(async (server) => memoryRatio(await server.info('memory'))))));
}

/** @param info the memory section of Redis' INFO */
function memoryRatio(info: string): number {
  const number = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  return number('used_memory') / (number('maxmemory') || number('total_system_memory') || Number.POSITIVE_INFINITY);
}

/** Null when the server does not respond in time or fails. */
async function withinLimit<Value>(read: Promise<Value>): Promise<Value | null> {
  return Promise.race([read, wait(limitMilliseconds, null, { ref: false })]).catch(() => null);
}
