import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '@sefira/database/migrate';
import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { addMigration, repositoryOf } from './schema-folder.ts';

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it('applies what is missing, once', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('small-notes');
  const options = { url: database.adminUrl, schema: notes.schema, migrationsFolder: notes.migrationsFolder };
  expect(await migrate(options)).toEqual(['20260101000000_first']);
  expect(await migrate(options)).toEqual([]);
  await addMigration(notes, '20260102000000_second', 'ALTER TABLE "note" ADD COLUMN "title" TEXT;');
  expect(await migrate(options)).toEqual(['20260102000000_second']);
  expect(await query(database.adminUrl, "SELECT small_notes.shout('é') AS shouted")).toEqual([{ shouted: 'É;' }]);
});

it('lets one of several starters at once apply', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  const options = { url: database.adminUrl, schema: notes.schema, migrationsFolder: notes.migrationsFolder };
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(options)));
  expect(applied.flat()).toEqual(['20260101000000_first']);
});

it('refuses a migration that was edited after it was applied', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  const options = { url: database.adminUrl, schema: notes.schema, migrationsFolder: notes.migrationsFolder };
  await migrate(options);
  await writeFile(
    path.join(notes.migrationsFolder, '20260101000000_first/migration.sql'),
    'CREATE TABLE other (id int);',
  );
  await expect(migrate(options)).rejects.toThrow(/Edited after it was applied: 20260101000000_first/);
});

it('leaves nothing of a migration that fails, and applies it once it is corrected', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  const options = { url: database.adminUrl, schema: notes.schema, migrationsFolder: notes.migrationsFolder };
  const name = '20260102000000_second';
  await addMigration(notes, name, 'CREATE TABLE half (id int); SELECT 1 / 0; CREATE TABLE rest (id int);');
  await expect(migrate(options)).rejects.toThrow(/division by zero/);
  expect(await query(database.adminUrl, "SELECT to_regclass('notes.half') AS half")).toEqual([{ half: null }]);
  await addMigration(notes, name, 'CREATE TABLE whole (id int);');
  expect(await migrate(options)).toEqual([name]);
});

it('gives way to live traffic and tries again', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  const options = { url: database.adminUrl, schema: notes.schema, migrationsFolder: notes.migrationsFolder };
  await migrate(options);
  await addMigration(notes, '20260102000000_second', 'ALTER TABLE "note" ADD COLUMN "title" TEXT;');
  const reader = new pg.Client({ connectionString: database.adminUrl });
  await reader.connect();
  try {
    await reader.query('BEGIN');
    await reader.query('LOCK TABLE notes.note IN ACCESS SHARE MODE');
    const migrating = migrate({ ...options, lockTimeoutMilliseconds: 50 });
    const failed = 'SELECT count(*)::int AS tries FROM notes._prisma_migrations WHERE rolled_back_at IS NOT NULL';
    await expect.poll(() => query(database.adminUrl, failed)).not.toEqual([{ tries: 0 }]);
    await reader.query('COMMIT');
    expect(await migrating).toEqual(['20260102000000_second']);
  } finally {
    await reader.end();
  }
});

it('builds an index beside open transactions, and anew after a try that could not finish', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  const options = { url: database.adminUrl, schema: notes.schema, migrationsFolder: notes.migrationsFolder };
  await migrate(options);
  const index = 'CREATE UNIQUE INDEX CONCURRENTLY "note_text" ON "note"("text");';
  await query(
    database.adminUrl,
    "INSERT INTO notes.note (id, text) SELECT gen_random_uuid(), 'a' FROM generate_series(1, 2)",
  );
  await addMigration(notes, '20260102000000_second', index);
  await expect(migrate(options)).rejects.toThrow(/could not create unique index/);
  await query(database.adminUrl, 'DELETE FROM notes.note WHERE id = (SELECT id FROM notes.note LIMIT 1)');
  const reader = new pg.Client({ connectionString: database.adminUrl });
  await reader.connect();
  try {
    await reader.query('BEGIN; SELECT count(*) FROM notes.note');
    const migrating = migrate({ ...options, lockTimeoutMilliseconds: 50 });
    const waiting = "SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'virtualxid' AND NOT granted";
    await expect.poll(() => query(database.adminUrl, waiting)).toEqual([{ waiting: 1 }]);
    await query(database.adminUrl, "INSERT INTO notes.note (id, text) VALUES (gen_random_uuid(), 'b')");
    await reader.query('COMMIT');
    expect(await migrating).toEqual(['20260102000000_second']);
  } finally {
    await reader.end();
  }
});

it('builds an index while other services wait for their turn', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  await using letters = await repositoryOf('letters');
  await addMigration(notes, '20260102000000_second', 'CREATE INDEX CONCURRENTLY "i" ON "note"("text");');
  const applied = await Promise.all(
    [notes, letters].map(({ schema, migrationsFolder }) =>
      migrate({ url: database.adminUrl, schema, migrationsFolder }),
    ),
  );
  expect(applied.map((names) => names.length)).toEqual([2, 1]);
});

it('builds and drops an index of a partitioned table one partition after the other', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  const options = { url: database.adminUrl, schema: notes.schema, migrationsFolder: notes.migrationsFolder };
  await addMigration(
    notes,
    '20260102000000_second',
    `CREATE TABLE "line" ("id" int, "text" text) PARTITION BY HASH ("id");
     CREATE TABLE "line_00" PARTITION OF "line" FOR VALUES WITH (MODULUS 2, REMAINDER 0);
     CREATE TABLE "line_01" PARTITION OF "line" FOR VALUES WITH (MODULUS 2, REMAINDER 1);`,
  );
  await addMigration(
    notes,
    '20260103000000_third',
    '-- CreateIndex\nCREATE INDEX CONCURRENTLY "line_text_idx" ON "line"("text") WHERE "id" > 0;\n',
  );
  expect(await migrate(options)).toHaveLength(3);
  const indexes = `SELECT c.relname AS name, i.indisvalid AS valid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relname LIKE 'line%' ORDER BY 1`;
  const built = ['line_00_text_idx', 'line_01_text_idx', 'line_text_idx'];
  expect(await query(database.adminUrl, indexes)).toEqual(built.map((name) => ({ name, valid: true })));
  await addMigration(notes, '20260104000000_fourth', 'DROP INDEX CONCURRENTLY "line_text_idx";');
  expect(await migrate(options)).toHaveLength(1);
  expect(await query(database.adminUrl, indexes)).toEqual([]);
});

it('leaves a database that is ahead of the code as it is', async () => {
  await using database = await postgres({ empty: true });
  await using notes = await repositoryOf('notes');
  await using older = await repositoryOf('notes');
  const options = { url: database.adminUrl, schema: notes.schema };
  await addMigration(notes, '20260102000000_second', 'ALTER TABLE "note" ADD COLUMN "title" TEXT;');
  await migrate({ ...options, migrationsFolder: notes.migrationsFolder });
  expect(await migrate({ ...options, migrationsFolder: older.migrationsFolder })).toEqual([]);
});
