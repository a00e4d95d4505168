import pg from 'pg';
import * as z from 'zod';
import { int8, rowsOf } from '../rows.ts';
import { dropWorkingSchemas } from './exchange.ts';
import { type PersonTable, personTable } from './table.ts';
import { twinSchema } from './twin.ts';

/** How far the partitioning of a table is. */
export interface State {
  /** As it was before. */
  readonly table: PersonTable;
  readonly step: 'copying' | 'copied' | 'switched';
  /** Primary key of the last copied row. */
  readonly cursor: string;
  readonly copied: number;
}

const stateRow = z.object({
  table: personTable,
  step: z.enum(['copying', 'copied', 'switched']),
  cursor: z.string(),
  copied: int8,
});

/** Null before the first step and after the last. */
export async function readState(client: pg.ClientBase, schema: string, table: string): Promise<State | null> {
  const states = statesOf(schema);
  const { rowCount } = await client.query('SELECT WHERE to_regclass($1) IS NOT NULL', [states]);
  if (rowCount === 0) return null;
  const [state] = await rowsOf(stateRow)(
    client.query(`SELECT shape AS table, step, cursor::text, copied FROM ${states} WHERE table_name = $1`, [table]),
  );
  return state ?? null;
}

export async function writeState(client: pg.ClientBase, state: State): Promise<State> {
  const { table, step, cursor, copied } = state;
  const states = statesOf(table.schema);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${states}
     (table_name text PRIMARY KEY, shape jsonb NOT NULL, step text NOT NULL, cursor uuid NOT NULL, copied bigint NOT NULL)`,
  );
  await client.query(
    `INSERT INTO ${states} (table_name, shape, step, cursor, copied) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (table_name) DO UPDATE SET step = excluded.step, cursor = excluded.cursor, copied = excluded.copied`,
    [table.name, JSON.stringify(table), step, cursor, copied],
  );
  return state;
}

/** With the last state of a service its working schemas go too. */
export async function deleteState(client: pg.ClientBase, schema: string, table: string): Promise<void> {
  const states = statesOf(schema);
  await client.query(`DELETE FROM ${states} WHERE table_name = $1`, [table]);
  const { rowCount } = await client.query(`SELECT FROM ${states} LIMIT 1`);
  if (rowCount !== 0) return;
  await client.query(`DROP TABLE ${states}`);
  await dropWorkingSchemas(client, schema);
}

const statesOf = (schema: string) => `${pg.escapeIdentifier(twinSchema(schema))}.partitioning`;
