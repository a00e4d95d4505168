import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as z from 'zod';
import { migrate } from '../migrate.ts';
import { partitionEmptyTables } from '../person-partitions/exchange.ts';
import { provisionRoles } from '../roles.ts';
import { rowsOf } from '../rows.ts';
import { readMigrations } from '../service-schema.ts';
import { qualified, readPartitions, readTables } from './catalogue.ts';
import { type Conversion, rename } from './conversion.ts';
import { dropIndexes } from './indexes.ts';
import { type Manifest, readManifest, type SchemaBackup, type TableBackup } from './manifest.ts';
import { createPartitions, guardPartitions } from './partitions.ts';

export interface RestoreOptions {
  /** By schema, a role that may make schemas and extensions, on a database that has none of these schemas. */
  readonly urlOf: (schema: string) => string;
  readonly folder: string;
  /** Where the migrations of a schema are. */
  readonly migrationsFolder: (schema: string) => string;
  /** By schema, for backups from before today's first migration. */
  readonly conversions?: Readonly<Record<string, Conversion>>;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Rows changed by the repairs of conversions, by their titles. */
  readonly repaired: readonly { readonly title: string; readonly rows: number }[];
}

/** A schema of the backup with today's names, and the conversion that it needs. */
interface Source {
  readonly backup: SchemaBackup;
  readonly conversion: Conversion | undefined;
}

/**
 * Restores a backup into an empty database: each schema is migrated to its state at the backup and filled in one transaction;
 * every file is compared with its hash. Rows from before the first migration go into the tables of that one. The next start
 * (or `npm run migrate`) creates roles and applies later migrations.
 * @throws Error where a schema has tables already, a file was altered, or this version is older than the backup
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { urlOf, folder, migrationsFolder, conversions = {} } = options;
  const manifest = await readManifest(folder);
  const servers = new Set(manifest.schemas.map(({ schema }) => urlOf(schema)));
  for (const url of servers) await refuseExistingSchemas(url, manifest);
  for (const url of servers) await provisionRoles(url, []);
  const sources: Source[] = [];
  for (const backup of manifest.schemas) {
    const { schema, migrations } = backup;
    const [first] = await readMigrations(migrationsFolder(schema));
    const isEarlier = first !== undefined && !migrations.includes(first.name);
    const only = isEarlier ? [first.name] : migrations;
    await migrate({ url: urlOf(schema), schema, migrationsFolder: migrationsFolder(schema), only });
    const conversion = isEarlier ? (conversions[schema] ?? {}) : undefined;
    sources.push({ backup: conversion === undefined ? backup : rename(backup, conversion), conversion });
  }
  const bytesOf = ({ backup }: Source) => backup.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  // The largest schema first, so that the connections end at about the same time.
  const waiting = sources.toSorted((left, right) => bytesOf(left) - bytesOf(right));
  const repaired: { title: string; rows: number }[] = [];
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      repaired.push(...(await fillSchema(urlOf(next.backup.schema), folder, next)));
    }
  };
  await Promise.all([worker(), worker()]);
  return { manifest, repaired };
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore', statement_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const existingSchema = z.object({ schema: z.string() });

function refuseExistingSchemas(url: string, { schemas }: Manifest): Promise<void> {
  return withClient(url, async (client) => {
    const rows = await rowsOf(existingSchema)(
      client.query(
        `SELECT DISTINCT nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE nspname = ANY($1) ORDER BY 1`,
        [schemas.map(({ schema }) => schema)],
      ),
    );
    if (rows.length === 0) return;
    throw new Error(`O banco já tem ${rows.map(({ schema }) => schema).join(', ')}: restaure num banco vazio.`);
  });
}

function fillSchema(url: string, folder: string, { backup, conversion }: Source): Promise<Restored['repaired']> {
  return withClient(url, async (client) => {
    const { schema } = backup;
    await client.query('BEGIN');
    await client.query(`SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL synchronous_commit = off`);
    await partitionEmptyTables(client, schema, backup.partitions);
    await createPartitions(client, backup);
    const shapes = await readTables(client, schema);
    const tables = shapes.map(({ name }) => qualified(client, schema, name));
    const partitions = (await readPartitions(client, schema)).map(({ name }) => qualified(client, schema, name));
    const isFree = await disableReferences(client);
    const switchTriggers = async (how: 'DISABLE' | 'ENABLE') => {
      for (const table of [...tables, ...partitions]) await client.query(`ALTER TABLE ${table} ${how} TRIGGER USER`);
    };
    await switchTriggers('DISABLE');
    // Rows inserted by migrations are in the backup too.
    if (tables.length > 0) await client.query(`TRUNCATE ${tables.join(', ')}`);
    const indexes = await dropIndexes(client, schema);
    await addDropped(client, schema, conversion);
    for (const table of backup.tables) await fillTable(client, folder, schema, table);
    for (const make of indexes) await client.query(make);
    await switchTriggers('ENABLE');
    await guardPartitions(client, schema);
    for (const { name, value } of backup.sequences) {
      if (value !== null) await client.query('SELECT setval($1, $2)', [qualified(client, schema, name), value]);
    }
    if (isFree) await client.query('SET LOCAL session_replication_role = origin');
    const repaired = await repair(client, schema, conversion);
    await client.query('COMMIT');
    // Columns by name: analysing the expressions of indexes takes as long as the indexes, and autovacuum does it later.
    for (const { name, columns, generated } of shapes) {
      await client.query(`ANALYZE ${qualified(client, schema, name, [...columns, ...generated])}`);
    }
    return repaired;
  });
}

function columnOf(
  client: pg.Client,
  schema: string,
  name: string,
): { readonly table: string; readonly column: string } {
  const [table = '', column = ''] = name.split('.');
  return { table: qualified(client, schema, table), column: client.escapeIdentifier(column) };
}

async function addDropped(client: pg.Client, schema: string, conversion: Conversion | undefined): Promise<void> {
  for (const name of conversion?.dropped ?? []) {
    const { table, column } = columnOf(client, schema, name);
    await client.query(`ALTER TABLE ${table} ADD COLUMN ${column} TEXT`);
  }
}

async function repair(
  client: pg.Client,
  schema: string,
  conversion: Conversion | undefined,
): Promise<Restored['repaired']> {
  const repaired: { title: string; rows: number }[] = [];
  await client.query(`SET LOCAL search_path = ${client.escapeIdentifier(schema)}, public`);
  for (const { title, sql } of conversion?.repairs ?? []) {
    repaired.push({ title, rows: (await client.query(sql)).rowCount ?? 0 });
  }
  for (const name of conversion?.dropped ?? []) {
    const { table, column } = columnOf(client, schema, name);
    await client.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
  return repaired;
}

/**
 * Disables foreign-key checks where the role may (a superuser): the rows are of one snapshot, and each file is compared with
 * its hash. Without that right the order of the tables suffices.
 */
async function disableReferences(client: pg.Client): Promise<boolean> {
  await client.query('SAVEPOINT references_checked');
  try {
    await client.query('SET LOCAL session_replication_role = replica');
    return true;
  } catch {
    await client.query('ROLLBACK TO SAVEPOINT references_checked');
    return false;
  }
}

async function fillTable(client: pg.Client, folder: string, schema: string, table: TableBackup): Promise<void> {
  const hash = createHash('sha256');
  const prove = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const isWhole = hash.digest('hex') === table.sha256;
      done(isWhole ? null : new Error(`${table.file} não é o que foi guardado.`));
    },
  });
  const target = client.query(copyFrom(`COPY ${qualified(client, schema, table.name, table.columns)} FROM STDIN`));
  await pipeline(createReadStream(path.join(folder, table.file)), createZstdDecompress(), prove, target);
  if (target.rowCount !== table.rows) throw new Error(`${schema}.${table.name}: ${target.rowCount} de ${table.rows}`);
}
