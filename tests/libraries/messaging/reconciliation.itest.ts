import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { subscriptions } from '@sefira/contracts/shared/subscriptions';
import { inTransaction } from '@sefira/database/access';
import { type EventHandlers, startConsumer } from '@sefira/messaging/consumer';
import { openQueue } from '@sefira/messaging/open-queue';
import { appendEvent } from '@sefira/messaging/outbox';
import { openReconciliation, type Reconciliation } from '@sefira/messaging/publishing/reconciliation';
import { startRelay } from '@sefira/messaging/publishing/relay';
import { eventQueueName } from '@sefira/messaging/queue-settings';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessagingContext, type TestContext } from './messaging-context.ts';

/** auth publishes `user.registered`; user consumes it, each with the tables of its own schema. */
const logger = createLogger({ service: 'test', level: 'silent' });
const queueLimit = 60;
let round: AsyncDisposableStack;
let testEnvironment: TestEnvironment;
let redis: RedisConnection;
let publisher: TestContext;
let subscriber: TestContext;
let queue: Queue;

beforeEach(async () => {
  round = new AsyncDisposableStack();
  testEnvironment = round.use(await createTestEnvironment());
  await testEnvironment.database.query('CREATE TABLE "user".effect (user_id text NOT NULL, at serial)');
  redis = openRedis({ url: testEnvironment.redisUrl, name: 'test', logger, use: 'queue' });
  round.defer(() => closeRedis(redis));
  const queuePrefix = `reconciliation-${randomBytes(4).toString('hex')}`;
  const contextOf = (service: ServiceName) =>
    createMessagingContext({ service, schema: service, pool: testEnvironment.database, redis, queuePrefix });
  publisher = contextOf('auth');
  subscriber = { ...contextOf('user'), settings: publisher.settings };
  queue = openQueue(eventQueueName('user'), { redis, queuePrefix, logger });
  round.defer(() => queue.close());
  round.use(await startRelay(publisher, queueLimit));
});
afterEach(() => round.disposeAsync());

/** Stores events in one transaction and returns their people. */
function append(count: number): Promise<readonly string[]> {
  const people = Array.from({ length: count }, newId);
  return inTransaction(publisher, async (transaction) => {
    for (const userId of people) {
      await appendEvent(
        transaction,
        'auth',
        'user.registered',
        {
          userId,
          name: 'Ana Célia Vasconcelos',
          email: 'ana@sefira.test',
          birthDate: '1955-11-29',
          registeredAt: '2026-11-21T12:00:00.000Z',
        },
        null,
      );
    }
    return people;
  });
}

/** Stores events in one statement. */
async function storeBurst(count: number, age = '0'): Promise<void> {
  await testEnvironment.database.query(
    `INSERT INTO auth.outbox_event (id, name, payload, occurred_at)
     SELECT uuidv7(), 'user.registered', jsonb_build_object('userId', uuidv7(), 'name', 'Ana', 'email', 'ana@sefira.test',
       'birthDate', '1955-11-29', 'registeredAt', '2026-11-21T12:00:00.000Z'), now() - $1::interval
     FROM generate_series(1, $2)`,
    [age, count],
  );
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  return (await testEnvironment.database.query(sql)).rows;
}

const effects = async () => {
  const rows = await rowsOf<{ user_id: string }>('SELECT user_id FROM "user".effect ORDER BY at');
  return rows.map((row) => row.user_id);
};

const allPublished = () =>
  eventually(async () => {
    expect(await rowsOf('SELECT 1 FROM auth.outbox_event WHERE published_at IS NULL LIMIT 1')).toEqual([]);
  });

type Handler = EventHandlers<'user', TestContext>['user.registered'];

const writeEffect: Handler = async ({ event, transaction }) => {
  await transaction.$executeRawUnsafe(`INSERT INTO "user".effect VALUES ($1)`, event.payload.userId);
};

function consume(handler: Handler = writeEffect): void {
  const others = subscriptions.user.map((name) => [name, async () => undefined]);
  const handlers = { ...Object.fromEntries(others), 'user.registered': handler } as EventHandlers<'user', TestContext>;
  round.use(startConsumer('user', subscriber, handlers));
}

/** Opens the comparison of both services, without the time that events have on their way. */
function compare(): Reconciliation {
  round.use(openReconciliation(subscriber, 0));
  return round.use(openReconciliation(publisher, 0));
}

const turn = ({ schedule }: Reconciliation) =>
  schedule.run({ context: publisher, logger, signal: new AbortController().signal });

const confirmedFor = async (name: ServiceName) => {
  const [row] = await rowsOf<{ event_id: string }>(
    `SELECT event_id FROM auth.event_confirmation WHERE subscriber = '${name}'`,
  );
  return row?.event_id;
};

const newestId = async () => {
  const [row] = await rowsOf<{ id: string }>(
    'SELECT id FROM auth.outbox_event ORDER BY published_at DESC, id DESC LIMIT 1',
  );
  return row?.id;
};

const newestIdBut = async (newer: number) => {
  const [row] = await rowsOf<{ id: string }>(
    `SELECT id FROM auth.outbox_event ORDER BY published_at DESC, id DESC LIMIT 1 OFFSET ${newer}`,
  );
  return row?.id;
};

const publishedAgain = async () => {
  const { values } = await publisher.metrics.eventsRepublished.get();
  return values.reduce((sum, { value }) => sum + value, 0);
};

test('what Redis lost after it was published is published again and has its effect once', async () => {
  const comparison = compare();
  await turn(comparison);
  const people = await append(40);
  await allPublished();
  const lost = people.slice(20);
  const jobs = await queue.getJobs(['waiting'], 0, -1, true);
  expect(jobs).toHaveLength(40);
  await Promise.all(jobs.slice(20).map((job) => job.remove()));
  consume();
  await eventually(async () => expect(await effects()).toHaveLength(20));
  await turn(comparison);
  await eventually(async () => expect((await effects()).toSorted()).toEqual([...people].sort()));
  expect(lost).toHaveLength(20);
  await eventually(async () => expect(await confirmedFor('user')).toBe(await newestId()));
});

test('a full queue takes no more events, and all have their effect once its subscriber is back', async () => {
  const comparison = compare();
  await turn(comparison);
  const people = await append(queueLimit + 30);
  await allPublished();
  expect((await queue.getJobCounts('waiting')).waiting).toBe(queueLimit);
  consume();
  await turn(comparison);
  await eventually(async () => expect((await effects()).length).toBeGreaterThanOrEqual(people.length));
  expect((await effects()).toSorted()).toEqual([...people].sort());
});

test('events to many recipients neither fill the queue for others nor go before them', async () => {
  const issue = { issueId: newId(), email: 'ana@sefira.test', title: 'Novembro', summary: 'O mês.' };
  await inTransaction(publisher, async (transaction) => {
    for (let index = 0; index < queueLimit + 30; index += 1) {
      const payload = { ...issue, subscriberId: newId(), path: '/artigos/novembro', sealedToken: 'selado' };
      await appendEvent(transaction, 'auth', 'newsletter.issue_due', payload, null);
    }
  });
  await allPublished();
  await append(1);
  await allPublished();
  expect(await queue.getJobCounts('waiting', 'prioritized')).toEqual({ waiting: 1, prioritized: queueLimit });
});

test('old events leave room for a new one, which is published before the last of them', async () => {
  await storeBurst(20_000, '1 minute');
  const [person] = await append(1);
  await eventually(async () => expect((await queue.getJobCounts('waiting')).waiting).toBe(1));
  consume();
  await eventually(async () => expect(await effects()).toContain(person));
  await allPublished();
  const newer = `SELECT published_at FROM auth.outbox_event WHERE payload->>'userId' = '${person}'`;
  expect(await rowsOf(`SELECT 1 FROM auth.outbox_event WHERE published_at > (${newer}) LIMIT 1`)).toHaveLength(1);
});

test('a new event between two bursts waits for neither', async () => {
  const control = new Redis(testEnvironment.redisUrl);
  round.defer(() => control.disconnect());
  // The relay is held in its first batch, so that the other bursts are older or newer than the event.
  await control.client('PAUSE', 60_000, 'WRITE');
  await storeBurst(200);
  await eventually(async () => {
    expect(await rowsOf('SELECT 1 FROM auth.outbox_event WHERE claimed_until IS NOT NULL LIMIT 1')).toHaveLength(1);
  });
  await storeBurst(4000);
  const [person] = await append(1);
  await storeBurst(4000);
  await control.client('UNPAUSE');
  await allPublished();
  expect((await queue.getJobCounts('waiting')).waiting).toBe(1);
  const [own] = await rowsOf<{ id: string; earlier: number }>(
    `SELECT id, (SELECT count(*)::int FROM auth.outbox_event WHERE published_at < own.published_at) AS earlier
     FROM auth.outbox_event AS own WHERE payload->>'userId' = '${person}'`,
  );
  const [waiting] = await queue.getJobs(['waiting']);
  expect(waiting?.id).toBe(own?.id);
  expect(own?.earlier).toBeLessThan(1000);
});

test('what still waits is not published again, and what was done before it is confirmed', async () => {
  const comparison = compare();
  await turn(comparison);
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  consume(async (delivery) => {
    if (isHeld) await held.promise;
    await writeEffect(delivery);
  });
  round.defer(held.resolve);
  await append(3);
  await allPublished();
  await eventually(async () => expect(await effects()).toHaveLength(3));
  isHeld = true;
  await append(1);
  await allPublished();
  await turn(comparison);
  const before = await newestIdBut(1);
  await eventually(async () => {
    const [row] = await rowsOf<{ count: number }>(
      `SELECT count(*)::int AS count FROM auth.outbox_event, auth.event_confirmation c WHERE subscriber = 'user'
         AND outbox_event.id = '${before}' AND (outbox_event.published_at, outbox_event.id) < (c.published_at, c.event_id)`,
    );
    expect(row?.count).toBe(1);
  });
  expect(await publishedAgain()).toBe(0);
});

test('a new event is handled before those that are published again', async () => {
  const comparison = compare();
  await turn(comparison);
  await append(50);
  await allPublished();
  await queue.obliterate({ force: true });
  await turn(comparison);
  await eventually(async () => expect((await queue.getJobCounts('prioritized')).prioritized).toBe(50));
  const [person] = await append(1);
  await allPublished();
  consume();
  await eventually(async () => expect(await effects()).toHaveLength(51));
  expect((await effects()).indexOf(person ?? '')).toBeLessThan(20);
});

test('a dead letter is an answer, and a confirmed event is not compared again', async () => {
  const comparison = compare();
  await turn(comparison);
  consume(async () => {
    throw Object.assign(new Error('cannot be done'), { name: 'UnrecoverableError' });
  });
  await append(1);
  await eventually(async () => expect(await rowsOf('SELECT 1 FROM "user".dead_letter')).toHaveLength(1));
  await turn(comparison);
  await eventually(async () => expect(await confirmedFor('user')).toBe(await newestId()));
  await testEnvironment.database.query('TRUNCATE "user".dead_letter');
  await turn(comparison);
  expect(await queue.getJobCounts('prioritized', 'waiting', 'delayed')).toEqual({
    prioritized: 0,
    waiting: 0,
    delayed: 0,
  });
});

test('what a new installation lost before its first comparison is published again', async () => {
  const people = await append(5);
  await allPublished();
  await queue.obliterate({ force: true });
  consume();
  await turn(compare());
  await eventually(async () => expect((await effects()).toSorted()).toEqual([...people].sort()));
});

test('a new subscriber is not sent the past', async () => {
  await testEnvironment.database.query(
    "INSERT INTO auth.event_confirmation (subscriber, published_at, event_id) VALUES ('chat', now(), uuidv7())",
  );
  await append(5);
  await allPublished();
  await queue.obliterate({ force: true });
  const comparison = compare();
  await turn(comparison);
  await turn(comparison);
  expect(await confirmedFor('user')).toBe('00000000-0000-0000-0000-000000000000');
  expect((await queue.getJobCounts('prioritized')).prioritized).toBe(0);
});
