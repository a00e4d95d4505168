import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { repositoryOf } from './schema-folder.ts';

function roleUrl(adminUrl: string, name: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  return url.href;
}

async function connect(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

it('gives each service its own schema and nothing of the others', async () => {
  await using database = await postgres({ empty: true });
  await using books = await repositoryOf('books');
  await using songs = await repositoryOf('songs');
  const roles = [books, songs].map(({ schema }) => ({
    schema,
    url: roleUrl(database.adminUrl, `role_${schema}`, `it's ${schema}`),
  }));
  await provisionRoles(database.adminUrl, roles);
  for (const { schema, migrationsFolder } of [books, songs]) {
    await migrate({ url: database.adminUrl, schema, migrationsFolder });
  }
  await provisionRoles(database.adminUrl, roles);

  await using reader = await connect(roles[0]?.url ?? '');
  await reader.query("INSERT INTO note VALUES ('00000000-0000-4000-8000-000000000000', 'meu')");
  expect((await reader.query('SELECT text FROM books.note')).rows).toEqual([{ text: 'meu' }]);
  for (const forbidden of [
    'SELECT * FROM songs.note',
    "INSERT INTO songs.note VALUES ('00000000-0000-4000-8000-000000000000', 'alheio')",
    'DELETE FROM songs.note',
    'DROP TABLE books.note',
    'TRUNCATE books.note',
    'CREATE TABLE books.extra (id int)',
    'CREATE TABLE public.extra (id int)',
    'CREATE SCHEMA extra',
    'DELETE FROM books._prisma_migrations',
  ]) {
    await expect(reader.query(forbidden), forbidden).rejects.toMatchObject({ code: '42501' });
  }
});

it('takes a changed password and lets the old one in no more', async () => {
  await using database = await postgres({ empty: true });
  const before = { schema: 'plays', url: roleUrl(database.adminUrl, 'role_plays', 'antes') };
  const after = { schema: 'plays', url: roleUrl(database.adminUrl, 'role_plays', 'depois') };
  await provisionRoles(database.adminUrl, [before]);
  await provisionRoles(database.adminUrl, [after]);
  await expect(connect(before.url)).rejects.toMatchObject({ code: '28P01' });
  await using client = await connect(after.url);
  expect((await client.query('SHOW search_path')).rows).toEqual([{ search_path: 'plays, public' }]);
});
