/**
 * Cost of the comparison of an outbox with an inbox on very many rows (docs/decisions/0027-outbox-and-inbox.md): `node
 * tests/bench/events/reconciliation.bench.ts [rows]`, 10,000,000 by default, of three days. auth is the publisher, user the
 * subscriber, each with a row for each event.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { partEnvironments } from '@sefira/deploy/launcher/part-environments';
import { prepareDatabase } from '@sefira/deploy/launcher/platform';
import { openQueue } from '@sefira/messaging/open-queue';
import { openReconciliation } from '@sefira/messaging/publishing/reconciliation';
import { eventQueueName } from '@sefira/messaging/queue-settings';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { startProductInfrastructure } from '@sefira/product/infrastructure';
import pg from 'pg';
import { createMessagingContext } from '../../libraries/messaging/messaging-context.ts';
import { reportFigures } from '../../suites/figures.ts';
import { median } from '../http/percentiles.ts';

const [rows = 10_000_000] = process.argv.slice(2).map(Number);
const insertedAtOnce = 250_000;
const compared = Math.min(100_000, rows / 10);
const missing = 1000;
const rounds = 5;

await using opened = new AsyncDisposableStack();
const infrastructure = opened.use(
  await startProductInfrastructure({ hasOwnStores: true, hasMailbox: false, hasSandbox: false, hasChromium: false }),
);
const { databaseUrl, redisUrl, shared } = infrastructure;
await prepareDatabase(databaseUrl, await partEnvironments({ ...shared, given: {} }));
const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
opened.defer(() => pool.end());
const logger = createLogger({ service: 'bench', level: 'error' });
const redis = openRedis({ url: redisUrl, name: 'bench', logger, use: 'queue' });
opened.defer(() => closeRedis(redis));
const queuePrefix = `bench-${randomBytes(4).toString('hex')}`;
const contextOf = (service: 'auth' | 'user') =>
  createMessagingContext({ service, schema: service, pool, redis, queuePrefix });
const publisher = contextOf('auth');
const subscriber = { ...contextOf('user'), settings: publisher.settings };
const queue = openQueue(eventQueueName('user'), { redis, queuePrefix, logger });
opened.defer(() => queue.close());

/** The oldest first, a row each 26 ms for 10,000,000. */
async function fill(): Promise<void> {
  for (let stored = 0; stored < rows; stored += insertedAtOnce) {
    await pool.query(
      `WITH event AS MATERIALIZED (
         SELECT uuidv7(age) AS id, now() + age AS at
         FROM (SELECT interval '-3 days' * (1 - number::float8 / $3) - interval '1 minute' AS age
           FROM generate_series($1::int, $2::int) AS number) AS n
       ), published AS (
         INSERT INTO auth.outbox_event (id, name, payload, occurred_at, published_at)
         SELECT id, 'user.registered', jsonb_build_object('userId', id, 'name', 'Ana Célia', 'email', 'ana@sefira.test',
           'birthDate', '1955-11-29', 'registeredAt', '2026-11-21T12:00:00.000Z'), at, at FROM event
       ) INSERT INTO "user".inbox_event (event_id, processed_at) SELECT id, at FROM event`,
      [stored + 1, Math.min(stored + insertedAtOnce, rows), rows],
    );
  }
  await pool.query('VACUUM ANALYZE auth.outbox_event, "user".inbox_event');
}

interface Position {
  readonly published_at: Date;
  readonly id: string;
}

/** The event that so many newer ones follow. */
async function positionBefore(newer: number): Promise<Position> {
  const { rows: found } = await pool.query<Position>(
    'SELECT published_at, id FROM auth.outbox_event ORDER BY published_at DESC, id DESC LIMIT 1 OFFSET $1',
    [newer],
  );
  const [row] = found;
  if (!row) throw new Error(`fewer than ${newer} events`);
  return row;
}

const setConfirmed = ({ published_at, id }: Position, who = '%') =>
  pool.query('UPDATE auth.event_confirmation SET published_at = $1, event_id = $2 WHERE subscriber LIKE $3', [
    published_at,
    id,
    who,
  ]);

async function isConfirmed({ id }: Position): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM auth.event_confirmation WHERE subscriber = 'user' AND event_id = $1`,
    [id],
  );
  return rowCount === 1;
}

console.log(`storing ${rows} rows`);
await fill();
const { rows: sizes } = await pool.query<{ bytes: number }>(
  `SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class
   WHERE relkind IN ('r', 'p') AND (relname LIKE 'outbox_event%' OR relname LIKE 'inbox_event%')`,
);
opened.use(openReconciliation(subscriber));
const comparison = opened.use(openReconciliation(publisher));
const turn = () => comparison.schedule.run({ context: publisher, logger, signal: new AbortController().signal });
const newest = await positionBefore(0);
await turn();

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function compare(): Promise<number> {
  await setConfirmed(await positionBefore(compared), 'user');
  return secondsOf(async () => {
    await turn();
    while (!(await isConfirmed(newest))) await wait(10);
  });
}

const idleTurns: number[] = [];
const comparisons: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await setConfirmed(newest);
  idleTurns.push((await secondsOf(turn)) * 1000);
  comparisons.push(await compare());
}

await pool.query(
  `DELETE FROM "user".inbox_event WHERE event_id IN (
     SELECT id FROM auth.outbox_event ORDER BY published_at DESC, id DESC LIMIT $1)`,
  [missing],
);
await setConfirmed(await positionBefore(compared), 'user');
const found = await secondsOf(async () => {
  await turn();
  while ((await queue.getJobCounts('prioritized')).prioritized !== missing) await wait(10);
});

reportFigures([
  {
    line: '',
    what: `size of outbox and inbox with ${rows} rows each`,
    value: (sizes[0]?.bytes ?? 0) / 1e9,
    unit: 'GB',
  },
  { line: '', what: 'turn of 15 s in which all is confirmed', value: median(idleTurns), unit: 'ms' },
  {
    line: '',
    what: 'an event to compare, both services',
    value: (median(comparisons) / compared) * 1e6,
    unit: 'µs',
    goal: { rule: '≤', value: 100 },
  },
  {
    line: '',
    what: `from the turn until the missing ${missing} of ${compared} events are queued`,
    value: found,
    unit: 's',
  },
]);
