/**
 * Events while their database is unavailable, and after Redis has lost those of the last day (docs/goals.md S34,
 * docs/decisions/0027-outbox-and-inbox.md): `node tests/chaos/outages.chaos.ts [events] [seconds] [events
 * of the last day]`, 100,000, 600 and 300,000 by default. user publishes changed profiles and auth consumes them, each in its
 * own process.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';

const [events = 100_000, seconds = 600, eventsOfDay = 300_000] = process.argv.slice(2).map(Number);
/** An event counts as lost when no event at all had an effect for this long. */
const timeoutMilliseconds = 120_000;
const batchSize = 10_000;
/** Counting this many rows costs the servers time of their own. */
const pollMilliseconds = 5000;

await using opened = new AsyncDisposableStack();
const product = opened.use(
  await startProductProcesses({ only: ['user', 'auth'], hasMailbox: false, hasSandbox: false, hasChromium: false }),
);
const { stores, databaseUrl } = product.infrastructure;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
pool.on('error', () => undefined);
opened.defer(() => pool.end());

const count = async (statement: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${statement}`);
  return rows[0]?.count ?? 0;
};
const effects = () => count('auth.inbox_event');
const unpublished = () => count(`"user".outbox_event WHERE published_at IS NULL`);

async function publish(events: number): Promise<void> {
  for (let stored = 0; stored < events; stored += batchSize) {
    await pool.query(
      `INSERT INTO "user".outbox_event (id, name, payload)
       SELECT uuidv7(), 'profile.updated', jsonb_build_object('userId', gen_random_uuid(), 'name', 'Ana Célia',
         'birthDate', '1955-11-29', 'avatar', NULL, 'updatedAt', '2026-11-21T12:00:00.000Z')
       FROM generate_series(1, $1)`,
      [Math.min(batchSize, events - stored)],
    );
  }
  while ((await unpublished()) > 0) await wait(1000);
}

/** Seconds until all events of so many have an effect, or no further one has. */
async function settle(expected: number): Promise<number> {
  const began = performance.now();
  let [known, since] = [await effects(), performance.now()];
  while (known < expected && performance.now() - since < timeoutMilliseconds) {
    await wait(pollMilliseconds);
    const now = await effects();
    if (now > known) [known, since] = [now, performance.now()];
  }
  return (performance.now() - began) / 1000;
}

await publish(events);
const beforeOutage = await effects();
console.log(`PostgreSQL unavailable for ${seconds} s`);
await stores.killPostgres(() => wait(seconds * 1000));
const afterOutage = await settle(events);
const lostByOutage = events - (await effects());

await publish(eventsOfDay);
const beforeWipe = await effects();
console.log('Redis wiped');
await stores.killRedis({ withFile: false });
const afterWipe = await settle(events + eventsOfDay);
const lostByWipe = events + eventsOfDay - (await effects()) - lostByOutage;
const dead = await count('auth.dead_letter');

const none = { rule: '=', value: 0 } as const;
reportFigures([
  {
    line: '',
    what: `of ${events} events without an effect yet, database unavailable ${seconds} s`,
    value: events - beforeOutage,
    unit: '',
  },
  { line: '', what: 'from its return to the last effect', value: afterOutage, unit: 's' },
  { line: 'S34', what: 'events lost, database unavailable', value: lostByOutage, unit: '', goal: none },
  {
    line: '',
    what: `of ${eventsOfDay} events of the day without an effect yet, Redis wiped`,
    value: events + eventsOfDay - beforeWipe,
    unit: '',
  },
  { line: '', what: 'from its return to the last effect', value: afterWipe, unit: 's' },
  { line: 'S34', what: 'events lost, Redis wiped', value: lostByWipe, unit: '', goal: none },
  { line: 'S34', what: 'dead letters', value: dead, unit: '', goal: none },
]);
