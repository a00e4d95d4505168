import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DiffTarget } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { openSchemaEngine } from './schema-engine.ts';
import type { ServiceSchema } from './service-schema.ts';

const emptyScript = '-- This is an empty migration.';
/** The search path of a migration is the service's schema, which exists before it. */
const createsSchema = /^-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n+/;

/** The SQL from one Prisma schema (`undefined`: an empty database) to another, or `undefined` when they are equal. */
export async function diffSchemas(from: string | undefined, to: string): Promise<string | undefined> {
  const engine = await openSchemaEngine('offline');
  try {
    const { stdout, exitCode } = await engine.diff({
      from: target(from),
      to: target(to),
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    const script = (stdout ?? '').replace(createsSchema, '').trim();
    return exitCode === 2 && script !== emptyScript ? `${script}\n` : undefined;
  } finally {
    engine.free();
  }
}

function target(schema: string | undefined): DiffTarget {
  return schema === undefined
    ? { tag: 'empty' }
    : { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] };
}

/** The SQL that the service's Prisma schema needs beyond its migrations, or `undefined` where they agree. */
export async function findDrift(service: ServiceSchema): Promise<string | undefined> {
  const [schema, snapshot] = await Promise.all([
    readFile(service.schemaFile, 'utf8'),
    readFile(service.snapshotFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  ]);
  return diffSchemas(snapshot, schema);
}

/**
 * Writes the next migration of a service and the snapshot that it leads to. Returns the migration's folder, or `undefined`
 * when the schema has not changed. `name` is in snake case; `now` is the folder's time stamp (UTC).
 */
export async function authorMigration(service: ServiceSchema, name: string, now: Date): Promise<string | undefined> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`Not a name in snake case: ${name}`);
  const script = await findDrift(service);
  if (script === undefined) return undefined;
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = path.join(service.migrationsFolder, `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), script);
  await copyFile(service.schemaFile, service.snapshotFile);
  return folder;
}
