import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../migrate.ts';
import { provisionRoles } from '../roles.ts';
import { qualified, readPartitions, readTables } from './catalogue.ts';
import { dropIndexes } from './indexes.ts';
import { type Manifest, readManifest, type SchemaBackup, type TableBackup } from './manifest.ts';
import { createPartitions, guardPartitions } from './partitions.ts';

export interface RestoreOptions {
  /** A role that may make schemas and extensions, on a database that has none of these schemas. */
  readonly url: string;
  readonly folder: string;
  /** Where the migrations of a schema are. */
  readonly migrationsFolder: (schema: string) => string;
}

/**
 * Puts a backup into an empty database: each schema as its migrations made it then, filled in one transaction, every file
 * compared with its hash. Roles and later migrations are the next start's (or `npm run migrate`'s).
 * @throws Error where a schema has tables already, a file was altered, or this version is older than the backup
 */
export async function restoreBackup({ url, folder, migrationsFolder }: RestoreOptions): Promise<Manifest> {
  const taken = await readManifest(folder);
  await refuseExistingSchemas(url, taken);
  await provisionRoles(url, []);
  for (const { schema, migrations } of taken.schemas) {
    await migrate({ url, schema, migrationsFolder: migrationsFolder(schema), only: migrations });
  }
  const bytesOf = ({ tables }: SchemaBackup) => tables.reduce((sum, { bytes }) => sum + bytes, 0);
  // From the end: whoever has the most to do begins first, so that no connection waits for the last one.
  const waiting = taken.schemas.toSorted((left, right) => bytesOf(left) - bytesOf(right));
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await fillSchema(url, folder, next);
  };
  await Promise.all([worker(), worker()]);
  return taken;
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

function refuseExistingSchemas(url: string, { schemas }: Manifest): Promise<void> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ schema: string }>(
      `SELECT DISTINCT nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE nspname = ANY($1) ORDER BY 1`,
      [schemas.map(({ schema }) => schema)],
    );
    if (rows.length === 0) return;
    throw new Error(`O banco já tem ${rows.map(({ schema }) => schema).join(', ')}: restaure num banco vazio.`);
  });
}

function fillSchema(url: string, folder: string, backup: SchemaBackup): Promise<void> {
  return withClient(url, async (client) => {
    const { schema } = backup;
    await client.query('BEGIN');
    await client.query(`SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL synchronous_commit = off`);
    await createPartitions(client, backup);
    const shapes = await readTables(client, schema);
    const tables = shapes.map(({ name }) => qualified(client, schema, name));
    const partitions = (await readPartitions(client, schema)).map(({ name }) => qualified(client, schema, name));
    const isFree = await silenceReferences(client);
    const switchTriggers = async (how: 'DISABLE' | 'ENABLE') => {
      for (const table of [...tables, ...partitions]) await client.query(`ALTER TABLE ${table} ${how} TRIGGER USER`);
    };
    await switchTriggers('DISABLE');
    // What migrations put in comes from the backup, as it was by then.
    if (tables.length > 0) await client.query(`TRUNCATE ${tables.join(', ')}`);
    const indexes = await dropIndexes(client, schema);
    for (const table of backup.tables) await fillTable(client, folder, schema, table);
    for (const make of indexes) await client.query(make);
    await switchTriggers('ENABLE');
    await guardPartitions(client, schema);
    for (const { name, value } of backup.sequences) {
      if (value !== null) await client.query('SELECT setval($1, $2)', [qualified(client, schema, name), value]);
    }
    if (isFree) await client.query('SET LOCAL session_replication_role = origin');
    await client.query('COMMIT');
    // Columns by name: what an index works out (the words of each message) takes as long as the index; autovacuum comes to it.
    for (const { name, columns, generated } of shapes) {
      await client.query(`ANALYZE ${qualified(client, schema, name, [...columns, ...generated])}`);
    }
  });
}

/**
 * Rows of one snapshot refer to each other rightly, and each file is proved by its hash: so references need not be looked up
 * row by row, where the role may leave that out (a superuser). Elsewhere the order of the tables suffices.
 */
async function silenceReferences(client: pg.Client): Promise<boolean> {
  await client.query('SAVEPOINT silence');
  try {
    await client.query('SET LOCAL session_replication_role = replica');
    return true;
  } catch {
    await client.query('ROLLBACK TO SAVEPOINT silence');
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
