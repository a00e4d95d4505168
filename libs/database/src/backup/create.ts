import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import * as z from 'zod';
import { rowOf } from '../rows.ts';
import { qualified, readApplied, readPartitions, readSequences, readTables, type TableShape } from './catalogue.ts';
import { type Manifest, type TableBackup, writeManifest } from './manifest.ts';

export interface BackupOptions {
  /** By schema, a role that may read it; no pooler of transactions, because a snapshot belongs to a session. */
  readonly urlOf: (schema: string) => string;
  readonly schemas: readonly string[];
  /** Becomes the backup; must not exist. */
  readonly folder: string;
  readonly connections?: number;
}

/**
 * Copies every table of the schemas while the product runs. One snapshot for all schemas of a server, so that the data of
 * services agree; servers are copied one after the other, and between them outbox and inbox bring services together again.
 * Rows are in PostgreSQL's text format, which any later version reads.
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { urlOf, schemas, folder, connections = 3 } = options;
  await mkdir(folder, { mode: 0o700 });
  const copies: ServerCopy[] = [];
  for (const [url, ofServer] of Map.groupBy(schemas, urlOf)) {
    copies.push(await copyServer(url, ofServer, folder, connections));
  }
  const [first] = copies;
  if (first === undefined) throw new Error('Nothing to copy.');
  const copied = new Map(copies.flatMap((copy) => copy.schemas.map((one) => [one.schema, one] as const)));
  const taken: Manifest = { ...first, format: 1, schemas: schemas.flatMap((schema) => copied.get(schema) ?? []) };
  await writeManifest(folder, taken);
  return taken;
}

type ServerCopy = Pick<Manifest, 'takenAt' | 'walPosition' | 'schemas'>;

const exportedSnapshot = z.object({ snapshot: z.string(), wal: z.string(), now: z.date() });

async function copyServer(
  url: string,
  schemas: readonly string[],
  folder: string,
  connections: number,
): Promise<ServerCopy> {
  const leader = await connect(url);
  try {
    await leader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const moment = await rowOf(exportedSnapshot)(
      leader.query('SELECT pg_export_snapshot() AS snapshot, pg_current_wal_lsn()::text AS wal, now() AS now'),
    );
    const work: { readonly schema: string; readonly table: TableShape; readonly done: Map<string, TableBackup> }[] = [];
    const parts: (() => Manifest['schemas'][number])[] = [];
    for (const schema of schemas) {
      const [tables, migrations, sequences, partitions] = [
        await readTables(leader, schema),
        await readApplied(leader, schema),
        await readSequences(leader, schema),
        [...(await readPartitions(leader, schema))],
      ];
      const done = new Map<string, TableBackup>();
      work.push(...tables.map((table) => ({ schema, table, done })));
      const inOrder = () => tables.flatMap(({ name }) => done.get(name) ?? []);
      parts.push(() => ({ schema, migrations, sequences, partitions, tables: inOrder() }));
    }
    const worker = async () => {
      const client = await connect(url);
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        await client.query(`SET TRANSACTION SNAPSHOT ${client.escapeLiteral(moment.snapshot)}`);
        for (let next = work.pop(); next !== undefined; next = work.pop()) {
          next.done.set(next.table.name, await copyTable(client, folder, next.schema, next.table));
        }
      } finally {
        await client.end();
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    return { takenAt: moment.now.toISOString(), walPosition: moment.wal, schemas: parts.map((part) => part()) };
  } finally {
    await leader.end();
  }
}

/** A connection without a statement timeout. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup', statement_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function copyTable(
  client: pg.Client,
  folder: string,
  schema: string,
  { name, columns }: TableShape,
): Promise<TableBackup> {
  const file = `${schema}.${name}.copy.zst`;
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const source = client.query(copyTo(`COPY (SELECT ${list} FROM ${qualified(client, schema, name)}) TO STDOUT`));
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const target = createWriteStream(path.join(folder, file), { mode: 0o600, flush: true });
  await pipeline(source, measure, createZstdCompress(), target);
  return { name, columns: [...columns], file, rows: source.rowCount, bytes, sha256: hash.digest('hex') };
}
