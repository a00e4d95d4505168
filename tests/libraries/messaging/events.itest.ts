import { randomBytes } from 'node:crypto';
import type { EventPayload } from '@sefira/contracts/shared/events';
import { subscriptions } from '@sefira/contracts/shared/subscriptions';
import { type BatchHandlers, type EventHandlers, startConsumer } from '@sefira/messaging/consumer';
import { listDeadLetters, replayDeadLetters } from '@sefira/messaging/dead-letters';
import { appendEvent } from '@sefira/messaging/outbox';
import { eventQueueName } from '@sefira/messaging/queue-settings';
import { startRelay } from '@sefira/messaging/relay';
import type { InTransaction, SqlExecutor } from '@sefira/messaging/sql';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { createMetrics } from '@sefira/platform/telemetry/metrics';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import { Queue } from 'bullmq';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The event goes from auth's outbox to a consumer named user, whose inbox stands in the same schema here. */
const schema = 'auth';
const stack = new AsyncDisposableStack();
let round: AsyncDisposableStack;
let testEnvironment: TestEnvironment;
let redis: RedisConnection;
let shared: {
  schema: string;
  redis: RedisConnection;
  queuePrefix: string;
  messageKey: string;
  logger: ReturnType<typeof createLogger>;
  metrics: ReturnType<typeof createMetrics>;
};

function executor(client: PoolClient): SqlExecutor {
  return {
    $executeRawUnsafe: async (query, ...values) => (await client.query(query, values)).rowCount ?? 0,
    $queryRawUnsafe: async <Row>(query: string, ...values: unknown[]) =>
      (await client.query(query, values)).rows as Row,
  };
}

const inTransaction: InTransaction<SqlExecutor> = async (work) => {
  const client = await testEnvironment.database.connect();
  try {
    await client.query('BEGIN');
    const result = await work(executor(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};

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
  const logger = createLogger({ service: 'test', level: 'silent' });
  redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  round.defer(() => closeRedis(redis));
  await redis.flushdb();
  shared = {
    schema,
    redis,
    queuePrefix: `{events-${randomBytes(4).toString('hex')}}`,
    messageKey: randomBytes(32).toString('base64url'),
    logger,
    metrics: createMetrics('test', { processMetrics: false }),
  };
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
  inTransaction((transaction) => appendEvent(transaction, schema, 'user.registered', payload, 'request-1'));
const effects = async () =>
  (await testEnvironment.database.query(`SELECT user_id FROM ${schema}.effect`)).rows.map((row) => row.user_id);
const relay = async () => round.use(await startRelay({ ...shared, service: 'auth', pool: testEnvironment.database }));
const writeEffect: EventHandlers<'user', SqlExecutor>['user.registered'] = async (event, { transaction }) => {
  await transaction.$executeRawUnsafe(`INSERT INTO ${schema}.effect VALUES ($1)`, event.payload.userId);
};
/** A handler for each event of the table; those not under test do nothing. */
const withOthers = (handlers: Partial<EventHandlers<'user', SqlExecutor>>) =>
  ({
    ...Object.fromEntries(subscriptions.user.map((name) => [name, async () => undefined])),
    ...handlers,
  }) as EventHandlers<'user', SqlExecutor>;
const consume = (
  handler = writeEffect,
  options: {
    sharesTransactions?: boolean;
    batchHandlers?: BatchHandlers<'user', SqlExecutor>;
    inTransaction?: typeof inTransaction;
  } = {},
) =>
  round.use(
    startConsumer({
      ...shared,
      service: 'user',
      inTransaction,
      handlers: withOthers({ 'user.registered': handler }),
      ...options,
    }),
  );
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

test('a committed event reaches its hearer with its request id, and Redis never sees the person', async () => {
  const handler = vi.fn(writeEffect);
  const queue = new Queue(eventQueueName('user'), { connection: redis, prefix: shared.queuePrefix });
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
  expect(handler.mock.calls[0]?.[0]).toMatchObject({ id, name: 'user.registered', payload, requestId: 'request-1' });
});

test('what was sealed before a change of keys is still consumed', async () => {
  const queue = new Queue(eventQueueName('user'), { connection: redis, prefix: shared.queuePrefix });
  round.defer(() => queue.close());
  await relay();
  const payload = registered();
  await append(payload);
  await eventually(async () => expect(await queue.getWaitingCount()).toBe(1));
  shared = { ...shared, messageKey: `${randomBytes(32).toString('base64url')},${shared.messageKey}` };
  consume();
  await eventually(async () => expect(await effects()).toEqual([payload.userId]));
});

test('an event of a transaction that failed is never published', async () => {
  await relay();
  consume();
  await expect(
    inTransaction(async (transaction) => {
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
  consume(async (event, context) => {
    await writeEffect(event, context);
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  });
  const payload = registered();
  await append(payload);
  await eventually(async () => expect(await effects()).toEqual([payload.userId]));
  expect(tries).toBe(3);
});

test('what fails for good is a dead letter that can be replayed once, and holds up nobody', async () => {
  const poison = registered();
  let isPoisonous = true;
  await relay();
  consume(async (event, context) => {
    if (isPoisonous && event.payload.userId === poison.userId) {
      throw Object.assign(new Error('cannot be done'), { name: 'UnrecoverableError' });
    }
    await writeEffect(event, context);
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
    replayDeadLetters({ pool: testEnvironment.database, schema, redis, queuePrefix: shared.queuePrefix });
  const replayed = await Promise.all([replay(), replay(), replay()]);
  expect(replayed.sort()).toEqual([0, 0, 1]);
  await eventually(async () => expect((await effects()).sort()).toEqual([good.userId, poison.userId].sort()));
  expect(await listDeadLetters(testEnvironment.database, schema)).toEqual([]);
});

/** So many events, all on the queue before anybody hears them. */
async function publishBatch(people: readonly EventPayload<'user.registered'>[]): Promise<void> {
  for (const payload of people) await append(payload);
  await relay();
  const queue = new Queue(eventQueueName('user'), { connection: redis, prefix: shared.queuePrefix });
  round.defer(() => queue.close());
  await eventually(async () => expect(await queue.getWaitingCount()).toBe(people.length));
}

test.each(['a transaction', 'a statement'])(
  'one failing event of a batch fails alone: the others that shared %s act once',
  async (sharing) => {
    const people = Array.from({ length: 60 }, () => registered());
    const poison = people[20];
    await publishBatch(people);
    const failing = async (event: Parameters<typeof writeEffect>[0], context: Parameters<typeof writeEffect>[1]) => {
      await writeEffect(event, context);
      if (event.payload.userId !== poison?.userId) return;
      throw Object.assign(new Error('cannot be done'), { name: 'UnrecoverableError' });
    };
    const batchSizes: number[] = [];
    const failBatch: BatchHandlers<'user', SqlExecutor>['user.registered'] = async (events, transaction) => {
      batchSizes.push(events.length);
      const ids = events.map(({ payload }) => payload.userId);
      await transaction.$executeRawUnsafe(
        `INSERT INTO ${schema}.effect SELECT jsonb_array_elements_text($1::jsonb)`,
        JSON.stringify(ids),
      );
      if (poison && ids.includes(poison.userId)) throw new Error('cannot be done');
    };
    const batchHandlers = { 'user.registered': failBatch };
    consume(failing, { sharesTransactions: true, ...(sharing === 'a statement' ? { batchHandlers } : {}) });
    const others = people.filter((payload) => payload !== poison).map(({ userId }) => userId);
    await eventually(async () => expect((await effects()).sort()).toEqual(others.sort()));
    await eventually(async () => expect(await listDeadLetters(testEnvironment.database, schema)).toHaveLength(1));
    expect(batchSizes.length > 0).toBe(sharing === 'a statement');
    expect(batchSizes).not.toContain(1);
  },
);

test('batches that share transactions lock people in one order and never deadlock', async () => {
  const [first, second] = [newId(), newId()];
  await testEnvironment.database.query(`INSERT INTO ${schema}.effect VALUES ($1), ($2)`, [first, second]);
  await publishBatch(Array.from({ length: 120 }, (_, index) => registered(index % 2 === 0 ? first : second)));
  const failures: unknown[] = [];
  let done = 0;
  const touch: typeof writeEffect = async ({ payload }, { transaction }) => {
    await transaction.$executeRawUnsafe(
      `UPDATE ${schema}.effect SET user_id = user_id WHERE user_id = $1`,
      payload.userId,
    );
  };
  const watched: typeof inTransaction = (work) =>
    inTransaction(work).then(
      (result) => {
        done += 1;
        return result;
      },
      (error: unknown) => {
        failures.push(error);
        throw error;
      },
    );
  for (let consumer = 0; consumer < 2; consumer += 1)
    consume(touch, { sharesTransactions: true, inTransaction: watched });
  await eventually(async () => {
    const { rows } = await testEnvironment.database.query(`SELECT count(*)::int AS count FROM ${schema}.inbox_event`);
    expect(rows[0].count).toBe(120);
  });
  expect(failures).toEqual([]);
  expect(done).toBeLessThan(120);
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

test('a consumer whose handlers differ from the table refuses to start', () => {
  const handlers = { ...withOthers({}), 'analysis.completed': async () => undefined };
  expect(() => startConsumer({ ...shared, service: 'user', inTransaction, handlers })).toThrow(
    /differ: analysis\.completed$/,
  );
});
