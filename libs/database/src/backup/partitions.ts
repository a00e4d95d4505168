import type pg from 'pg';
import * as z from 'zod';
import { rowsOf } from '../rows.ts';
import { type PartitionShape, qualified, readPartitions } from './catalogue.ts';
import type { SchemaBackup } from './manifest.ts';

/**
 * Replaces the partitions that migrations created for the current date by those of the backup, on empty tables. Backups
 * without partitions use those of the migrations.
 */
export async function createPartitions(client: pg.ClientBase, { schema, partitions }: SchemaBackup): Promise<void> {
  if (partitions.length === 0) return;
  const made = await readPartitions(client, schema);
  for (const { name } of without(made, partitions)) {
    await client.query(`DROP TABLE ${qualified(client, schema, name)}`);
  }
  for (const { name, parent, bounds } of without(partitions, made)) {
    await client.query(
      `CREATE TABLE ${qualified(client, schema, name)} PARTITION OF ${qualified(client, schema, parent)} ${bounds}`,
    );
  }
}

function without(some: readonly PartitionShape[], others: readonly PartitionShape[]): readonly PartitionShape[] {
  const shapeOf = ({ name, parent, bounds }: PartitionShape) => `${name} ${parent} ${bounds}`;
  const known = new Set(others.map(shapeOf));
  return some.filter((one) => !known.has(shapeOf(one)));
}

const triggerCommand = z.object({ command: z.string() });

/** Gives each partition the statement triggers of its table: they fire only for the table that a statement names. */
export async function guardPartitions(client: pg.ClientBase, schema: string): Promise<void> {
  const rows = await rowsOf(triggerCommand)(
    client.query(
      `SELECT replace(
         replace(pg_get_triggerdef(t.oid), format('TRIGGER %I ', t.tgname), format('TRIGGER %I ', replace(t.tgname, parent.relname, c.relname))),
         format(' ON %I.%I ', $2::text, parent.relname), format(' ON %I.%I ', $2::text, c.relname)) AS command
       FROM pg_trigger t JOIN pg_class parent ON parent.oid = t.tgrelid JOIN pg_inherits i ON i.inhparent = parent.oid
         JOIN pg_class c ON c.oid = i.inhrelid
       WHERE parent.relnamespace = $1::regnamespace AND parent.relkind = 'p' AND NOT t.tgisinternal AND t.tgtype & 1 = 0
         AND NOT EXISTS (SELECT FROM pg_trigger own WHERE own.tgrelid = c.oid AND own.tgfoid = t.tgfoid)`,
      [client.escapeIdentifier(schema), schema],
    ),
  );
  for (const { command } of rows) await client.query(command);
}
