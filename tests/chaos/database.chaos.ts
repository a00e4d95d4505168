/**
 * Messages on their queues while the database is unavailable (docs/goals.md S34,
 * docs/decisions/0068-handlers-jobs-and-schedules.md): `node tests/chaos/database.chaos.ts [analyses] [seconds] [erasures]
 * [seconds]`, 5, 110, 2,000 and 600 by default. First analyses with their reports, then erased accounts. The consumers are
 * paused until their messages are queued and the database has ended, so that it is unavailable for each message.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { registerAccount } from './support/registrations.ts';

const [analyses = 5, reportSeconds = 110, erasures = 2000, erasureSeconds = 600] = process.argv.slice(2).map(Number);
/** Parts that consume `user.erased`; the schema of each has its name. */
const subscribers = ['user', 'numerology', 'reports', 'billing'] as const;
/** A message counts as lost when no message at all had an effect for this long. */
const timeoutMilliseconds = 120_000;

await using opened = new AsyncDisposableStack();
const product = opened.use(
  await startProductProcesses({
    only: ['gateway', 'auth', ...subscribers],
    hasOwnStores: true,
    hasMailbox: false,
    hasSandbox: false,
  }),
);
const { stores, databaseUrl } = product.infrastructure;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
pool.on('error', () => undefined);
opened.defer(() => pool.end());

async function count(statement: string, ...values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${statement}`, values);
  return rows[0]?.count ?? 0;
}

/** The processes of these parts stand still until `resume`. */
function pause(parts: readonly string[]): { resume(): void } {
  const pids = product.processes
    .filter((name) => parts.some((part) => name.startsWith(`${part}-`)))
    .map((name) => product.pidOf(name));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return {
    resume() {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    },
  };
}

/** The parts go on after `store` and the end of the database, which returns after so many seconds. */
async function withoutDatabase(parts: readonly string[], seconds: number, store: () => Promise<void>): Promise<void> {
  const paused = pause(parts);
  await store();
  console.log(`PostgreSQL unavailable for ${seconds} s`);
  await stores.killPostgres(async () => {
    paused.resume();
    await wait(seconds * 1000);
  });
}

/** Seconds until so many are counted, or no further one is. */
async function settle(expected: number, counted: () => Promise<number>): Promise<number> {
  const began = performance.now();
  let [known, since] = [-1, performance.now()];
  while (performance.now() - since < timeoutMilliseconds) {
    const now = await counted();
    if (now >= expected) break;
    if (now > known) [known, since] = [now, performance.now()];
    await wait(500);
  }
  return (performance.now() - began) / 1000;
}

const published = async (schema: string) => {
  while ((await count(`${schema}.outbox_event WHERE published_at IS NULL`)) > 0) await wait(100);
};

async function analyse(): Promise<void> {
  const registered = await registerAccount(product.url, `${randomUUID()}@sefira.test`);
  const { token } = (await registered.json()) as { token: string };
  const response = await fetch(`${product.url}/api${analyzePersonal.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' }),
  });
  if (response.status !== 200) throw new Error(`analysis ${response.status} ${await response.text()}`);
}

await withoutDatabase(['reports'], reportSeconds, async () => {
  for (let index = 0; index < analyses; index += 1) await analyse();
  await published('numerology');
});
const reports = () =>
  count("reports.report r JOIN reports.document d ON d.id = r.document_id WHERE d.state = 'stored'");
const untilReports = await settle(analyses, reports);
const reportsMade = await reports();

const erasedAfter = new Date();
await withoutDatabase(subscribers, erasureSeconds, async () => {
  await pool.query(
    `INSERT INTO auth.outbox_event (id, name, payload)
     SELECT uuidv7(), 'user.erased', jsonb_build_object('userId', gen_random_uuid(), 'erasedAt', '2026-11-21T12:00:00.000Z')
     FROM generate_series(1, $1)`,
    [erasures],
  );
  await published('auth');
});
const erased = `(SELECT id FROM auth.outbox_event WHERE name = 'user.erased' AND occurred_at >= $1)`;
const effectsOf = (schema: string) =>
  count(`"${schema}".inbox_event WHERE event_id IN ${erased}`, erasedAfter.toISOString());
const allEffects = async () => {
  let sum = 0;
  for (const schema of subscribers) sum += await effectsOf(schema);
  return sum;
};
const untilErased = await settle(erasures * subscribers.length, allEffects);
const effects = await allEffects();
let dead = 0;
for (const schema of subscribers) dead += await count(`"${schema}".dead_letter`);

const none = { rule: '=', value: 0 } as const;
reportFigures([
  {
    line: 'S34',
    what: `from the database's return after ${reportSeconds} s to ${analyses} reports`,
    value: untilReports,
    unit: 's',
    goal: { rule: '≤', value: 60 },
  },
  { line: 'S34', what: 'reports lost or doubled', value: Math.abs(analyses - reportsMade), unit: '', goal: none },
  {
    line: 'S34',
    what: `effects of ${erasures} erased accounts in ${subscribers.length} parts, database unavailable ${erasureSeconds} s`,
    value: effects,
    unit: '',
    goal: { rule: '=', value: erasures * subscribers.length },
  },
  { line: '', what: 'from its return to the last effect', value: untilErased, unit: 's' },
  { line: 'S34', what: 'dead letters', value: dead, unit: '', goal: none },
]);
