/**
 * Large tables partitioned by person under traffic (docs/runbooks/partition.md): `node tests/chaos/partition/partition.chaos.ts [rows]`. As
 * many analyses and ledger entries are copied, switched, put back and switched again while connections of the services' own
 * roles write and the product answers calls.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import {
  compare,
  copyToTwin,
  dropOther,
  type PartitioningOptions,
  switchBack,
  switchToTwin,
} from '@sefira/database/person-partitions/person-partitions';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';
import { type Figure, reportFigures } from '../../suites/figures.ts';
import { startSteadyCalls } from '../support/steady-calls.ts';
import { type AnalysisModel, analysisWriter, ledgerWriter, startWriters } from './writers.ts';

const [rows = 1_000_000] = process.argv.slice(2).map(Number);
const entriesPerPerson = 10;
const callsPerSecond = 20;
const connections = 3;
const quietMilliseconds = 1000;
const rowsAtOnce = 100_000;

await using product = await startProductProcesses({ only: ['auth', 'numerology', 'billing', 'gateway'] });
await using opened = new AsyncDisposableStack();
const url = product.infrastructure.databaseUrl;
const pool = new pg.Pool({ connectionString: url, max: 2, statement_timeout: 0 });
pool.on('error', () => undefined);
opened.defer(() => pool.end());

const filling = await pool.connect();
// The rows below agree with each other; checking each wallet would take most of the time.
await filling.query('SET session_replication_role = replica');
for (let start = 0; start < rows; start += rowsAtOnce) {
  const count = Math.min(rowsAtOnce, rows - start);
  await filling.query(
    `INSERT INTO numerology.analysis
       (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
     SELECT gen_random_uuid(), md5((n % 50000)::text)::uuid, 'personal', 'Mapa ' || n, 'mapa ' || n,
       jsonb_build_object('name', 'Ana Célia Vasconcelos ' || n, 'birthDate', '1955-11-29'), 'cabalistica', 'cabalistica@1',
       '2026-11-28', jsonb_build_object('motivacao', n % 9, 'impressao', n % 7, 'expressao', n % 5, 'destino', n % 9)
     FROM generate_series($1::int, $2::int) n`,
    [start + 1, start + count],
  );
  await filling.query(
    `WITH person AS (
       SELECT gen_random_uuid() AS user_id, gen_random_uuid() AS lot FROM generate_series(1, $1::int)),
     wallets AS (INSERT INTO billing.wallet (user_id, balance, position) SELECT user_id, 5 * $2::int, $2::int FROM person),
     lots AS (INSERT INTO billing.lot (id, user_id, kind, amount, remaining, granted_at)
       SELECT lot, user_id, 'gift', 5 * $2::int, 5 * $2::int, now() FROM person)
     INSERT INTO billing.ledger_entry
       (id, user_id, position, debit, credit, amount, balance_after, reason, description, lots, actor, idempotency_key)
     SELECT gen_random_uuid(), user_id, n, 'wallet', 'promotions', 5, 5 * n, 'gift', 'Presente',
       jsonb_build_array(jsonb_build_object('lot', lot, 'kind', 'gift', 'amount', 5)), 'system', 'seed:' || user_id || ':' || n
     FROM person, generate_series(1, $2::int) n`,
    [count / entriesPerPerson, entriesPerPerson],
  );
}
filling.release(true);
await pool.query('VACUUM ANALYZE numerology.analysis, billing.ledger_entry, billing.wallet, billing.lot');

const { rows: active } = await pool.query<{ user_id: string }>('SELECT user_id FROM billing.wallet LIMIT 200');
const model: AnalysisModel = { owners: new Map(), deleted: new Set() };
const databaseOf = (part: string) => product.environmentOf(part).DATABASE_URL ?? '';
const writers = [
  startWriters(databaseOf('numerology'), connections, analysisWriter(model)),
  startWriters(databaseOf('billing'), connections, ledgerWriter(active.map((one) => one.user_id))),
];
const calls = await startSteadyCalls(product.url, callsPerSecond);
await wait(quietMilliseconds);

const figures: Figure[] = [];
let differing = 0;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
async function compareNow(options: PartitioningOptions): Promise<void> {
  const { isEqual } = await compare(options);
  if (!isEqual) differing += 1;
}
for (const [schema, table] of [
  ['numerology', 'analysis'],
  ['billing', 'ledger_entry'],
] as const) {
  const options = { url, schema, table };
  const copying = await timed(() => copyToTwin(options));
  const comparing = await timed(() => compareNow(options));
  const switching = await timed(() => switchToTwin(options));
  await wait(quietMilliseconds);
  await compareNow(options);
  await switchBack(options);
  await wait(quietMilliseconds);
  await switchToTwin(options);
  await wait(quietMilliseconds);
  await compareNow(options);
  await dropOther(options);
  figures.push(
    { line: '', what: `${table}: rows copied a second, beside writes`, value: rows / copying, unit: '' },
    { line: '', what: `${table}: comparison`, value: comparing, unit: 's' },
    { line: '', what: `${table}: switch with its comparison`, value: switching, unit: 's' },
  );
}
for (const one of writers) await one.stop();
const { sent, failed, failures, p50, p99 } = await calls.stop();
for (const [what, count] of [...failures, ...writers.flatMap(({ refused }) => [...refused])]) {
  console.log(`${what}: ${count}`);
}
const stored = new Map(
  (
    await pool.query<{ id: string; user_id: string }>(
      "SELECT id, user_id FROM numerology.analysis WHERE title = 'Ana' AND kind = 'personal' AND input = '{}'",
    )
  ).rows.map((row) => [row.id, row.user_id]),
);
const wrong =
  [...model.owners].filter(([id, owner]) => stored.get(id) !== owner).length +
  [...model.deleted].filter((id) => stored.has(id)).length +
  Math.abs(stored.size - model.owners.size);
const orphans = await pool.query(
  'SELECT FROM numerology.share WHERE NOT EXISTS (SELECT FROM numerology.analysis WHERE id = analysis_id)',
);
const client = await pool.connect();
const broken = (await verifyLedger(client)).reduce((sum, proof) => sum + proof.broken.length, 0);
client.release();
const zero = { goal: { rule: '=', value: 0 }, unit: '' } as const;
const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
reportFigures([
  { line: '', what: 'rows in each table', value: rows, unit: '' },
  ...figures,
  { line: '', what: 'writes of the services’ roles', value: sumOf(writers.map(({ written }) => written)), unit: '' },
  { line: '', what: 'longest of them', value: Math.max(...writers.map(({ longest }) => longest)), unit: 'ms' },
  { line: '', what: 'writes refused', value: sumOf(writers.flatMap(({ refused }) => [...refused.values()])), ...zero },
  { line: '', what: 'comparisons with a difference', value: differing, ...zero },
  { line: '', what: 'analyses lost, double or of the wrong person', value: wrong, ...zero },
  { line: '', what: 'shares without their analysis', value: orphans.rowCount ?? 0, ...zero },
  { line: '', what: 'violations of the ledger’s proofs', value: broken, ...zero },
  { line: '', what: `calls at ${callsPerSecond} a second`, value: sent, unit: '' },
  { line: '', what: 'calls failed', value: failed, ...zero },
  { line: '', what: 'calls, p50', value: p50, unit: 'ms' },
  { line: '', what: 'calls, p99', value: p99, unit: 'ms' },
]);
