import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackup } from '@sefira/database/backup/create';
import { restoreBackup } from '@sefira/database/backup/restore';
import { EarlierHistoryError, migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { findServiceSchemas, readMigrations } from '@sefira/database/service-schema';
import { conversions } from '@sefira/deploy/operations/backup/conversions';
import { repository } from '@sefira/testing/database-template';
import { postgres, type TestDatabase } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { addMigration, repositoryOf } from './schema-folder.ts';

/** Columns of its backups, by schema and table. */
const earlierColumns = z.record(z.string(), z.record(z.string(), z.array(z.string())));

const earlierScript = `
CREATE TABLE "letter" ("id" INT PRIMARY KEY, "told" TEXT NOT NULL, "is_open" BOOLEAN NOT NULL);
INSERT INTO "letter" VALUES (1, 'A', false), (2, 'B', true);
`;
const firstScript = `
CREATE TABLE "note" ("id" INT PRIMARY KEY, "title" TEXT NOT NULL, "size" INT NOT NULL DEFAULT 7, "is_read" BOOLEAN);
`;

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A database of the schema `notes`, made by one migration. */
async function migratedBy(name: string, script: string) {
  const database = await postgres({ empty: true });
  const notes = await repositoryOf('notes');
  await rm(path.join(notes.migrationsFolder, '20260101000000_first'), { recursive: true });
  await addMigration(notes, name, script);
  return { database, notes, options: { schema: 'notes', migrationsFolder: notes.migrationsFolder } };
}

/** A database as the first migration of each service makes it, into which earlier backups are restored. */
async function migratedFirst(): Promise<TestDatabase> {
  const database = await postgres({ empty: true });
  await provisionRoles(database.adminUrl, []);
  for (const { schema, migrationsFolder } of await findServiceSchemas(repository)) {
    const [first] = await readMigrations(migrationsFolder);
    await migrate({ url: database.adminUrl, schema, migrationsFolder, only: first ? [first.name] : [] });
  }
  return database;
}

async function backUp(database: TestDatabase): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'sefira-earlier-')), 'backup');
  await createBackup({ urlOf: () => database.adminUrl, schemas: ['notes'], folder });
  return folder;
}

it('refuses a database from before the first migration and leaves it unchanged', async () => {
  const { database, notes, options } = await migratedBy('20250101000000_start', earlierScript);
  await using _database = database;
  await using _notes = notes;
  await migrate({ ...options, url: database.adminUrl });
  await using today = await repositoryOf('notes');
  const migrating = migrate({ ...options, url: database.adminUrl, migrationsFolder: today.migrationsFolder });
  await expect(migrating).rejects.toThrow(EarlierHistoryError);
  await expect(migrating).rejects.toThrow(/npm run backup.*npm run restore/);
  expect(await query(database.adminUrl, 'SELECT count(*)::int AS letters FROM notes.letter')).toEqual([{ letters: 2 }]);
});

it('restores rows from before the first migration under today’s names, with defaults and repairs', async () => {
  const earlier = await migratedBy('20250101000000_start', earlierScript);
  await using _database = earlier.database;
  await using _notes = earlier.notes;
  await migrate({ ...earlier.options, url: earlier.database.adminUrl });
  const folder = await backUp(earlier.database);
  const today = await migratedBy('20260101000000_first', firstScript);
  await using _today = today.notes;
  await using target = today.database;
  await addMigration(today.notes, '20260102000000_later', 'ALTER TABLE "note" ADD COLUMN "later" INT;');
  const { repaired } = await restoreBackup({
    urlOf: () => target.adminUrl,
    folder,
    migrationsFolder: () => today.notes.migrationsFolder,
    conversions: {
      notes: {
        tables: { letter: 'note' },
        columns: { note: { told: 'title' } },
        dropped: ['note.is_open'],
        repairs: [{ title: 'read', sql: 'UPDATE note SET is_read = true WHERE is_open::boolean' }],
      },
    },
  });
  expect(repaired).toEqual([{ title: 'read', rows: 1 }]);
  expect(await query(target.adminUrl, 'SELECT * FROM notes.note ORDER BY id')).toEqual([
    { id: 1, title: 'A', size: 7, is_read: null },
    { id: 2, title: 'B', size: 7, is_read: true },
  ]);
  expect(await migrate({ ...today.options, url: target.adminUrl })).toEqual(['20260102000000_later']);
  await rm(path.dirname(folder), { recursive: true });
});

it('refuses a backup with a table that today’s schema lacks', async () => {
  const earlier = await migratedBy('20250101000000_start', earlierScript);
  await using _database = earlier.database;
  await using _notes = earlier.notes;
  await migrate({ ...earlier.options, url: earlier.database.adminUrl });
  const folder = await backUp(earlier.database);
  const today = await migratedBy('20260101000000_first', firstScript);
  await using _today = today.notes;
  await using target = today.database;
  const restoring = restoreBackup({
    urlOf: () => target.adminUrl,
    folder,
    migrationsFolder: () => today.notes.migrationsFolder,
  });
  await expect(restoring).rejects.toThrow(/relation "notes.letter" does not exist/);
  await rm(path.dirname(folder), { recursive: true });
});

it('has a place for every column of the last version before the first migrations', async () => {
  await using database = await migratedFirst();
  const file = path.join(import.meta.dirname, 'earlier-columns.json');
  const earlier = earlierColumns.parse(JSON.parse(await readFile(file, 'utf8')));
  const missing: string[] = [];
  for (const [schema, shapes] of Object.entries(earlier)) {
    const rows = await query(
      database.adminUrl,
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = '${schema}'`,
    );
    const { tables = {}, columns = {}, dropped = [] } = conversions[schema] ?? {};
    const places = new Set([...rows.map(({ name }) => name), ...dropped]);
    for (const [name, names] of Object.entries(shapes)) {
      const table = tables[name] ?? name;
      const targets = names.map((column) => `${table}.${columns[table]?.[column] ?? column}`);
      missing.push(...targets.filter((target) => !places.has(target)).map((target) => `${schema}.${target}`));
    }
  }
  expect(missing).toEqual([]);
});
