import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDangers, runsUnderTraffic } from '../src/migration-rules.ts';
import { findServiceSchemas, readMigrations } from '../src/service-schema.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sefira-rules-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rulesBrokenBy(script: string): Promise<readonly string[]> {
  const file = path.join(folder, 'migration.sql');
  await writeFile(file, script);
  return [...new Set((await findDangers([file])).map(({ rule }) => rule))].sort();
}

test('no migration that meets rows and traffic is dangerous', async () => {
  const files: string[] = [];
  for (const { migrationsFolder } of await findServiceSchemas(root)) {
    const names = (await readMigrations(migrationsFolder)).map(({ name }) => name).filter(runsUnderTraffic);
    files.push(...names.map((name) => path.join(migrationsFolder, name, 'migration.sql')));
  }
  expect(await findDangers(files)).toEqual([]);
});

test.each([
  ['ALTER TABLE "note" DROP COLUMN "title";', 'ban-drop-column'],
  ['DROP TABLE "note";', 'ban-drop-table'],
  ['ALTER TABLE "note" RENAME COLUMN "title" TO "name";', 'renaming-column'],
  ['ALTER TABLE "note" RENAME TO "letter";', 'renaming-table'],
  ['ALTER TABLE "note" ALTER COLUMN "title" TYPE INTEGER USING "title"::integer;', 'changing-column-type'],
  ['ALTER TABLE "note" ADD COLUMN "size" INTEGER NOT NULL;', 'adding-required-field'],
  ['ALTER TABLE "note" ALTER COLUMN "title" SET NOT NULL;', 'adding-not-nullable-field'],
  ['CREATE INDEX "note_title" ON "note"("title");', 'require-concurrent-index-creation'],
  ['ALTER TABLE "note" ADD CONSTRAINT "sized" CHECK (size > 0);', 'constraint-missing-not-valid'],
  [
    'SELECT 1; CREATE INDEX CONCURRENTLY "note_title" ON "note"("title");',
    'ban-concurrent-index-creation-in-transaction',
  ],
  ['-- squawk-ignore ban-drop-column\nALTER TABLE "note" DROP COLUMN "title";', 'unexplained-exception'],
  ['TRUNCATE "note" CASCADE;', 'ban-truncate-cascade'],
])('%s is refused', async (script, rule) => {
  expect(await rulesBrokenBy(script)).toContain(rule);
});

test.each([
  'CREATE TABLE "letter" ("id" UUID PRIMARY KEY, "title" TEXT NOT NULL); CREATE INDEX "letter_title" ON "letter"("title");',
  'ALTER TABLE "note" ADD COLUMN "size" INTEGER;',
  `ALTER TABLE "note" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0;`,
  'CREATE INDEX CONCURRENTLY "note_title" ON "note"("title");',
  'ALTER TABLE "note" ADD CONSTRAINT "sized" CHECK (size > 0) NOT VALID;',
  '-- No version reads it since 1.4.\n-- squawk-ignore ban-drop-column\nALTER TABLE "note" DROP COLUMN "title";',
])('%s is allowed', async (script) => {
  expect(await rulesBrokenBy(script)).toEqual([]);
});
