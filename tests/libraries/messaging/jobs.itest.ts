import { randomBytes } from 'node:crypto';
import { inTransaction } from '@sefira/database/access';
import { type JobRun, startJobWorker } from '@sefira/messaging/jobs';
import { openQueue } from '@sefira/messaging/open-queue';
import { type EnqueueOptions, enqueueJob } from '@sefira/messaging/outbox';
import { startRelay } from '@sefira/messaging/publishing/relay';
import { jobQueueName } from '@sefira/messaging/queue-settings';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import type { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMessagingContext, type TestContext } from './messaging-context.ts';

const schema = 'user';
const logger = createLogger({ service: 'test', level: 'silent' });
const stack = new AsyncDisposableStack();
let running: AsyncDisposableStack;
let testEnvironment: TestEnvironment;
let redis: RedisConnection;
let context: TestContext;
let queue: Queue;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
});
afterAll(() => stack.disposeAsync());

beforeEach(async () => {
  running = new AsyncDisposableStack();
  await testEnvironment.database.query(`TRUNCATE "${schema}".outbox_event`);
  redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  running.defer(() => closeRedis(redis));
  await redis.flushdb();
  const queuePrefix = `jobs-${randomBytes(4).toString('hex')}`;
  context = createMessagingContext({ service: 'user', schema, pool: testEnvironment.database, redis, queuePrefix });
  queue = openQueue(jobQueueName('mail.send'), { redis, queuePrefix: queuePrefix, logger });
  running.defer(() => queue.close());
});
afterEach(() => running.disposeAsync());

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
const enqueue = (mailId = newId(), options: EnqueueOptions = {}) =>
  inTransaction(context, (transaction) => enqueueJob(transaction, schema, 'mail.send', { mailId }, options));
const relay = async () => running.use(await startRelay(context));
const work = (run: (job: JobRun<'mail.send', TestContext>) => Promise<void>) =>
  running.use(startJobWorker('mail.send', context, { concurrency: 1, run }));
const unpublished = async () =>
  (await testEnvironment.database.query(`SELECT 1 FROM "${schema}".outbox_event WHERE published_at IS NULL`)).rowCount;

test('a job of a committed transaction runs with its payload and request id', async () => {
  const runs: JobRun<'mail.send', TestContext>[] = [];
  const mailId = newId();
  await relay();
  work(async (run) => void runs.push(run));
  const jobId = await enqueue(mailId, { requestId: 'request-1' });
  // At least once: the refill of the empty Redis may publish what the relay has added but not marked yet.
  await eventually(async () => expect(runs).not.toHaveLength(0));
  expect(runs[0]).toMatchObject({ jobId, payload: { mailId }, attempt: 1, requestId: 'request-1', context });
});

test('a job of a transaction that failed is never published', async () => {
  await relay();
  const failed = inTransaction(context, async (transaction) => {
    await enqueueJob(transaction, schema, 'mail.send', { mailId: newId() });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await enqueue();
  await eventually(async () => expect(await queue.getWaitingCount()).toBe(1));
});

test('a malformed payload is refused before it is stored', async () => {
  await expect(enqueue('not an id')).rejects.toThrow();
  expect(await unpublished()).toBe(0);
});

test('rows with the same job id, and a row published twice, are one job while it waits', async () => {
  const jobId = newId();
  for (let time = 0; time < 3; time += 1) await enqueue(newId(), { jobId });
  const other = await enqueue();
  await relay();
  await eventually(async () => expect(await unpublished()).toBe(0));
  await testEnvironment.database.query(`UPDATE "${schema}".outbox_event SET published_at = NULL`);
  await eventually(async () => expect(await unpublished()).toBe(0));
  expect((await queue.getWaiting()).map(({ id }) => id).sort()).toEqual([jobId, other].sort());
});

test('jobs run by priority, and a delayed job waits', async () => {
  const ids = [newId(), newId(), newId()];
  const [late, first, delayed] = ids;
  await enqueue(late, { priority: 20 });
  await enqueue(first, { priority: 10 });
  await enqueue(delayed, { delayMilliseconds: 60_000 });
  await relay();
  await eventually(async () => expect(await unpublished()).toBe(0));
  const [job] = await queue.getDelayed();
  expect(job?.data.payload).toEqual({ mailId: delayed });
  expect(job?.delay).toBeGreaterThan(50_000);
  const order: string[] = [];
  work(async ({ payload }) => void order.push(payload.mailId));
  // A relay that begins on an empty Redis may publish a row twice; the second job of one that ran is another run.
  await eventually(async () => expect([...new Set(order)]).toEqual([first, late]));
});
