import pg from 'pg';
import { guardPartitions } from '../backup/partitions.ts';
import { type PersonTable, partitionsOf, readPersonTable } from './table.ts';
import {
  createMirror,
  createReferenceTriggers,
  createTwin,
  dropMirror,
  dropReferenceTriggers,
  oldSchema,
  twinSchema,
} from './twin.ts';

const name = pg.escapeIdentifier;

/**
 * Puts the twin in the table's place, in the caller's transaction; changes go on to the old table, for the way back. Indexes,
 * constraints, triggers and privileges have the names they had, so statements, migrations and backups see the same table.
 */
export async function putTwinInPlace(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const { schema } = table;
  const [twin, old] = [twinSchema(schema), oldSchema(schema)];
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${name(old)}`);
  await lockAll(client, table);
  await dropMirror(client, table, schema);
  for (const { name: constraint, table: child } of table.references) {
    await client.query(`ALTER TABLE ${name(schema)}.${name(child)} DROP CONSTRAINT ${name(constraint)}`);
  }
  await move(client, table.name, schema, old);
  const partitions = await partitionsOf(client, twin, table.name);
  for (const one of [table.name, ...partitions]) await move(client, one, twin, schema);
  await grant(client, table);
  for (const { definition } of ownTriggers(table)) {
    await client.query(definition.replace('CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'));
  }
  await guardPartitions(client, schema);
  await createReferenceTriggers(client, table);
  await createMirror(client, table, schema, old);
}

/** Puts the table without partitions back in its place; its references are checked by the caller afterwards. */
export async function putOldInPlace(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const { schema } = table;
  const [twin, old] = [twinSchema(schema), oldSchema(schema)];
  await lockAll(client, table);
  await dropMirror(client, table, schema);
  await dropReferenceTriggers(client, table);
  const partitions = await partitionsOf(client, schema, table.name);
  for (const one of [table.name, ...partitions]) await move(client, one, schema, twin);
  await move(client, table.name, old, schema);
  for (const { name: constraint, table: child, definition } of table.references) {
    await client.query(
      `ALTER TABLE ${name(schema)}.${name(child)} ADD CONSTRAINT ${name(constraint)} ${definition} NOT VALID`,
    );
  }
  await createMirror(client, table, schema, twin);
}

/** Partitions tables that a backup has in partitions and the migrations do not, before they have rows, in the caller's transaction. */
export async function partitionEmptyTables(
  client: pg.ClientBase,
  schema: string,
  partitions: readonly { readonly parent: string }[],
): Promise<void> {
  for (const parent of new Set(partitions.map((partition) => partition.parent))) {
    const table = await readPersonTable(client, schema, parent);
    if (table.relkind === 'p') continue;
    await createTwin(client, table);
    await putTwinInPlace(client, table);
    await dropOld(client, table);
    await dropWorkingSchemas(client, schema);
  }
}

/** Drops the old table; there is no way back afterwards. */
export async function dropOld(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const { schema } = table;
  await dropMirror(client, table, schema);
  await client.query(`DROP TABLE ${name(oldSchema(schema))}.${name(table.name)}`);
  await client.query(`DROP FUNCTION IF EXISTS ${name(twinSchema(schema))}.${name(`mirror_${table.name}`)}()`);
}

/** The schemas of twins and of old tables, once they are empty. */
export async function dropWorkingSchemas(client: pg.ClientBase, schema: string): Promise<void> {
  for (const space of [twinSchema(schema), oldSchema(schema)]) {
    await client.query(`DROP SCHEMA IF EXISTS ${name(space)}`);
  }
}

/** In one order, so that two of these commands never wait for each other. */
async function lockAll(client: pg.ClientBase, table: PersonTable): Promise<void> {
  const names = [table.name, ...table.references.map((one) => one.table).sort()];
  for (const one of names) {
    await client.query(`LOCK TABLE ${name(table.schema)}.${name(one)} IN ACCESS EXCLUSIVE MODE`);
  }
}

async function move(client: pg.ClientBase, table: string, from: string, to: string): Promise<void> {
  await client.query(`ALTER TABLE ${name(from)}.${name(table)} SET SCHEMA ${name(to)}`);
}

async function grant(client: pg.ClientBase, table: PersonTable): Promise<void> {
  for (const { role, privilege } of table.grants) {
    await client.query(`GRANT ${privilege} ON ${name(table.schema)}.${name(table.name)} TO ${name(role)}`);
  }
}

/** The triggers of the table itself, by definitions that name it. */
function ownTriggers(table: PersonTable): PersonTable['triggers'] {
  return table.triggers.filter(({ name: trigger }) => trigger !== `mirror_${table.name}`);
}
