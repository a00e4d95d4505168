import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@sefira/database/access';
import { openQueue, queueKeyPrefix } from '@sefira/messaging/open-queue';
import { enqueueJob } from '@sefira/messaging/outbox';
import { startRelay } from '@sefira/messaging/publishing/relay';
import { jobQueueName } from '@sefira/messaging/queue-settings';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { type LossyRedis, redisCluster, redisSentinels } from '@sefira/testing/redis-topologies';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import { expect, test, vi } from 'vitest';
import { createMessagingContext, type TestContext } from '../libraries/messaging/messaging-context.ts';

// Sentinels need up to 90 s on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const schema = 'user';
const job = 'notification.publish';
const queueName = jobQueueName(job);
const lostMilliseconds = 2000;
const polling = { timeout: 60_000, interval: 50 };
const logger = createLogger({ service: 'test', level: 'silent' });

function enqueue(context: TestContext): Promise<string> {
  return inTransaction(context, (transaction) =>
    enqueueJob(transaction, schema, job, { notificationId: newId() }, { jobId: newId() }),
  );
}

async function isPublished({ database }: TestEnvironment, jobId: string): Promise<boolean> {
  const { rows } = await database.query(
    `SELECT 1 FROM "${schema}".outbox_event WHERE job_id = $1 AND published_at IS NOT NULL`,
    [jobId],
  );
  return rows.length === 1;
}

/** A job without a sweep that was published into the lost second is on the queue of the new master. */
async function expectJobOfLostSecond(servers: LossyRedis, queuePrefix: string): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const environment = stack.use(await createTestEnvironment());
  const redis = openRedis({ url: servers.url, name: 'test', logger, use: 'queue' });
  stack.defer(() => closeRedis(redis));
  const pool = environment.database;
  const context = createMessagingContext({ service: 'user', schema, pool, redis, queuePrefix });
  const queue = openQueue(queueName, { redis, queuePrefix, logger });
  stack.defer(() => queue.close());
  const isQueued = async (id: string) => (await queue.getJob(id)) !== undefined;
  stack.use(await startRelay(context));
  const earlier = await enqueue(context);
  await expect.poll(() => isQueued(earlier), polling).toBe(true);
  const lost = servers.loseMaster(lostMilliseconds);
  await wait(lostMilliseconds / 2);
  const later = await enqueue(context);
  await expect.poll(() => isPublished(environment, later), polling).toBe(true);
  await lost;
  await expect.poll(() => isQueued(later), polling).toBe(true);
  expect(await isQueued(earlier)).toBe(true);
}

test('a job of the second that a promoted replica lacks is published again', async () => {
  await using sentinels = await redisSentinels();
  await expectJobOfLostSecond(sentinels, 'failover');
});

/** A prefix by which the queue is on the first node, which is lost, and the marker of events is not. */
async function prefixOnFirstNode(redis: RedisConnection): Promise<string> {
  for (;;) {
    const prefix = `failover-${randomBytes(4).toString('hex')}`;
    const slotOf = async (key: string) => Number(await redis.call('CLUSTER', 'KEYSLOT', key));
    const [ofQueue, ofEvents] = [
      await slotOf(queueKeyPrefix(prefix, queueName)),
      await slotOf(`{${prefix}:relay-user}`),
    ];
    if (ofQueue <= 5460 && ofEvents > 5460) return prefix;
  }
}

test('a job of the second that a node of a cluster lacks after its restart is published again', async () => {
  await using cluster = await redisCluster();
  const redis = openRedis({ url: cluster.url, name: 'test', logger, use: 'queue' });
  const prefix = await prefixOnFirstNode(redis);
  await closeRedis(redis);
  await expectJobOfLostSecond(cluster, prefix);
});
