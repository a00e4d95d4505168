import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { diffSchemas, findDrift } from '@sefira/database/diff';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const services = await findServiceSchemas(root);

/** Columns, indexes and constraints of a schema as Postgres describes them, without the schema's name. */
async function describe(client: pg.Client, schema: string): Promise<string[]> {
  // A table may have its schema's name: at the start of a line it is the table.
  const qualifier = new RegExp(`(?<=[\\s'])"?${schema}"?\\.`, 'g');
  const { rows } = await client.query<{ line: string }>(
    `SELECT format('%s.%s %s%s %s', table_name, column_name, udt_name,
              CASE is_nullable WHEN 'NO' THEN ' NOT NULL' ELSE '' END, column_default) AS line
       FROM information_schema.columns WHERE table_schema = $1
     UNION ALL
     SELECT indexdef FROM pg_indexes WHERE schemaname = $1
     UNION ALL
     SELECT format('%s %s', relation.relname, pg_get_constraintdef(c.oid))
       FROM pg_constraint c JOIN pg_class relation ON relation.oid = c.conrelid
      WHERE connamespace = $1::regnamespace AND contype <> 'n'`,
    [schema],
  );
  return (
    rows
      // An index of a table of partitions stands on ONLY it: each partition has its own.
      .map(({ line }) => line.replaceAll(qualifier, '').replace(' ON ONLY ', ' ON '))
      .filter((line) => !line.includes('_prisma_migrations'))
      .sort()
  );
}

it.each(services)('the migrations of $service make what its Prisma schema says', async (service) => {
  expect(await findDrift(service)).toBeUndefined();
  await using database = await postgres({ empty: true });
  await provisionRoles(database.adminUrl, []);
  await migrate({ url: database.adminUrl, schema: service.schema, migrationsFolder: service.migrationsFolder });
  const wanted = (await diffSchemas(undefined, await readFile(service.schemaFile, 'utf8'))) ?? '';
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    await client.query(`CREATE SCHEMA wanted; SET search_path = wanted, public; ${wanted}`);
    const made = await describe(client, service.schema);
    const missing = (await describe(client, 'wanted')).filter((line) => !made.includes(line));
    expect(missing).toEqual([]);
  } finally {
    await client.end();
  }
});

it.each(services)('nobody but $service reads or writes its schema', async (service) => {
  await using database = await postgres();
  for (const other of services) {
    const client = new pg.Client({ connectionString: database.serviceUrl(other.service) });
    await client.connect();
    try {
      const { rows } = await client.query<{ allowed: boolean; tables: number }>(
        `SELECT bool_or(has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')) AS allowed,
                bool_or(has_schema_privilege(n.oid, 'CREATE')) AS creates, count(*)::int AS tables
           FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND c.relname <> '_prisma_migrations'`,
        [service.schema],
      );
      expect(rows).toMatchObject([{ allowed: other.service === service.service, creates: false }]);
      expect(rows[0]?.tables).toBeGreaterThan(0);
    } finally {
      await client.end();
    }
  }
});
