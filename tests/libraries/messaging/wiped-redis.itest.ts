import { randomBytes } from 'node:crypto';
import { openQueue } from '@sefira/messaging/open-queue';
import { appendEvent } from '@sefira/messaging/outbox';
import { startRelay } from '@sefira/messaging/publishing/relay';
import { eventQueueName } from '@sefira/messaging/queue-settings';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import type { Queue } from 'bullmq';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessagingContext, executorOf } from './messaging-context.ts';

/** Events that must survive a Redis that lost its memory. */
const schema = 'auth';
const logger = createLogger({ service: 'test', level: 'silent' });
let round: AsyncDisposableStack;
let testEnvironment: TestEnvironment;
let redis: RedisConnection;
let queue: Queue;
let queuePrefix: string;

beforeEach(async () => {
  round = new AsyncDisposableStack();
  testEnvironment = round.use(await createTestEnvironment());
  redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  round.defer(() => closeRedis(redis));
  queuePrefix = `wiped-${randomBytes(4).toString('hex')}`;
  queue = openQueue(eventQueueName('user'), { redis, queuePrefix: queuePrefix, logger });
  round.defer(() => queue.close());
});
afterEach(async () => {
  vi.useRealTimers();
  await round.disposeAsync();
});

const polling = { timeout: 60_000, interval: 20 };
const waiting = (like: string) => vi.waitFor(async () => expect(await countWaiting(like)).toBeGreaterThan(0), polling);

async function countWaiting(like: string): Promise<number> {
  const { rowCount } = await testEnvironment.database.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1",
    [like],
  );
  return rowCount ?? 0;
}

function append(): Promise<string> {
  const payload = {
    userId: newId(),
    name: 'Ana Célia Vasconcelos',
    email: 'ana@sefira.test',
    birthDate: '1955-11-29',
    registeredAt: '2026-11-21T12:00:00.000Z',
  };
  return appendEvent(executorOf(testEnvironment.database), schema, 'user.registered', payload, null);
}

async function relay(statementMilliseconds = 0): Promise<AsyncDisposable> {
  const { ...options } = testEnvironment.database.options;
  const pool = new pg.Pool({ ...options, max: 4, statement_timeout: statementMilliseconds });
  pool.on('error', () => undefined);
  const running = await startRelay(createMessagingContext({ service: 'auth', schema, pool, redis, queuePrefix }));
  const own = round.use(new AsyncDisposableStack());
  own.defer(() => pool.end());
  own.use(running);
  return own;
}

const published = (id: string) =>
  vi.waitFor(async () => {
    const { rows } = await testEnvironment.database.query(
      `SELECT published_at FROM ${schema}.outbox_event WHERE id = $1`,
      [id],
    );
    expect(rows[0]?.published_at).not.toBeNull();
  }, polling);
const queued = (id: string) => vi.waitFor(async () => expect(await queue.getJob(id)).toBeDefined(), polling);

test('a refill that the database cut off is done again', async () => {
  const first = await relay();
  const id = await append();
  await published(id);
  await queued(id);
  await first[Symbol.asyncDispose]();
  const holder = await testEnvironment.database.connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${schema}.outbox_event IN SHARE MODE`);
  await redis.flushdb();
  await relay(300);
  await waiting('%SET claimed_until = NULL WHERE%');
  // Its time is over, while the table is still held.
  await vi.waitFor(async () => expect(await countWaiting('%SET claimed_until = NULL WHERE%')).toBe(0), polling);
  await holder.query('ROLLBACK');
  holder.release();
  await queued(id);
});

test('an event that was on its way into a Redis that forgot it is sent again', async () => {
  await testEnvironment.database.query(`
    CREATE FUNCTION ${schema}.hold() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(42); RETURN NEW; END $$;
    CREATE TRIGGER hold BEFORE UPDATE ON ${schema}.outbox_event FOR EACH ROW
      WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION ${schema}.hold()`);
  const holder = await testEnvironment.database.connect();
  await holder.query('SELECT pg_advisory_lock(42)');
  const id = await append();
  await relay();
  await waiting('%SET published_at = now()%');
  await queued(id);
  await redis.flushdb();
  const next = await append();
  await relay();
  // The other relay has looked back once it sends what came since, or waits for the row to do so.
  await vi.waitFor(async () => {
    const isSent = (await queue.getJob(next)) !== undefined;
    expect(isSent || (await countWaiting('%SET claimed_until = NULL WHERE%')) > 0).toBe(true);
  }, polling);
  await holder.query('SELECT pg_advisory_unlock(42)');
  holder.release();
  await queued(id);
});

test('a Redis lost while a refill has nothing to publish is refilled again', async () => {
  const holder = await testEnvironment.database.connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${schema}.event_confirmation IN ACCESS EXCLUSIVE MODE`);
  await relay();
  await waiting('%coalesce(min(published_at)%');
  const id = await append();
  await published(id);
  await queued(id);
  await redis.flushdb();
  await holder.query('ROLLBACK');
  holder.release();
  await queued(id);
});

test('a clock that was ahead and is put right stops no refill', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await relay();
  const id = await append();
  await published(id);
  vi.useRealTimers();
  await redis.flushdb();
  await queued(id);
});
