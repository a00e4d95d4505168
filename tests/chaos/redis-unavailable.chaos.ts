/**
 * Redis unreachable while people read their lists and make analyses (docs/goals.md S36): `node
 * tests/chaos/redis-unavailable.chaos.ts [seconds without Redis]`, 30 by default.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductInfrastructure } from '@sefira/product/infrastructure';
import { startProduct } from '@sefira/product/product';
import { cuttableServer } from '@sefira/testing/cuttable-server';
import pg from 'pg';
import { percentile } from '../bench/http/percentiles.ts';
import { reportFigures } from '../suites/figures.ts';
import { registerAccount } from './support/registrations.ts';

const [seconds = 30] = process.argv.slice(2).map(Number);
const people = 4;
const calmMilliseconds = 5000;
const pauseMilliseconds = 100;

await using opened = new AsyncDisposableStack();
const infrastructure = opened.use(await startProductInfrastructure({ hasOwnStores: true }));
const redis = opened.use(await cuttableServer(infrastructure.redisUrl));
const product = opened.use(
  await startProduct({
    infrastructure,
    proxies: { redisUrl: redis.url },
    environment: {
      RATE_LIMIT_PER_MINUTE: '1000000',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      WELCOME_CREDITS: '100000',
    },
  }),
);

const meanwhile = { reads: { served: 0, refused: 0 }, analyses: { served: 0, refused: 0 } };
/** Of all calls with Redis and without, in milliseconds. */
const durations: { readonly calm: number[]; readonly without: number[] } = { calm: [], without: [] };
const accepted: string[] = [];
const wrong: string[] = [];
let isUnavailable = false;
let isOver = false;
let lastAccepted = performance.now();

async function call(token: string, kind: keyof typeof meanwhile, path: string, body?: object): Promise<void> {
  const began = performance.now();
  const isDuring = isUnavailable;
  const response = await fetch(`${product.url}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(60_000),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isServed = response.status === 200;
  if (!isServed && !(response.status === 503 && text.includes('"success":false'))) {
    wrong.push(`${path} ${response.status} ${text.slice(0, 200)}`);
  }
  if (isServed && kind === 'analyses') {
    accepted.push(JSON.parse(text).data.analysisId);
    lastAccepted = performance.now();
  }
  durations[isDuring ? 'without' : 'calm'].push(performance.now() - began);
  if (isDuring) meanwhile[kind][isServed ? 'served' : 'refused'] += 1;
}

async function useProduct(): Promise<void> {
  const response = await registerAccount(product.url, `${randomUUID()}@sefira.test`);
  const { token } = JSON.parse(await response.text());
  for (let made = 0; !isOver; made += 1) {
    const name = `Ana ${'abcdefghij'[made % 10]}lice ${'mnopqrst'[Math.floor(made / 10) % 8]}oraes`;
    await call(token, 'analyses', '/numerology/analyze/basic', { name, birthDate: '1955-11-29' });
    for (const list of ['/numerology/analyses', '/reports', '/notifications']) await call(token, 'reads', list);
    await wait(pauseMilliseconds);
  }
}

const working = Array.from({ length: people }, useProduct);
await wait(calmMilliseconds);
console.log(`Redis cut off after ${accepted.length} analyses`);
redis.cut();
isUnavailable = true;
await wait(seconds * 1000);
isUnavailable = false;
redis.restore();
const returnedAt = performance.now();
while (lastAccepted < returnedAt && performance.now() - returnedAt < 60_000) await wait(20);
const back = (performance.now() - returnedAt) / 1000;
await wait(calmMilliseconds);
isOver = true;
await Promise.all(working);
const settling = performance.now();
await product.idle();
const settled = (performance.now() - settling) / 1000;

const pool = new pg.Pool({ connectionString: infrastructure.databaseUrl, max: 1 });
opened.defer(() => pool.end());
/** Ids of accepted analyses for which this table has not exactly one row. */
async function countWithoutOne(table: string, column: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM unnest($1::uuid[]) AS accepted(id)
     WHERE (SELECT count(*) FROM ${table} WHERE ${column} = accepted.id) <> 1`,
    [accepted],
  );
  return rows[0]?.count ?? 0;
}
const unstored = await countWithoutOne('numerology.analysis', 'id');
const unreported = await countWithoutOne('reports.report', 'analysis_id');
if (wrong.length > 0) console.log(wrong.slice(0, 3).join('\n'));

const { calm, without } = durations;
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `analyses accepted, ${seconds} s without Redis`, value: accepted.length, unit: '' },
  { line: '', what: 'of them without Redis', value: meanwhile.analyses.served, unit: '' },
  { line: '', what: 'lists read without Redis', value: meanwhile.reads.served, unit: '' },
  { line: 'S36', what: 'lists refused without Redis', value: meanwhile.reads.refused, unit: '', goal: none },
  { line: 'S36', what: 'analyses refused without Redis', value: meanwhile.analyses.refused, unit: '', goal: none },
  { line: '', what: 'median answer with Redis', value: percentile(calm, 0.5), unit: 'ms' },
  { line: '', what: 'median answer without Redis', value: percentile(without, 0.5), unit: 'ms' },
  { line: '', what: 'slowest answer without Redis', value: percentile(without, 1), unit: 'ms' },
  { line: 'S36', what: 'failures not in the form of the product', value: wrong.length, unit: '', goal: none },
  { line: 'S36', what: 'from its return to the next analysis', value: back, unit: 's', goal: { rule: '≤', value: 5 } },
  { line: '', what: 'from the last call until no work was left', value: settled, unit: 's' },
  { line: 'S34', what: 'accepted analyses not stored once', value: unstored, unit: '', goal: none },
  { line: 'S34', what: 'accepted analyses without one report', value: unreported, unit: '', goal: none },
]);
