/**
 * Migrations of a database at work (docs/goals.md S23, docs/decisions/0055-migrations.md): `node tests/chaos/migration.chaos.ts [calls a second]`.
 * Columns, an index and a filled column come while people use the product, a long look holds the tables, and two migrators
 * start at once.
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { startSteadyCalls } from './support/steady-calls.ts';

const [perSecond = 200] = process.argv.slice(2).map(Number);
const quietMilliseconds = 3000;
const longReadMilliseconds = 2000;
const sampleMilliseconds = 10;

/** Changes of a release to tables in use, each step by the rules of CONTRIBUTING.md. */
const changes: Readonly<
  Record<string, { readonly model: string; readonly table: string; readonly steps: readonly string[] }>
> = {
  numerology: {
    model: 'Analysis',
    table: 'analysis',
    steps: [
      'ALTER TABLE "analysis" ADD COLUMN "chaos_note" TEXT',
      'CREATE INDEX CONCURRENTLY "analysis_chaos_note_idx" ON "analysis"("chaos_note")',
      `UPDATE "analysis" SET "chaos_note" = 'x'`,
    ],
  },
  billing: {
    model: 'Charge',
    table: 'charge',
    steps: [
      'ALTER TABLE "charge" ADD COLUMN "chaos_note" TEXT',
      'CREATE INDEX CONCURRENTLY "charge_chaos_note_idx" ON "charge"("chaos_note")',
    ],
  },
  auth: { model: 'Session', table: 'session', steps: ['ALTER TABLE "session" ADD COLUMN "chaos_note" TEXT'] },
};

const root = path.resolve(import.meta.dirname, '../..');
await using product = await startProductProcesses({ only: ['auth', 'numerology', 'billing', 'gateway'] });
await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-migration-'));
opened.defer(() => rm(folder, { recursive: true, force: true }));
const pool = new pg.Pool({ connectionString: product.infrastructure.databaseUrl, max: 6 });
pool.on('error', () => undefined);
opened.defer(() => pool.end());

/** The service's own migrations, and those of the release. */
async function withRelease(service: string, steps: readonly string[]): Promise<string> {
  const { migrationsFolder } = serviceSchema(root, service);
  const target = path.join(folder, service);
  await cp(migrationsFolder, target, { recursive: true });
  for (const [index, step] of steps.entries()) {
    const own = path.join(target, `2099010100000${index}_chaos`);
    await mkdir(own);
    await writeFile(path.join(own, 'migration.sql'), `${step};\n`);
  }
  return target;
}

// Not of the pool: it looks on until all else is closed.
const watcher = new pg.Client({ connectionString: product.infrastructure.databaseUrl });
watcher.on('error', () => undefined);
await watcher.connect();
opened.defer(() => watcher.end());
let longestWait = 0;
let isOver = false;
/** Time that a call of the product may wait for a lock; longer waits are sampled. */
const watching = (async () => {
  while (!isOver) {
    const { rows } = await watcher.query<{ milliseconds: number }>(
      `SELECT coalesce(max(extract(epoch FROM clock_timestamp() - l.waitstart) * 1000), 0)::float AS milliseconds
       FROM pg_locks l JOIN pg_stat_activity a USING (pid)
       WHERE NOT l.granted AND l.locktype = 'relation' AND a.usename <> current_user`,
    );
    longestWait = Math.max(longestWait, rows[0]?.milliseconds ?? 0);
    await wait(sampleMilliseconds);
  }
})();

opened.defer(async () => {
  isOver = true;
  await watching;
});
const calls = await startSteadyCalls(product.url, perSecond);
await wait(quietMilliseconds);
const began = performance.now();
let applied = 0;
for (const [service, { table, steps }] of Object.entries(changes)) {
  const options = {
    url: product.infrastructure.databaseUrl,
    schema: service,
    migrationsFolder: await withRelease(service, steps),
  };
  const reader = await pool.connect();
  await reader.query('BEGIN');
  await reader.query(`SELECT count(*) FROM ${service}.${table}`);
  const reading = wait(longReadMilliseconds).then(() => reader.query('ROLLBACK'));
  const done = await Promise.all([migrate(options), migrate(options)]);
  applied += done.flat().length;
  await reading;
  reader.release();
}
const seconds = (performance.now() - began) / 1000;
await wait(quietMilliseconds);
const { sent, failed, failures, p50, p99 } = await calls.stop();
for (const [what, count] of failures) console.log(`${what}: ${count}`);
const asked = Object.values(changes).reduce((sum, { steps }) => sum + steps.length, 0);
reportFigures([
  {
    line: '',
    what: `migrations by two migrators, tables held for ${longReadMilliseconds / 1000} s`,
    value: seconds,
    unit: 's',
  },
  {
    line: 'S23',
    what: 'migrations not applied exactly once',
    value: Math.abs(asked - applied),
    unit: '',
    goal: { rule: '=', value: 0 },
  },
  { line: '', what: `calls at ${perSecond} a second`, value: sent, unit: '' },
  { line: 'S23', what: 'calls failed', value: failed, unit: '', goal: { rule: '=', value: 0 } },
  {
    line: 'S23',
    what: 'longest that a call waited for a lock',
    value: longestWait,
    unit: 'ms',
    goal: { rule: '≤', value: 250 },
  },
  { line: '', what: 'calls, p50', value: p50, unit: 'ms' },
  { line: '', what: 'calls, p99', value: p99, unit: 'ms' },
]);
