import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker as Thread } from 'node:worker_threads';
import { openQueue } from '@sefira/messaging/open-queue';
import { scheduleQueueName } from '@sefira/messaging/queue-settings';
import { type Schedule, startSchedules } from '@sefira/messaging/schedules';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import type { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMessagingContext, type TestContext } from './messaging-context.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const stack = new AsyncDisposableStack();
let running: AsyncDisposableStack;
let testEnvironment: TestEnvironment;
let queuePrefix: string;
let queue: Queue;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
});
afterAll(() => stack.disposeAsync());

beforeEach(() => {
  running = new AsyncDisposableStack();
  queuePrefix = `schedules-${randomBytes(4).toString('hex')}`;
  queue = openQueue(scheduleQueueName('user'), { redis: connect(), queuePrefix: queuePrefix, logger });
  running.defer(() => queue.close());
});
afterEach(() => running.disposeAsync());

function connect(): RedisConnection {
  const redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  running.defer(() => closeRedis(redis));
  return redis;
}

/** A process of the cluster; each has connections of its own. */
const start = (schedules: Record<string, Schedule<TestContext>>) =>
  running.use(
    startSchedules(
      createMessagingContext({
        service: 'user',
        schema: 'user',
        pool: testEnvironment.database,
        redis: connect(),
        queuePrefix,
      }),
      schedules,
    ),
  );
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

test('a run that is longer than its period never overlaps with another, in any process', async () => {
  let active = 0;
  let most = 0;
  let runs = 0;
  const sweep: Schedule<TestContext> = {
    everySeconds: 1,
    async run() {
      active += 1;
      most = Math.max(most, active);
      await wait(2500);
      active -= 1;
      runs += 1;
    },
  };
  start({ 'test.sweep': sweep });
  start({ 'test.sweep': sweep });
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(3));
  expect(most).toBe(1);
});

test('two processes run each turn once, and two schedules run at the same time', async () => {
  const startedAt = Date.now();
  const turns: number[] = [];
  let blocked = false;
  const block: Schedule<TestContext> = {
    everySeconds: 1,
    async run({ signal }) {
      blocked = true;
      await wait(20_000, undefined, { signal }).catch(() => undefined);
    },
  };
  const tick: Schedule<TestContext> = { everySeconds: 1, run: async () => void turns.push(Date.now() - startedAt) };
  for (let process = 0; process < 2; process += 1) start({ 'test.block': block, 'test.tick': tick });
  await eventually(() => expect(turns.length).toBeGreaterThanOrEqual(10));
  expect(blocked).toBe(true);
  // A turn may be late and the next on time; ten turns of a second each still take nine, and half of that if run twice.
  expect(turns[9]).toBeGreaterThan(7500);
});

test('a failed run is followed by the next turn', async () => {
  let runs = 0;
  start({
    'test.sweep': {
      everySeconds: 1,
      async run() {
        runs += 1;
        if (runs === 1) throw new Error('failed once');
      },
    },
  });
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(2));
});

test('shutdown aborts the signal of a run and waits for it', async () => {
  const log: string[] = [];
  const process = start({
    'test.sweep': {
      everySeconds: 60,
      async run({ signal }) {
        log.push('started');
        await once(signal, 'abort');
        await wait(200);
        log.push('finished');
      },
    },
  });
  await eventually(() => expect(log).toEqual(['started']));
  await process[Symbol.asyncDispose]();
  expect(log).toEqual(['started', 'finished']);
});

test('a changed period takes effect and a schedule that is no longer declared is removed', async () => {
  let runs = 0;
  const tick = (everySeconds: number): Schedule<TestContext> => ({
    everySeconds,
    run: async () => {
      runs += 1;
    },
  });
  const first = start({ 'test.tick': tick(3600), 'test.removed': tick(3600) });
  await eventually(() => expect(runs).toBe(2));
  await first[Symbol.asyncDispose]();
  start({ 'test.tick': tick(1) });
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(4));
  const schedulers = await queue.getJobSchedulers();
  expect(schedulers.map(({ key, every }) => ({ key, every }))).toEqual([{ key: 'test.tick', every: 1000 }]);
});

test('a schedule goes on after a clock that was an hour ahead was put right', async () => {
  let runs = 0;
  const schedule: Schedule<TestContext> = {
    everySeconds: 1,
    run: async () => {
      runs += 1;
    },
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  running.defer(() => void vi.useRealTimers());
  const ahead = start({ 'test.sweep': schedule });
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(2));
  await ahead[Symbol.asyncDispose]();
  vi.useRealTimers();
  const before = runs;
  start({ 'test.sweep': schedule });
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(before + 2));
});

test('the turn of a killed runner is taken by another', async () => {
  const thread = new Thread(new URL('./killed-runner.ts', import.meta.url), {
    workerData: { redisUrl: testEnvironment.redisUrl, queuePrefix, queueName: queue.name },
  });
  const schedule: Schedule<TestContext> = { everySeconds: 3600, run: async () => void runs.push('second') };
  const runs: string[] = [];
  await queue.upsertJobScheduler('test.sweep', { every: 3_600_000 }, { name: 'test.sweep' });
  await once(thread, 'message');
  await thread.terminate();
  expect(await queue.getActiveCount()).toBe(1);
  start({ 'test.sweep': schedule });
  await eventually(() => expect(runs).toEqual(['second']));
}, 60_000);
