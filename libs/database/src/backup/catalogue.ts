import type pg from 'pg';
import * as z from 'zod';
import { rowsOf } from '../rows.ts';

const tableShape = z.object({
  name: z.string(),
  /** Without generated columns. */
  columns: z.array(z.string()),
  /** Generated columns. */
  generated: z.array(z.string()),
});
export type TableShape = z.infer<typeof tableShape>;

const tableRow = tableShape.extend({ refers_to: z.array(z.string()) });

/** The tables of a schema, referenced ones first; partitions belong to their table. */
export async function readTables(client: pg.ClientBase, schema: string): Promise<readonly TableShape[]> {
  const rows = await rowsOf(tableRow)(
    client.query(
      `SELECT c.relname AS name,
         ARRAY(SELECT attname::text FROM pg_attribute a
               WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
         ARRAY(SELECT attname::text FROM pg_attribute a
               WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated <> '' ORDER BY attnum) AS generated,
         ARRAY(SELECT DISTINCT other.relname::text FROM pg_constraint k JOIN pg_class other ON other.oid = k.confrelid
               WHERE k.conrelid = c.oid AND k.contype = 'f' AND other.oid <> c.oid) AS refers_to
       FROM pg_class c WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
         AND c.relname <> '_prisma_migrations' ORDER BY c.relname`,
      [schema],
    ),
  );
  const ordered: TableShape[] = [];
  let left = rows;
  while (left.length > 0) {
    const isLeft = (name: string) => left.some((table) => table.name === name);
    const free = left.filter((table) => !table.refers_to.some(isLeft));
    if (free.length === 0) throw new Error(`${schema}: circular references between tables`);
    ordered.push(...free.map(({ name, columns, generated }) => ({ name, columns, generated })));
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

const partitionShape = z.object({
  name: z.string(),
  parent: z.string(),
  /** `FOR VALUES FROM (…) TO (…)`, or `DEFAULT`. */
  bounds: z.string(),
});
export type PartitionShape = z.infer<typeof partitionShape>;

/** The partitions of a schema's tables. */
export function readPartitions(client: pg.ClientBase, schema: string): Promise<readonly PartitionShape[]> {
  return rowsOf(partitionShape)(
    client.query(
      `SELECT c.relname AS name, parent.relname AS parent, pg_get_expr(c.relpartbound, c.oid) AS bounds
       FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class parent ON parent.oid = i.inhparent
       WHERE parent.relnamespace = $1::regnamespace AND parent.relkind = 'p' ORDER BY 2, 1`,
      [schema],
    ),
  );
}

const sequenceShape = z.object({ name: z.string(), value: z.nullable(z.string()) });

/** The sequences of a schema and their last values; null before the first. */
export function readSequences(client: pg.ClientBase, schema: string): Promise<z.infer<typeof sequenceShape>[]> {
  return rowsOf(sequenceShape)(
    client.query(
      'SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = $1 ORDER BY 1',
      [schema],
    ),
  );
}

const appliedRow = z.object({ name: z.string() });

/** The applied migrations of a schema, oldest first. */
export async function readApplied(client: pg.ClientBase, schema: string): Promise<string[]> {
  const rows = await rowsOf(appliedRow)(
    client.query(
      `SELECT migration_name AS name FROM ${client.escapeIdentifier(schema)}._prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
    ),
  );
  return rows.map(({ name }) => name);
}

/** `"schema"."table"`, and its columns in brackets where given. */
export function qualified(client: pg.ClientBase, schema: string, table: string, columns?: readonly string[]): string {
  const name = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
  return columns === undefined ? name : `${name} (${columns.map((one) => client.escapeIdentifier(one)).join(', ')})`;
}
