/**
 * The reseller's dashboard and lists over 1,000,000 sales of one reseller, against docs/goals.md V13:
 * `node tests/bench/reseller.bench.ts [sales]`. Calls over HTTP, one after the other, 365 days; 95 of 100 must be answered
 * within 100 ms. The rows are written by SQL; what the triggers sum up from them is what is read.
 */
import path from 'node:path';
import type { Identity } from '@sefira/contracts/shared/identity';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { type InstantPosition, writeInstantCursor } from '@sefira/platform/pagination/instant-cursor';
import { newId } from '@sefira/platform/time/identifiers';
import { definition } from '@sefira/reseller-service/definition';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import pg from 'pg';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { startOneService } from './http/one-service.ts';
import { percentile } from './http/percentiles.ts';

const sales = Number(process.argv[2] ?? 1_000_000);
const customers = Math.max(1, Math.floor(sales / 20));
const rounds = 60;
const targetMilliseconds = 100;

const calls = [
  '/reseller/dashboard?days=365',
  '/reseller/dashboard?days=30',
  '/reseller/commissions?days=365',
  '/reseller/commissions?days=365&status=cancelled',
  '/reseller/commissions?days=365&status=pending&limit=100',
  '/reseller/sales?days=365',
  '/reseller/sales?days=365&status=cancelled',
  '/reseller/customers?days=365',
  '/reseller/releases',
  '/reseller/links',
  '/reseller/payouts',
];

const resellerId = newId();
await using infrastructure = await startInfrastructure(process.env);
const admin = new pg.Client({ connectionString: infrastructure.postgresUrl });
admin.on('error', () => undefined);
await admin.connect();
await admin.query('DROP SCHEMA IF EXISTS reseller CASCADE');
const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'reseller');
await migrate({ url: infrastructure.postgresUrl, schema: 'reseller', migrationsFolder });

async function fill(): Promise<void> {
  const id = `'${resellerId}'::uuid`;
  await admin.query('SET search_path TO reseller');
  await admin.query(
    `INSERT INTO reseller (user_id, status, name, applied_at) VALUES (${id}, 'approved', 'Medida', now())`,
  );
  await admin.query(`INSERT INTO link (id, reseller_id, code, name, is_default, created_at)
    SELECT md5('link' || n)::uuid, ${id}, 'medida' || n, 'Link ' || n, n = 0, now() FROM generate_series(0, 9) AS n`);
  await admin.query(`INSERT INTO customer (user_id, reseller_id, link_id, name, email, rate_basis_points, standing, attributed_at, active_until)
    SELECT md5('customer' || n)::uuid, ${id}, md5('link' || n % 10)::uuid, 'Cliente ' || n, 'c' || n || '@exemplo.test', 2000,
      'good', now() - (n % 365) * interval '1 day', now() + ((n % 120) - 60) * interval '1 day'
    FROM generate_series(1, ${customers}) AS n`);
  await admin.query(`INSERT INTO link_day (reseller_id, day, link_id, clicks, visitors, sign_ups)
    SELECT ${id}, (now() - n * interval '1 day')::date, md5('link' || l)::uuid, 40, 30, ${Math.round(customers / 3650)}
    FROM generate_series(0, 364) AS n, generate_series(0, 9) AS l`);
  const row = `md5('sale' || n)::uuid, ${id}, md5('customer' || 1 + n % ${customers})::uuid`;
  await admin.query(`INSERT INTO sale (id, reseller_id, user_id, link_id, product, amount_cents, refunded_cents, status, is_first, paid_at, day)
    SELECT ${row}, md5('link' || (1 + n % ${customers}) % 10)::uuid, 'Produto ' || n % 10, 4990,
      CASE WHEN n % 20 = 0 THEN 4990 ELSE 0 END, CASE WHEN n % 20 = 0 THEN 'cancelled' ELSE 'paid' END, n <= ${customers},
      at, (at AT TIME ZONE 'America/Sao_Paulo')::date
    FROM (SELECT n, date_trunc('milliseconds', now() - n * interval '365 days' / ${sales}) AS at
      FROM generate_series(0, ${sales - 1}) AS n) AS paid`);
  await admin.query(`INSERT INTO commission (id, sale_id, reseller_id, customer_id, link_id, kind, product, rate_basis_points,
      sale_cents, amount_cents, state, created_at, available_at, payout_id, day, available_day)
    SELECT uuidv7(), id, reseller_id, user_id, link_id, 'sale', product, 2000, amount_cents, 998,
      CASE WHEN status = 'cancelled' THEN 'cancelled' WHEN paid_at > now() - interval '30 days' THEN 'pending'
        WHEN paid_at > now() - interval '60 days' THEN 'available' ELSE 'paid' END,
      paid_at, paid_at + interval '30 days', md5('payout')::uuid, day, day + 30 FROM sale`);
  await admin.query('VACUUM (ANALYZE)');
}

const started = performance.now();
await fill();
console.log(`${sales.toLocaleString('en')} sales written in ${Math.round((performance.now() - started) / 1000)} s`);

const reseller = await startOneService('reseller', definition, infrastructure, {
  PUBLIC_URL: 'http://sefira.test',
  AUTH_URL: 'http://127.0.0.1:1',
  REPORTS_URL: 'http://127.0.0.1:1',
});
const identity: Identity = {
  subject: resellerId,
  role: 'reseller',
  plan: 'free',
  permissions: [],
  sessionId: null,
};

async function measure(call: string): Promise<number> {
  return (await reseller.call(call, identity)).milliseconds;
}

/** The last page of a list by its cursor: it must cost as much as the first one. */
async function deepCursor(): Promise<string> {
  const { rows } = await admin.query<InstantPosition>(
    `SELECT created_at AS at, id FROM reseller.commission
      WHERE created_at < now() - interval '300 days' ORDER BY created_at DESC LIMIT 1`,
  );
  const [position] = rows;
  if (!position) throw new Error('no commission is older than 300 days');
  return writeInstantCursor(position);
}

const figures: Figure[] = [];
for (const call of [...calls, `/reseller/commissions?days=365&cursor=${await deepCursor()}`]) {
  await measure(call);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure(call));
  figures.push({
    line: 'V13',
    what: `${call.slice(0, 60)}, ${sales.toLocaleString('en')} sales, p95`,
    value: percentile(times, 0.95),
    unit: 'ms',
    goal: { rule: '≤', value: targetMilliseconds },
  });
}
reportFigures(figures);

await reseller[Symbol.asyncDispose]();
await admin.end();
