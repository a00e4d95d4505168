/**
 * Events of orders while all their processes are killed (docs/goals.md S17, docs/decisions/0027-outbox-and-inbox.md):
 * `node tests/chaos/events.chaos.ts [orders] [kills]`, 20,000 and 20 by default. Each event is published up to three
 * times, some transactions are rolled back; billing publishes, reseller and admin-config consume with two processes
 * each, and Redis is killed too.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@sefira/platform/time/identifiers';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { randomFrom } from './support/seeded-random.ts';

const [orders = 20_000, kills = 20, seed = 20_261_121] = process.argv.slice(2).map(Number);
const batch = 100;
/** An event counts as lost when no event at all was processed for this long. */
const timeoutMilliseconds = 60_000;
const subscribers = ['reseller', 'admin_config'] as const;

await using product = await startProductProcesses({ only: ['billing', 'reseller', 'admin-config'], replicas: 2 });
const pool = new pg.Pool({ connectionString: product.infrastructure.databaseUrl, max: 4 });
pool.on('error', () => undefined);
await using opened = new AsyncDisposableStack();
opened.defer(() => pool.end());
const random = randomFrom(seed);

interface Fact {
  readonly id: string;
  readonly payload: object;
}

function fact(): Fact {
  const payload = {
    orderId: newId(),
    userId: newId(),
    kind: 'credits',
    plan: null,
    cycle: null,
    credits: 50,
    description: '50 créditos',
    amountCents: 1990,
    method: 'pix',
    paidAt: new Date().toISOString(),
    isRenewal: false,
  };
  return { id: newId(), payload };
}

async function publish(facts: readonly Fact[], end: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO billing.outbox_event (id, name, payload)
       SELECT id, 'order.paid', payload FROM jsonb_to_recordset($1::jsonb) AS x (id uuid, payload jsonb)`,
      [JSON.stringify(facts)],
    );
    await client.query("SELECT pg_notify('billing_outbox', '')");
    await client.query(end);
  } finally {
    client.release();
  }
}

const again = () => pool.query('UPDATE billing.outbox_event SET published_at = NULL WHERE published_at IS NOT NULL');

const began = performance.now();
let publishedCount = 0;
const faults = (async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    while (publishedCount < (orders * kill) / kills) await wait(20);
    const isRedis = kill % 5 === 4;
    const name = product.processes[Math.floor(random() * product.processes.length)] ?? '';
    console.log(isRedis ? 'Redis killed' : `${name} killed`);
    await (isRedis ? product.infrastructure.stores.killRedis() : product.replace(name));
    if (kill === Math.floor(kills / 2)) await again();
  }
})();
const ids: string[] = [];
while (publishedCount < orders) {
  const facts = Array.from({ length: batch }, fact);
  await publish(facts, 'COMMIT');
  await publish(Array.from({ length: 3 }, fact), 'ROLLBACK');
  ids.push(...facts.map(({ id }) => id));
  publishedCount += batch;
  // So that the kills fall in the middle of it.
  await wait((kills * 2500) / (orders / batch));
}
await faults;
await again();

async function open(): Promise<number> {
  const { rows } = await pool.query<{ open: string }>(
    `SELECT (SELECT count(*) FROM billing.outbox_event WHERE published_at IS NULL)
       + ${subscribers.map((schema) => `(SELECT count(*) FROM unnest($1::uuid[]) AS t (id) WHERE NOT EXISTS (SELECT FROM ${schema}.inbox_event i WHERE i.event_id = t.id))`).join(' + ')} AS open`,
    [ids],
  );
  return Number(rows[0]?.open);
}
let [left, since] = [await open(), performance.now()];
while (left > 0 && performance.now() - since < timeoutMilliseconds) {
  await wait(250);
  const now = await open();
  if (now < left) [left, since] = [now, performance.now()];
}
const seconds = (performance.now() - began) / 1000;
const unprocessed = await open();
const { rows } = await pool.query<{ sales: string; cents: string; dead: string }>(
  `SELECT (SELECT count(*) FROM reseller.sale) AS sales,
     (SELECT coalesce(sum(amount), 0) FROM admin_config.daily_figure WHERE figure = 'revenue') AS cents,
     (SELECT count(*) FROM reseller.dead_letter) + (SELECT count(*) FROM admin_config.dead_letter) AS dead`,
);
const { sales = '0', cents = '0', dead = '0' } = rows[0] ?? {};
const none = { rule: '=', value: 0 } as const;
reportFigures([
  {
    line: '',
    what: `events publishedCount, ${kills} kills, each handed over up to three times`,
    value: ids.length,
    unit: '',
  },
  { line: '', what: 'from the first fact to the last effect', value: seconds, unit: 's' },
  { line: 'S17', what: 'events not published or not heard', value: unprocessed, unit: '', goal: none },
  { line: 'S17', what: 'sales lost or doubled', value: Math.abs(Number(sales) - ids.length), unit: '', goal: none },
  {
    line: 'S17',
    what: 'orders lost or doubled in the sum of the day',
    value: Math.abs(Number(cents) / 1990 - ids.length),
    unit: '',
    goal: none,
  },
  { line: 'S17', what: 'events that failed for good', value: Number(dead), unit: '', goal: none },
]);
