import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { authorMigration, diffSchemas, findDrift } from '@sefira/database/diff';
import { expect, it } from 'vitest';
import { firstSchema, repositoryOf } from './schema-folder.ts';

const longer = firstSchema.replace('text String', 'text String\n  title String?');

it('writes a schema from nothing without naming a Postgres schema', async () => {
  const script = await diffSchemas(undefined, firstSchema);
  expect(script).toContain('CREATE TABLE "note"');
  expect(script).not.toMatch(/CREATE SCHEMA|"public"/);
});

it('finds no drift where schema and migrations agree, and the missing SQL where they do not', async () => {
  await using notes = await repositoryOf('notes');
  expect(await findDrift(notes)).toBeUndefined();
  await writeFile(notes.schemaFile, longer);
  expect(await findDrift(notes)).toContain('ADD COLUMN');
});

it('writes the next migration and the schema it leads to', async () => {
  await using notes = await repositoryOf('notes');
  const now = new Date('2026-11-21T10:20:30Z');
  expect(await authorMigration(notes, 'add_title', now)).toBeUndefined();
  await writeFile(notes.schemaFile, longer);
  const folder = await authorMigration(notes, 'add_title', now);
  expect(path.basename(folder ?? '')).toBe('20261121102030_add_title');
  expect(await readFile(path.join(folder ?? '', 'migration.sql'), 'utf8')).toContain('ADD COLUMN     "title" TEXT');
  expect(await readFile(notes.snapshotFile, 'utf8')).toBe(longer);
  expect(await findDrift(notes)).toBeUndefined();
});

it('refuses a name that is no file name', async () => {
  await using notes = await repositoryOf('notes');
  await expect(authorMigration(notes, '../evil', new Date(0))).rejects.toThrow(/snake case/);
});
