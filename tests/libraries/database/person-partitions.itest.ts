import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackup } from '@sefira/database/backup/create';
import { restoreBackup } from '@sefira/database/backup/restore';
import {
  compare,
  copyToTwin,
  dropOther,
  type PartitioningOptions,
  switchToTwin,
} from '@sefira/database/person-partitions/person-partitions';
import { serviceSchema } from '@sefira/database/service-schema';
import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Connections of the administrator for as long as a test needs them. */
function poolOf(url: string, opened: AsyncDisposableStack): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 3 });
  pool.on('error', () => undefined);
  opened.defer(() => pool.end());
  return pool;
}

async function partition(options: PartitioningOptions): Promise<void> {
  await copyToTwin(options);
  await switchToTwin(options);
}

const addEntries = `INSERT INTO billing.ledger_entry
    (id, user_id, position, debit, credit, amount, balance_after, reason, description, lots, actor, idempotency_key)
  SELECT gen_random_uuid(), gen_random_uuid(), 1, 'wallet', 'promotions', 5, 5, 'welcome', 'x', '[]', 'system', 'key:' || n
  FROM generate_series(1, 200) n`;
const addAnalyses = `INSERT INTO numerology.analysis
    (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
  SELECT gen_random_uuid(), gen_random_uuid(), 'personal', 'x', 'x', '{}', 'x', 'x', '2026-01-01', '{}'
  FROM generate_series(1, 200)`;
const addShares = `INSERT INTO numerology.share (analysis_id, slug, show_birth_date, show_email)
  SELECT id, id::text, false, false FROM numerology.analysis`;

it('restores a backup of partitioned tables partitioned, guarded and with their references', async () => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-partitions-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const source = opened.use(await postgres());
  const before = poolOf(source.adminUrl, opened);
  for (const statement of [addEntries, addAnalyses, addShares]) await before.query(statement);
  const url = source.adminUrl;
  await partition({ url, schema: 'billing', table: 'ledger_entry' });
  await partition({ url, schema: 'numerology', table: 'analysis' });
  // Of the second one the old table is there still: a backup leaves it out.
  await dropOther({ url, schema: 'billing', table: 'ledger_entry' });
  const backup = path.join(folder, 'backup');
  const schemas = ['billing', 'numerology'];
  await createBackup({ urlOf: () => url, schemas, folder: backup });

  const target = opened.use(await postgres({ empty: true }));
  const migrationsFolder = (schema: string) => serviceSchema(root, schema).migrationsFolder;
  await restoreBackup({ urlOf: () => target.adminUrl, folder: backup, migrationsFolder });
  const after = poolOf(target.adminUrl, opened);
  for (const table of ['billing.ledger_entry', 'numerology.analysis', 'numerology.share']) {
    const all = `SELECT sum(hashtextextended(t::text, 0)) AS sum, count(*) AS count FROM ${table} t`;
    expect((await after.query(all)).rows).toEqual((await before.query(all)).rows);
  }
  const parts = `SELECT DISTINCT tableoid::regclass::text AS name FROM numerology.analysis ORDER BY 1`;
  expect((await after.query(parts)).rows).toHaveLength(8);
  await expect(after.query('DELETE FROM billing.ledger_entry_00')).rejects.toThrow('append-only');
  await after.query('DELETE FROM numerology.analysis WHERE id IN (SELECT id FROM numerology.analysis LIMIT 50)');
  expect((await after.query('SELECT FROM numerology.share')).rowCount).toBe(150);
  const working = "SELECT nspname FROM pg_namespace WHERE nspname ~ '_(twin|old)$'";
  expect((await after.query(working)).rows).toEqual([]);
});

it('gives way to a transaction that holds the table, and switches once it ends', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await postgres());
  const pool = poolOf(database.adminUrl, opened);
  await pool.query(addAnalyses);
  const options = { url: database.adminUrl, schema: 'numerology', table: 'analysis' };
  await copyToTwin(options);
  const reader = await pool.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT count(*) FROM numerology.analysis');
  const switching = switchToTwin(options);
  const waiting = `SELECT count(*)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE NOT l.granted AND a.application_name = 'partition'`;
  await expect.poll(async () => (await pool.query(waiting)).rows).toEqual([{ waiting: 1 }]);
  // A writer that comes meanwhile waits no longer than a moment: the switch lets it pass.
  await pool.query(addAnalyses);
  await reader.query('COMMIT');
  reader.release();
  await switching;
  expect(await compare(options)).toEqual({ rows: 400, otherRows: 400, isEqual: true });
});

it('refuses to switch where a row differs, and begins anew after a drop', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await postgres());
  const pool = poolOf(database.adminUrl, opened);
  await pool.query(addAnalyses);
  const options = { url: database.adminUrl, schema: 'numerology', table: 'analysis' };
  await copyToTwin(options);
  await pool.query(`UPDATE numerology_twin.analysis SET title = 'y'
    WHERE id = (SELECT id FROM numerology_twin.analysis LIMIT 1)`);
  await expect(switchToTwin(options)).rejects.toThrow('linhas diferentes');
  await dropOther(options);
  await copyToTwin(options);
  await pool.query('ALTER TABLE numerology.analysis ADD COLUMN note text');
  await expect(switchToTwin(options)).rejects.toThrow('as colunas mudaram');
  await dropOther(options);
  await partition(options);
  await expect(partition(options)).rejects.toThrow('está em switched');
});
