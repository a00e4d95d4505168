import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EventPayload } from '@sefira/contracts/shared/events';
import { subscriptions } from '@sefira/contracts/shared/subscriptions';
import { inTransaction } from '@sefira/database/access';
import { type EventHandlers, startConsumer } from '@sefira/messaging/consumer';
import {
  dismissDeadLetter,
  listDeadLetters,
  replayDeadLetters,
  storeDeadLetter,
} from '@sefira/messaging/dead-letters/dead-letters';
import { openQueue, queueKeyPrefix } from '@sefira/messaging/open-queue';
import { appendEvent } from '@sefira/messaging/outbox';
import { startRelay } from '@sefira/messaging/publishing/relay';
import { eventJobOptions, eventQueueName } from '@sefira/messaging/queue-settings';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import { Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMessagingContext, executorOf, type TestContext } from './messaging-context.ts';

/** The event goes from the outbox of auth to a consumer named user; both use one schema here. */
const schema = 'auth';
const stack = new AsyncDisposableStack();
const logger = createLogger({ service: 'test', level: 'silent' });
let round: AsyncDisposableStack;
let testEnvironment: TestEnvironment;
let redis: RedisConnection;
let context: TestContext;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  await testEnvironment.database.query(`CREATE TABLE ${schema}.effect (user_id text NOT NULL)`);
});
afterAll(() => stack.disposeAsync());

beforeEach(async () => {
  round = new AsyncDisposableStack();
  await testEnvironment.database.query(
    `TRUNCATE ${schema}.effect, ${schema}.outbox_event, ${schema}.inbox_event, ${schema}.dead_letter`,
  );
  redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  round.defer(() => closeRedis(redis));
  await redis.flushdb();
  const queuePrefix = `events-${randomBytes(4).toString('hex')}`;
  context = createMessagingContext({ service: 'auth', schema, pool: testEnvironment.database, redis, queuePrefix });
});
afterEach(() => round.disposeAsync());

const registered = (userId = newId()): EventPayload<'user.registered'> => ({
  userId,
  name: 'Ana Célia Vasconcelos',
  email: 'ana@sefira.test',
  birthDate: '1955-11-29',
  registeredAt: '2026-11-21T12:00:00.000Z',
});
const append = (payload = registered()) =>
  inTransaction(context, (transaction) => appendEvent(transaction, schema, 'user.registered', payload, 'request-1'));
const effects = async () =>
  (await testEnvironment.database.query(`SELECT user_id FROM ${schema}.effect`)).rows.map((row) => row.user_id);
const relay = async () => round.use(await startRelay(context));
const writeEffect: EventHandlers<'user', TestContext>['user.registered'] = async ({ event, transaction }) => {
  await transaction.$executeRawUnsafe(`INSERT INTO ${schema}.effect VALUES ($1)`, event.payload.userId);
};
/** A handler for each event of the table; those not under test do nothing. */
const withOthers = (handlers: Partial<EventHandlers<'user', TestContext>>) =>
  ({
    ...Object.fromEntries(subscriptions.user.map((name) => [name, async () => undefined])),
    ...handlers,
  }) as EventHandlers<'user', TestContext>;
const consume = (handler = writeEffect) =>
  round.use(startConsumer('user', context, withOthers({ 'user.registered': handler })));
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

test('delivers a committed event with its request id and stores no personal data in Redis', async () => {
  const handler = vi.fn(writeEffect);
  const queue = openQueue(eventQueueName('user'), { redis, queuePrefix: context.settings.QUEUE_PREFIX, logger });
  round.defer(() => queue.close());
  await relay();
  const payload = registered();
  const id = await append(payload);
  await eventually(async () => expect(await queue.getWaitingCount()).toBe(1));
  const keys = await redis.keys('*');
  const dump = JSON.stringify(
    await Promise.all(keys.map((key) => redis.dumpBuffer(key).then((value) => value?.toString('latin1')))),
  );
  for (const personal of ['Vasconcelos', 'ana@sefira.test', '1955-11-29']) expect(dump).not.toContain(personal);
  consume(handler);
  await eventually(async () => expect(await effects()).toEqual([payload.userId]));
  expect(handler.mock.calls[0]?.[0].event).toMatchObject({
    id,
    name: 'user.registered',
    payload,
    requestId: 'request-1',
  });
});

test('what was sealed before a change of keys is still consumed', async () => {
  const queue = openQueue(eventQueueName('user'), { redis, queuePrefix: context.settings.QUEUE_PREFIX, logger });
  round.defer(() => queue.close());
  await relay();
  const payload = registered();
  await append(payload);
  await eventually(async () => expect(await queue.getWaitingCount()).toBe(1));
  const { settings } = context;
  const newKey = randomBytes(32).toString('base64url');
  context = { ...context, settings: { ...settings, MESSAGE_KEY: `${newKey},${settings.MESSAGE_KEY}` } };
  consume();
  await eventually(async () => expect(await effects()).toEqual([payload.userId]));
});

test('an event of a transaction that failed is never published', async () => {
  await relay();
  consume();
  await expect(
    inTransaction(context, async (transaction) => {
      await appendEvent(transaction, schema, 'user.registered', registered(), null);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow();
  const { userId } = registered();
  await append(registered(userId));
  await eventually(async () => expect(await effects()).toEqual([userId]));
});

test('a malformed payload is refused before it is stored', async () => {
  await expect(append({ ...registered(), birthDate: '1990-02-31' })).rejects.toThrow();
  expect((await testEnvironment.database.query(`SELECT 1 FROM ${schema}.outbox_event`)).rows).toEqual([]);
});

test('an event delivered again and again acts once', async () => {
  const payload = registered();
  const id = await append(payload);
  await relay();
  consume();
  await eventually(async () => expect(await effects()).toHaveLength(1));
  for (let time = 0; time < 3; time += 1) {
    await testEnvironment.database.query(`UPDATE ${schema}.outbox_event SET published_at = NULL WHERE id = $1`, [id]);
    await testEnvironment.database.query(`SELECT pg_notify('${schema}_outbox', '')`);
    await eventually(async () => {
      const { rows } = await testEnvironment.database.query(
        `SELECT 1 FROM ${schema}.outbox_event WHERE published_at IS NULL`,
      );
      expect(rows).toEqual([]);
    });
  }
  const last = registered();
  await append(last);
  await eventually(async () => expect(await effects()).toEqual([payload.userId, last.userId]));
});

test('two relays and two consumers share the work and double nothing', async () => {
  const people = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const payload = registered();
      await append(payload);
      return payload.userId;
    }),
  );
  await Promise.all([relay(), relay()]);
  consume();
  consume();
  await eventually(async () => expect((await effects()).sort()).toEqual(people.sort()));
});

test('a handler that fails leaves no effect and is tried again', async () => {
  let tries = 0;
  await relay();
  consume(async (delivery) => {
    await writeEffect(delivery);
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  });
  const payload = registered();
  await append(payload);
  await eventually(async () => expect(await effects()).toEqual([payload.userId]));
  expect(tries).toBe(3);
});

test('stores a failed message as a dead letter that can be replayed once, without blocking others', async () => {
  const poison = registered();
  let isPoisonous = true;
  await relay();
  consume(async (delivery) => {
    if (isPoisonous && delivery.event.payload.userId === poison.userId) {
      throw Object.assign(new Error('cannot be done'), { name: 'UnrecoverableError' });
    }
    await writeEffect(delivery);
  });
  await append(poison);
  const good = registered();
  await append(good);
  await eventually(async () => expect(await effects()).toEqual([good.userId]));
  await eventually(async () => expect(await listDeadLetters(testEnvironment.database, schema)).toHaveLength(1));
  const [letter] = await listDeadLetters(testEnvironment.database, schema);
  expect(letter).toMatchObject({ name: 'user.registered', reason: 'cannot be done' });
  isPoisonous = false;
  const replay = () =>
    replayDeadLetters({
      pool: testEnvironment.database,
      schema,
      redis,
      queuePrefix: context.settings.QUEUE_PREFIX,
      logger,
    });
  const replayed = await Promise.all([replay(), replay(), replay()]);
  expect(replayed.sort()).toEqual([0, 0, 1]);
  await eventually(async () => expect((await effects()).sort()).toEqual([good.userId, poison.userId].sort()));
  expect(await listDeadLetters(testEnvironment.database, schema)).toEqual([]);
});

test('replays a dead letter at once, although its message has not left the queue yet', async () => {
  const database = testEnvironment.database;
  const { QUEUE_PREFIX: queuePrefix } = context.settings;
  const leaves = Promise.withResolvers<void>();
  const queueName = eventQueueName('user');
  const id = newId();
  let deliveries = 0;
  const worker = new Worker(
    queueName,
    async ({ name }) => {
      deliveries += 1;
      if (deliveries > 1) return;
      const letter = { queue: queueName, name, id, sealed: '{}', reason: 'cannot be done' };
      await storeDeadLetter(executorOf(database), schema, letter);
      await leaves.promise;
    },
    { connection: redis, prefix: queueKeyPrefix(queuePrefix, queueName) },
  );
  round.defer(() => worker.close());
  const queue = openQueue(queueName, { redis, queuePrefix, logger });
  round.defer(() => queue.close());
  await queue.add('user.registered', {}, { ...eventJobOptions, jobId: id });
  await eventually(async () => expect(await listDeadLetters(database, schema)).toHaveLength(1));
  const replaying = replayDeadLetters({ pool: database, schema, redis, queuePrefix, logger });
  await wait(100);
  leaves.resolve();
  expect(await replaying).toBe(1);
  await eventually(async () => expect(deliveries).toBe(2));
});

test('a replay without Redis leaves the dead letter as it was', async () => {
  const database = testEnvironment.database;
  const letter = { queue: 'events-user', name: 'user.registered', id: newId(), sealed: '{}', reason: 'cannot be done' };
  await storeDeadLetter(executorOf(database), schema, letter);
  const closed = openRedis({ url: testEnvironment.redisUrl, name: 'closed', logger, use: 'queue' });
  await closeRedis(closed);
  const { QUEUE_PREFIX: queuePrefix } = context.settings;
  await expect(replayDeadLetters({ pool: database, schema, redis: closed, queuePrefix, logger })).rejects.toThrow();
  expect(await listDeadLetters(database, schema)).toHaveLength(1);
});

test('stores a message anew that fails again while its replay is not committed', async () => {
  const database = testEnvironment.database;
  const letter = { queue: 'events-user', name: 'user.registered', id: newId(), sealed: '{}', reason: 'cannot be done' };
  await storeDeadLetter(executorOf(database), schema, letter);
  const replay = await database.connect();
  round.defer(async () => replay.release());
  await replay.query('BEGIN');
  await replay.query(`UPDATE ${schema}.dead_letter SET replayed_at = now()`);
  const stored = storeDeadLetter(executorOf(database), schema, letter);
  await wait(50);
  await replay.query('COMMIT');
  await stored;
  expect(await listDeadLetters(database, schema)).toHaveLength(1);
});

test('a dead letter is kept once; dismissed it is not replayed and keeps the reason', async () => {
  const database = testEnvironment.database;
  const letter = { queue: 'events-user', name: 'user.registered', id: newId(), sealed: '{}', reason: 'cannot be done' };
  await storeDeadLetter(executorOf(database), schema, letter);
  await storeDeadLetter(executorOf(database), schema, letter);
  const [stored, ...others] = await listDeadLetters(database, schema);
  expect(others).toEqual([]);
  expect(await dismissDeadLetter(database, schema, stored?.id ?? '', 'conta de teste')).toBe(true);
  expect(await dismissDeadLetter(database, schema, stored?.id ?? '', 'de novo')).toBe(false);
  expect(await listDeadLetters(database, schema)).toEqual([]);
  const { QUEUE_PREFIX: queuePrefix } = context.settings;
  expect(await replayDeadLetters({ pool: database, schema, redis, queuePrefix, logger })).toBe(0);
  const { rows } = await database.query(`SELECT dismissed_reason FROM ${schema}.dead_letter`);
  expect(rows).toEqual([{ dismissed_reason: 'conta de teste' }]);
});

test('after Redis lost its memory, unprocessed events are published again', async () => {
  await relay();
  const payload = registered();
  await append(payload);
  await eventually(async () => {
    const { rows } = await testEnvironment.database.query(
      `SELECT 1 FROM ${schema}.outbox_event WHERE published_at IS NULL`,
    );
    expect(rows).toEqual([]);
  });
  await redis.flushdb();
  consume();
  await eventually(async () => expect(await effects()).toEqual([payload.userId]));
});

test('refuses to start a consumer with other handlers than its subscriptions', () => {
  const handlers = { ...withOthers({}), 'analysis.completed': async () => undefined };
  expect(() => startConsumer('user', context, handlers)).toThrow(/differ: analysis\.completed$/);
});
