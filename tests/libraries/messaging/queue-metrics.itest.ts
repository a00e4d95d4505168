import { randomBytes } from 'node:crypto';
import { openQueue } from '@sefira/messaging/open-queue';
import { observeQueues } from '@sefira/messaging/queue-metrics';
import { eventQueueName } from '@sefira/messaging/queue-settings';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { cuttableServer } from '@sefira/testing/cuttable-server';
import { createTestEnvironment } from '@sefira/testing/test-environment';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createMessagingContext } from './messaging-context.ts';

test('while the database is down the age of queues is shown, and nothing is said of the outbox', async () => {
  await using stack = new AsyncDisposableStack();
  const testEnvironment = stack.use(await createTestEnvironment());
  const logger = createLogger({ service: 'test', level: 'silent' });
  const redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  stack.defer(() => closeRedis(redis));
  const postgres = stack.use(await cuttableServer(testEnvironment.database.options.connectionString ?? ''));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  pool.on('error', () => undefined);
  stack.defer(() => pool.end());
  const queuePrefix = `metrics-${randomBytes(4).toString('hex')}`;
  const context = createMessagingContext({ service: 'user', schema: 'user', pool, redis, queuePrefix });
  stack.use(observeQueues(context));
  const queue = openQueue(eventQueueName('user'), { redis, queuePrefix, logger });
  stack.defer(() => queue.close());
  await queue.add('user.erased', {}, { timestamp: Date.now() - 90_000 });

  const before = await context.metrics.registry.metrics();
  expect(before).toMatch(/^sefira_outbox_pending\{.*\} 0$/m);
  postgres.cut();
  await expect.poll(() => context.metrics.registry.metrics()).not.toMatch(/^sefira_outbox_pending\{/m);
  const during = await context.metrics.registry.metrics();
  expect(during).toMatch(/^sefira_queue_oldest_seconds\{.*queue="events-user".*\} \d{2,3}(\.|$)/m);
});
