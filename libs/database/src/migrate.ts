import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import * as z from 'zod';
import { rowOf, rowsOf } from './rows.ts';
import { openSchemaEngine, type SchemaEngine } from './schema-engine.ts';
import { type Migration, readMigrations } from './service-schema.ts';

export interface MigrateOptions {
  /** A role that may create schemas and tables. */
  readonly url: string;
  /** The Postgres schema to bring up to date; created where missing. */
  readonly schema: string;
  readonly migrationsFolder: string;
  /** How long one statement may wait for a lock that live traffic holds before it gives way and is tried again. */
  readonly lockTimeoutMilliseconds?: number;
  /** Exactly these migrations and no later one: the schema as a backup knew it. */
  readonly only?: readonly string[];
}

/** A migration that cannot or must not be applied. The message says which and why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** The database was made by migrations that have been joined into the first one. */
export class EarlierHistoryError extends MigrationError {
  constructor(schema: string, first: string) {
    super(
      `Schema ${schema} was made by an earlier version, whose migrations are joined into ${first}. Nothing was changed. ` +
        'Make a backup with that version (npm run backup) and restore it with this one into an empty folder or database ' +
        '(npm run restore -- <folder>): docs/runbooks/upgrade.md.',
    );
  }
}

const noFilters = { externalTables: [], externalEnums: [] };
const lockAttempts = 40;
const turnMilliseconds = 50;

/**
 * Brings one PostgreSQL schema up to date with its migrations and returns those that it applied.
 * Idempotent; two processes at once take turns by an advisory lock. A database ahead of the code (after a rollback of the
 * code) is left unchanged.
 * @throws EarlierHistoryError for a database from before the first migration
 * @throws MigrationError for an edited migration, a diverging history or a failed script
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const { schema, lockTimeoutMilliseconds = 250 } = options;
  const migrations = chosen(await readMigrations(options.migrationsFolder), options.only);
  const guard = new pg.Client({ connectionString: options.url, application_name: `migrate ${schema}` });
  // A lost connection is reported by the query in progress.
  guard.on('error', () => undefined);
  await guard.connect();
  try {
    // One key for all schemas: the engine has a lock of its own for the whole database, and would give up waiting for it.
    await takeTurn(guard);
    await guard.query(`CREATE SCHEMA IF NOT EXISTS ${guard.escapeIdentifier(schema)}`);
    // One connection, so that each script and the table of migrations see the same search path and lock timeout.
    const pool = new pg.Pool({
      connectionString: options.url,
      max: 1,
      options: `-c search_path=${schema},public -c lock_timeout=${lockTimeoutMilliseconds}`,
    });
    pool.on('error', () => undefined);
    try {
      // Without work the engine is not loaded: it would stay in memory, 5 MB and its heap.
      const history = await readHistory(pool);
      const [first] = migrations;
      if (first !== undefined && history.length > 0 && history.every(({ name }) => name !== first.name)) {
        throw new EarlierHistoryError(schema, first.name);
      }
      const applied = isUpToDate(history, migrations)
        ? []
        : await applyMissing(pool, schema, listOf(options.migrationsFolder, migrations));
      await protectHistory(pool, schema);
      return applied;
    } finally {
      await pool.end();
    }
  } finally {
    await guard.end();
  }
}

const turn = z.object({ taken: z.boolean() });

/**
 * Polls for the lock instead of waiting inside a statement: CREATE INDEX CONCURRENTLY of another migrator waits for every open
 * statement, so a waiting one would be a deadlock.
 */
async function takeTurn(guard: pg.Client): Promise<void> {
  for (;;) {
    const { taken } = await rowOf(turn)(
      guard.query("SELECT pg_try_advisory_lock(hashtextextended('sefira migrate', 0)) AS taken"),
    );
    if (taken) return;
    await setTimeout(turnMilliseconds);
  }
}

const historyTable = z.object({ history: z.nullable(z.string()) });
const appliedMigration = z.object({ name: z.string(), checksum: z.string(), finished: z.boolean() });
type AppliedMigration = z.infer<typeof appliedMigration>;

/** The migrations of a schema that were not rolled back; none where it is empty. */
async function readHistory(pool: pg.Pool): Promise<readonly AppliedMigration[]> {
  const { history } = await rowOf(historyTable)(
    pool.query("SELECT to_regclass(quote_ident(current_schema()) || '._prisma_migrations')::text AS history"),
  );
  if (history === null) return [];
  return rowsOf(appliedMigration)(
    pool.query(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
       FROM ${history} WHERE rolled_back_at IS NULL`,
    ),
  );
}

/** Whether all are applied as written and none has failed. The engine decides every other case. */
function isUpToDate(history: readonly AppliedMigration[], migrations: readonly Migration[]): boolean {
  const checksums = new Map(history.map(({ name, checksum }) => [name, checksum]));
  return (
    history.length > 0 &&
    history.every(({ finished }) => finished) &&
    migrations.every(({ name, sql }) => checksums.get(name) === sha256(sql))
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function applyMissing(pool: pg.Pool, schema: string, list: MigrationList): Promise<readonly string[]> {
  let scriptError: unknown;
  const engine = await openSchemaEngine({
    pool,
    schema,
    onScriptError: (error) => {
      scriptError = error;
    },
  });
  try {
    return await bringUpToDate(engine, list, () => scriptError);
  } finally {
    engine.free();
  }
}

function chosen(known: readonly Migration[], only: readonly string[] | undefined): readonly Migration[] {
  if (only === undefined) return known;
  const unknown = only.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new MigrationError(`This version does not know ${unknown.join(', ')}: take a newer one.`);
  return known.filter(({ name }) => only.includes(name));
}

function listOf(baseDir: string, migrations: readonly Migration[]): MigrationList {
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

async function bringUpToDate(
  engine: SchemaEngine,
  migrationsList: MigrationList,
  scriptError: () => unknown,
): Promise<readonly string[]> {
  const applied: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const unapplied = await check(engine, migrationsList);
    const [next] = unapplied;
    if (next === undefined) return applied;
    try {
      // One at a time, so that an attempt stopped by a lock timeout still returns what it had applied.
      const upToNext = migrationsList.migrationDirectories.filter(({ path }) => path <= next);
      await engine.applyMigrations({
        migrationsList: { ...migrationsList, migrationDirectories: upToNext },
        filters: noFilters,
      });
      applied.push(next);
      attempt = 0;
    } catch (error) {
      const cause = scriptError() ?? error;
      if (!isLockTimeout(cause) || attempt >= lockAttempts) {
        throw new MigrationError(`${next}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
      await setTimeout(Math.min(50 * attempt, 1000));
    }
  }
}

/** The names that are still to be applied, oldest first. */
async function check(engine: SchemaEngine, migrationsList: MigrationList): Promise<readonly string[]> {
  const { editedMigrationNames, failedMigrationNames, history } = await engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters: noFilters,
  });
  const edited = editedMigrationNames.filter((name) => !failedMigrationNames.includes(name));
  if (edited.length > 0) {
    throw new MigrationError(
      `Edited after it was applied: ${edited.join(', ')}. Restore the file and write a new migration.`,
    );
  }
  if (history?.diagnostic === 'historiesDiverge') {
    throw new MigrationError(
      `The database has migrations this code lacks (${history.unpersistedMigrationNames.join(', ')}) and lacks others ` +
        `(${history.unappliedMigrationNames.join(', ')}).`,
    );
  }
  // Each script is one transaction, so a failed one has left nothing behind and may be tried again.
  for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
  const missing = history?.diagnostic === 'databaseIsBehind' ? history.unappliedMigrationNames : [];
  return [...new Set([...failedMigrationNames, ...missing])].sort();
}

const grant = z.object({ grantee: z.string() });

/** A service's role has the rows of its schema, but not the history of its migrations. */
async function protectHistory(pool: pg.Pool, schema: string): Promise<void> {
  const rows = await rowsOf(grant)(
    pool.query(
      `SELECT DISTINCT grantee FROM information_schema.role_table_grants
       WHERE table_schema = $1 AND table_name = '_prisma_migrations' AND grantee <> current_user`,
      [schema],
    ),
  );
  for (const { grantee } of rows) {
    await pool.query(`REVOKE ALL ON _prisma_migrations FROM ${pg.escapeIdentifier(grantee)}`);
  }
}

function isLockTimeout(error: unknown): boolean {
  // The engine's own queries lose the code of Postgres' error, not its text.
  return error instanceof Error && (('code' in error && error.code === '55P03') || /lock timeout/.test(error.message));
}
