/**
 * Events from the row of an outbox to their effect in another service, against docs/goals.md V10: `node
 * tests/bench/events.bench.ts [events]`. user publishes changed profiles and auth consumes them, each in its own
 * process: first one event at a time, then a batch from the first row to the last effect, in turn with a bare BullMQ
 * queue on the same Redis. `--profile <folder>` writes a CPU profile of both.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { openBareQueue } from './events/bare-queue.ts';
import { median, percentile } from './http/percentiles.ts';

const { positionals, values: flags } = parseArgs({ allowPositionals: true, options: { profile: { type: 'string' } } });
const { profile } = flags;
const profiled = profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(profile)}` };
const rounds = 5;
const batchSize = Number(positionals[0] ?? 10_000);
const singles = 100;
const people = 500;

await using opened = new AsyncDisposableStack();
const product = opened.use(
  await startProductProcesses({
    only: ['user', 'auth'],
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
    environment: profiled,
  }),
);
const { databaseUrl, redisUrl } = product.infrastructure;
const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
// A connection that the server closes at the end is no failure.
database.on('error', () => undefined);
opened.defer(() => database.end());
await database.query(
  `INSERT INTO auth.account (id, email, name, role, permissions)
   SELECT gen_random_uuid(), 'pessoa' || n || '@exemplo.test', 'Ana Célia', 'user', '{}' FROM generate_series(1, $1) n`,
  [people],
);

/** Stores so many events in one transaction, each of another person in turn. */
async function publish(count: number, name: string): Promise<void> {
  await database.query(
    `INSERT INTO "user".outbox_event (id, name, payload)
     SELECT uuidv7(), 'profile.updated', jsonb_build_object('userId', a.id, 'name', $2::text, 'birthDate', '1955-11-29',
       'avatar', NULL, 'updatedAt', '2026-11-21T12:00:00.000Z')
     FROM generate_series(1, $1) n
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM auth.account WHERE role = 'user') a
       ON a.place = n % $3 + 1`,
    [count, name, people],
  );
  await database.query(`SELECT pg_notify('user_outbox', '')`);
}

async function effects(): Promise<number> {
  const { rows } = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM auth.inbox_event');
  return rows[0]?.count ?? 0;
}

const bare = opened.use(await openBareQueue(redisUrl));
const bareLatency = await bare.latency(singles);
const latencies: number[] = [];
for (let single = 0; single < singles; single += 1) {
  const name = `Ana ${randomUUID()}`;
  await publish(1, name);
  const started = performance.now();
  while (!(await database.query('SELECT 1 FROM auth.account WHERE name = $1', [name])).rowCount) await wait(0);
  latencies.push(performance.now() - started);
}

const rates: number[] = [];
const bareRates: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const before = await effects();
  const started = performance.now();
  await publish(batchSize, `Ana ${round}`);
  while ((await effects()) < before + batchSize) await wait(50);
  const perSecond = batchSize / ((performance.now() - started) / 1000);
  const barePerSecond = await bare.processBatch(batchSize);
  // The first round warms up.
  if (round === 0) continue;
  rates.push(perSecond);
  bareRates.push(barePerSecond);
}

reportFigures([
  {
    line: 'V10',
    what: 'outbox row to effect, one at a time, p50',
    value: percentile(latencies, 0.5),
    unit: 'ms',
    goal: { rule: '≤', value: 30 },
  },
  { line: '', what: 'outbox row to effect, one at a time, p99', value: percentile(latencies, 0.99), unit: 'ms' },
  {
    line: 'V10',
    what: `events in a batch of ${batchSize}, outbox row to effect`,
    value: median(rates),
    unit: '/s',
    goal: { rule: '≥', value: 1500 },
  },
  { line: '', what: 'bare BullMQ, a job from adding to start, p50', value: bareLatency, unit: 'ms' },
  { line: '', what: `bare BullMQ, no-op jobs in a batch of ${batchSize}`, value: median(bareRates), unit: '/s' },
  {
    line: '',
    what: 'events in a batch, share of no-op jobs',
    value: median(rates.map((perSecond, round) => perSecond / (bareRates[round] ?? Number.NaN))),
    unit: '',
  },
]);
