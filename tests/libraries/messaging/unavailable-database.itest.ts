import { randomBytes } from 'node:crypto';
import { type SubscribedBy, subscriptions } from '@sefira/contracts/shared/subscriptions';
import { type EventHandlers, startConsumer } from '@sefira/messaging/consumer';
import { listDeadLetters } from '@sefira/messaging/dead-letters/dead-letters';
import { openQueue } from '@sefira/messaging/open-queue';
import { eventJobOptions, eventQueueName } from '@sefira/messaging/queue-settings';
import { seal } from '@sefira/messaging/sealing';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { type CuttableServer, cuttableServer } from '@sefira/testing/cuttable-server';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import type { Queue } from 'bullmq';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMessagingContext, type TestContext } from './messaging-context.ts';

/** docs/decisions/0068-handlers-jobs-and-schedules.md: an unavailable dependency is not a failed attempt. */
const schema = 'user';
const events = 50;
const stack = new AsyncDisposableStack();
let running: AsyncDisposableStack;
let testEnvironment: TestEnvironment;
let redis: RedisConnection;
let context: TestContext;
let queue: Queue;
/** PostgreSQL as the context reaches it. */
let postgres: CuttableServer;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  await testEnvironment.database.query(`CREATE TABLE "${schema}".effect (user_id text NOT NULL)`);
});
afterAll(() => stack.disposeAsync());

beforeEach(async () => {
  running = new AsyncDisposableStack();
  await testEnvironment.database.query(`TRUNCATE "${schema}".effect, "${schema}".inbox_event, "${schema}".dead_letter`);
  const logger = createLogger({ service: 'test', level: 'silent' });
  redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  running.defer(() => closeRedis(redis));
  const queuePrefix = `unavailable-${randomBytes(4).toString('hex')}`;
  postgres = running.use(await cuttableServer(testEnvironment.database.options.connectionString ?? ''));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 8 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  running.defer(() => pool.end());
  context = createMessagingContext({ service: 'user', schema, pool, redis, queuePrefix });
  queue = openQueue(eventQueueName('user'), { redis, queuePrefix: queuePrefix, logger });
  running.defer(() => queue.close());
});
afterEach(() => running.disposeAsync());

async function publish(): Promise<string[]> {
  const ids = Array.from({ length: events }, () => newId());
  const occurredAt = new Date().toISOString();
  await queue.addBulk(
    ids.map((id) => {
      const payload = { userId: id, erasedAt: occurredAt };
      const envelope = { id, name: 'user.erased', payload, occurredAt, requestId: null };
      const sealed = seal(envelope, context.settings.MESSAGE_KEY);
      // Exhausted after 200 ms, so that the outage of the test is longer.
      const opts = { ...eventJobOptions, attempts: 2, backoff: 100, jobId: id };
      return { name: 'user.erased', data: { sealed }, opts };
    }),
  );
  return ids;
}

const ignore = async () => undefined;
function consume(onErased: EventHandlers<'user', TestContext>['user.erased']) {
  const others = Object.fromEntries(subscriptions.user.map((name: SubscribedBy<'user'>) => [name, ignore]));
  return running.use(
    startConsumer('user', context, { ...others, 'user.erased': onErased } as EventHandlers<'user', TestContext>),
  );
}
const writeEffect: EventHandlers<'user', TestContext>['user.erased'] = async ({ event, transaction }) => {
  await transaction.$executeRawUnsafe(`INSERT INTO "${schema}".effect VALUES ($1)`, event.payload.userId);
};
const effects = async () =>
  (await testEnvironment.database.query(`SELECT user_id FROM "${schema}".effect`)).rows.map((row) => row.user_id);
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

test('events outlive a database that is unavailable for longer than their attempts', async () => {
  postgres.cut();
  const ids = await publish();
  const worker = consume(writeEffect);
  await eventually(() => expect(worker.isPaused).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(await effects()).toEqual([]);
  postgres.restore();
  await eventually(async () => expect((await effects()).sort()).toEqual(ids.sort()));
  expect(await listDeadLetters(testEnvironment.database, schema)).toEqual([]);
  await eventually(() => expect(worker.isPaused).toBe(false));
});

test('an exhausted event stays in Redis until its dead letter is stored', async () => {
  const [id = ''] = await publish();
  let hasFailed = false;
  const worker = consume(async ({ event }) => {
    if (event.id !== id) return;
    // Unavailable between the failure and the dead letter.
    if (!hasFailed) postgres.cut();
    hasFailed = true;
    throw Object.assign(new Error('cannot be done'), { name: 'UnrecoverableError' });
  });
  await eventually(() => expect(worker.isPaused).toBe(true));
  expect(await queue.getJob(id)).toBeDefined();
  postgres.restore();
  await eventually(async () => {
    const letters = await listDeadLetters(testEnvironment.database, schema);
    expect(letters.map(({ message_id }) => message_id)).toEqual([id]);
  });
  await eventually(async () => expect(await queue.getJob(id)).toBeUndefined());
});
