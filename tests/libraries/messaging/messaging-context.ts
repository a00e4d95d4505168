import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { DatabaseHandle } from '@sefira/database/access';
import type { MessagingClient, MessagingContext } from '@sefira/messaging/service-runtime';
import type { SqlExecutor } from '@sefira/messaging/sql';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { createMetrics } from '@sefira/platform/telemetry/metrics';
import type { Pool, PoolClient } from 'pg';

export type TestContext = MessagingContext<MessagingClient>;

/** Raw statements over one connection, or each over any of a pool. */
export function executorOf(connection: Pool | PoolClient): SqlExecutor {
  return {
    $executeRawUnsafe: async (query, ...values) => (await connection.query(query, values)).rowCount ?? 0,
    $queryRawUnsafe: async <Row>(query: string, ...values: unknown[]) =>
      (await connection.query(query, values)).rows as Row,
  };
}

/** Transactions over a pool, in place of a generated Prisma client. */
function clientOver(pool: Pool): MessagingClient {
  return {
    async $transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(executorOf(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** A handle on a pool; the caller ends the pool. */
export function handleOver(pool: Pool): DatabaseHandle<MessagingClient> {
  const client = clientOver(pool);
  return new DatabaseHandle({
    client,
    pool,
    listeners: pool,
    fromReplica: (read) => read({ client, pool }),
    writePosition: () => Promise.resolve(null),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  });
}

/** The part of a service's context that relay and consumers need, over the servers of a test. */
export function createMessagingContext(options: {
  readonly service: ServiceName;
  readonly schema: string;
  readonly pool: Pool;
  readonly redis: RedisConnection;
  readonly queuePrefix: string;
}): TestContext {
  return {
    service: options.service,
    schema: options.schema,
    database: handleOver(options.pool),
    queueRedis: options.redis,
    logger: createLogger({ service: 'test', level: 'silent' }),
    metrics: createMetrics('test', { processMetrics: false }),
    settings: { QUEUE_PREFIX: options.queuePrefix, MESSAGE_KEY: randomBytes(32).toString('base64url') },
  };
}
