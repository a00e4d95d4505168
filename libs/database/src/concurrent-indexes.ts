import pg from 'pg';
import * as z from 'zod';
import { rowsOf } from './rows.ts';

const dropCommand = z.object({ drop: z.string() });
const creation =
  /\bCREATE\s+(?<unique>UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+"(?<index>[^"]+)"\s+ON\s+"(?<table>[^"]+)"\s*(?<rest>[^;]+);?\s*$/i;
const deletion = /\bDROP\s+INDEX\s+CONCURRENTLY\s+(?:IF\s+EXISTS\s+)?"(?<index>[^"]+)";?\s*$/i;

export const isConcurrent = (script: string) => /\bCONCURRENTLY\b/i.test(script);

/**
 * Runs a concurrent statement, which waits for every open transaction and blocks none, so it has no lock timeout. An index that
 * it could not finish is invalid and is dropped by the next attempt. On a table that an installation has partitioned
 * (docs/runbooks/partition.md) the index is built one partition after the other.
 */
export async function runConcurrently(pool: pg.Pool, script: string): Promise<void> {
  await pool.query('SET lock_timeout = 0');
  try {
    const rows = await rowsOf(dropCommand)(
      pool.query(
        `SELECT format('DROP INDEX CONCURRENTLY %s', i.indexrelid::regclass) AS drop FROM pg_index i
         JOIN pg_class c ON c.oid = i.indexrelid
         WHERE NOT i.indisvalid AND c.relkind = 'i' AND c.relnamespace = current_schema()::regnamespace`,
      ),
    );
    for (const { drop } of rows) await pool.query(drop);
    for (const statement of await statementsOf(pool, script)) await pool.query(statement);
  } finally {
    await pool.query('RESET lock_timeout');
  }
}

const partitionRow = z.object({ name: z.string() });

/** PostgreSQL refuses concurrent statements on a partitioned table, not on its partitions. */
async function statementsOf(pool: pg.Pool, script: string): Promise<readonly string[]> {
  const { unique = '', index, table, rest = '' } = creation.exec(script)?.groups ?? {};
  if (index !== undefined && table !== undefined) {
    const partitions = await rowsOf(partitionRow)(
      pool.query(
        `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
         WHERE i.inhparent = to_regclass($1) ORDER BY 1`,
        [pg.escapeIdentifier(table)],
      ),
    );
    if (partitions.length === 0) return [script];
    const whole = pg.escapeIdentifier(index);
    const parts = partitions.map(({ name }) => ({
      table: pg.escapeIdentifier(name),
      index: pg.escapeIdentifier(index.replace(table, name)),
    }));
    return [
      `CREATE ${unique}INDEX IF NOT EXISTS ${whole} ON ONLY ${pg.escapeIdentifier(table)} ${rest}`,
      ...parts.flatMap((part) => [
        `CREATE ${unique}INDEX CONCURRENTLY IF NOT EXISTS ${part.index} ON ${part.table} ${rest}`,
        `ALTER INDEX ${whole} ATTACH PARTITION ${part.index}`,
      ]),
    ];
  }
  const dropped = deletion.exec(script)?.groups?.index;
  if (dropped === undefined) return [script];
  const { rowCount } = await pool.query("SELECT FROM pg_class WHERE oid = to_regclass($1) AND relkind = 'I'", [
    pg.escapeIdentifier(dropped),
  ]);
  return [rowCount === 0 ? script : `DROP INDEX ${pg.escapeIdentifier(dropped)}`];
}
