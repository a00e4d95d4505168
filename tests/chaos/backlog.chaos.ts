/**
 * A backlog of very many events at a subscriber, while people register and change their names, which is an event to the same
 * subscriber (docs/goals.md V10, S34): `node tests/chaos/backlog.chaos.ts [events] [seconds]`, 1,000,000 and 600 by default:
 * the time after which it ends although events are left, which then wait in the outbox. user publishes changed profiles and auth
 * consumes them.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import { Redis } from 'ioredis';
import pg from 'pg';
import { percentile } from '../bench/http/percentiles.ts';
import { reportFigures } from '../suites/figures.ts';
import { watchMemory } from './support/redis-memory.ts';
import { deadLetterFigure, registerAccount, registrationParts } from './support/registrations.ts';

const [events = 1_000_000, seconds = 600] = process.argv.slice(2).map(Number);
const people = 4;
const batchSize = 10_000;
/** A change without an effect by then counts as one that took so long. */
const changeLimitMilliseconds = 60_000;
const betweenChangesMilliseconds = 250;

await using opened = new AsyncDisposableStack();
const product = opened.use(
  await startProductProcesses({
    only: registrationParts,
    hasOwnStores: true,
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
  }),
);
const { databaseUrl, redisUrl } = product.infrastructure;
const pool = new pg.Pool({ connectionString: databaseUrl, max: people + 1 });
opened.defer(() => pool.end());
const redis = new Redis(redisUrl);
opened.defer(() => redis.disconnect());

async function publish(): Promise<void> {
  for (let stored = 0; stored < events; stored += batchSize) {
    await pool.query(
      `INSERT INTO "user".outbox_event (id, name, payload)
       SELECT uuidv7(), 'profile.updated', jsonb_build_object('userId', $2::uuid, 'name', 'Ana Célia',
         'birthDate', '1955-11-29', 'avatar', NULL, 'updatedAt', '2026-11-21T12:00:00.000Z')
       FROM generate_series(1, $1)`,
      [Math.min(batchSize, events - stored), randomUUID()],
    );
  }
}

const delays: number[] = [];
const wrong: string[] = [];

/** Registers an account and changes its name again and again. */
async function changeNames(signal: AbortSignal): Promise<void> {
  const registered = await registerAccount(product.url, `${randomUUID()}@sefira.test`);
  if (registered.status !== 201) return void wrong.push(`register ${registered.status}`);
  const { token, user } = (await registered.json()) as { token: string; user: { id: string } };
  while (!signal.aborted) {
    await changeName(token, user.id);
    await wait(betweenChangesMilliseconds);
  }
}

async function changeName(token: string, userId: string): Promise<void> {
  const name = `Ana ${String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12)).map((byte) => 97 + (byte % 26)))}`;
  const response = await fetch(`${product.url}/api/user/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name }),
  });
  if (response.status !== 200) return void wrong.push(`change ${response.status} ${await response.text()}`);
  const began = performance.now();
  while (performance.now() - began < changeLimitMilliseconds) {
    const { rowCount } = await pool.query('SELECT FROM auth.account WHERE id = $1 AND name = $2', [userId, name]);
    if (rowCount === 1) return void delays.push((performance.now() - began) / 1000);
    await wait(20);
  }
  delays.push(changeLimitMilliseconds / 1000);
}

/** Events of the backlog that have their effect; those of changed names are not counted. */
async function effects(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM auth.inbox_event');
  return (rows[0]?.count ?? 0) - delays.length;
}

/** Seconds until all events have an effect, or the time is over. */
async function settle(): Promise<number> {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  for (let known = await effects(); known < events && elapsed() < seconds; known = await effects()) {
    console.log(`${known} effects after ${elapsed().toFixed(0)} s`);
    await wait(10_000);
  }
  return elapsed();
}

/** Events that are confirmed and have no effect: no further comparison would find them. */
async function lost(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "user".outbox_event AS event, "user".event_confirmation AS confirmed
     WHERE confirmed.subscriber = 'auth' AND event.name = 'profile.updated'
       AND (event.published_at, event.id) <= (confirmed.published_at, confirmed.event_id)
       AND NOT EXISTS (SELECT FROM auth.inbox_event WHERE event_id = event.id)`,
  );
  return rows[0]?.count ?? 0;
}

const end = new AbortController();
const memory = watchMemory(redis, end.signal);
const working = Array.from({ length: people }, () => changeNames(end.signal));
await publish();
const elapsed = await settle();
end.abort();
await Promise.all(working);
const handled = await effects();
if (wrong.length > 0) console.log(wrong.slice(0, 3).join('\n'));

const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `of ${events} events handled in ${elapsed.toFixed(0)} s`, value: handled, unit: '' },
  { line: '', what: 'events handled', value: handled / elapsed, unit: '/s' },
  { line: '', what: 'names changed meanwhile', value: delays.length, unit: '' },
  {
    line: 'V10',
    what: 'a new event meanwhile, from the response to its effect, p95',
    value: percentile(delays, 0.95),
    unit: 's',
    goal: { rule: '≤', value: 2 },
  },
  { line: '', what: 'the slowest of them', value: Math.max(0, ...delays), unit: 's' },
  { line: 'V10', what: 'most memory of Redis', value: await memory, unit: 'MB', goal: { rule: '≤', value: 1000 } },
  { line: 'S34', what: 'changes refused', value: wrong.length, unit: '', goal: none },
  { line: 'S34', what: 'events confirmed without an effect', value: await lost(), unit: '', goal: none },
  await deadLetterFigure(product),
]);
