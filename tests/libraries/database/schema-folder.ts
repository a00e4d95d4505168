import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServiceSchema, serviceSchema } from '@sefira/database/service-schema';

export const firstSchema = `
datasource db {
  provider = "postgresql"
}

model Note {
  id   String @id @db.Uuid
  text String
  @@map("note")
}
`;

export const firstScript = `
CREATE TABLE "note" ("id" UUID NOT NULL, "text" TEXT NOT NULL, CONSTRAINT "note_pkey" PRIMARY KEY ("id"));
CREATE FUNCTION shout(words text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN words := upper(words); RETURN words || ';'; END $$;
`;

/** A repository of one service with one migration, in a temporary folder. */
export async function repositoryOf(service: string): Promise<ServiceSchema & AsyncDisposable & { root: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'sefira-schema-'));
  const schema = serviceSchema(root, service);
  await mkdir(schema.migrationsFolder, { recursive: true });
  await writeFile(schema.schemaFile, firstSchema);
  await writeFile(schema.snapshotFile, firstSchema);
  await addMigration(schema, '20260101000000_first', firstScript);
  return { ...schema, root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

export async function addMigration(schema: ServiceSchema, name: string, sql: string): Promise<void> {
  const folder = path.join(schema.migrationsFolder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), sql);
}
