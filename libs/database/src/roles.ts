import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { rowOf, rowsOf } from './rows.ts';

export interface ServiceRole {
  /** The Postgres schema that the role may use. */
  readonly schema: string;
  /** The service's own database URL: names the role and its password. */
  readonly url: string;
}

const ownNames = z.object({ user: z.string(), database: z.string() });
const existence = z.object({ found: z.boolean() });
const namedRow = z.object({ name: z.string() });

/** Extensions that migrations need; PostgreSQL includes them. */
const extensions = ['citext', 'pg_trgm', 'unaccent'];

/**
 * Creates the schema and the login role of each service. The role reads and writes rows of its own schema only, also in tables
 * that the calling role (the migrator) creates later. Idempotent; a changed password takes effect. A service URL with the
 * migrator's own role gets no other one (a managed database with one account).
 */
export async function provisionRoles(adminUrl: string, roles: readonly ServiceRole[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await provisionAll(adminUrl, roles);
      return;
    } catch (error) {
      // Roles belong to the server, the lock below to one database: another database may change roles at the same time.
      const isInTheWay =
        error instanceof Error && /tuple concurrently updated|duplicate key|deadlock detected/.test(error.message);
      if (!isInTheWay || attempt >= 10) throw error;
      await setTimeout(Math.random() * 50 * attempt);
    }
  }
}

async function provisionAll(adminUrl: string, roles: readonly ServiceRole[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'provision' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('sefira provision', 0))");
    const self = await rowOf(ownNames)(client.query('SELECT current_user AS user, current_database() AS database'));
    const database = client.escapeIdentifier(self.database);
    for (const extension of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
    await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    for (const role of roles) await provision(client, database, self.user, role);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function provision(
  client: pg.Client,
  database: string,
  self: string,
  { schema, url }: ServiceRole,
): Promise<void> {
  const { username, password } = new URL(url);
  const name = decodeURIComponent(username);
  const space = client.escapeIdentifier(schema);
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${space}`);
  if (name === self) return;
  const role = client.escapeIdentifier(name);
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN`);
  const secret = client.escapeLiteral(decodeURIComponent(password));
  await client.query(
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION NOBYPASSRLS PASSWORD ${secret}`,
  );
  await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${role}`);
  await client.query(`ALTER ROLE ${role} IN DATABASE ${database} SET search_path = ${space}, public`);
  await client.query(`REVOKE ALL ON SCHEMA ${space} FROM PUBLIC`);
  await client.query(`GRANT USAGE ON SCHEMA ${space} TO ${role}`);
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${space} TO ${role}`);
  await revokeAppendOnlyWrites(client, schema, role);
  const history = await rowOf(existence)(
    client.query('SELECT to_regclass($1) IS NOT NULL AS found', [`${space}._prisma_migrations`]),
  );
  if (history.found) await client.query(`REVOKE ALL ON ${space}._prisma_migrations FROM ${role}`);
  await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${space} TO ${role}`);
  await client.query(
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${space} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
  );
  await client.query(`ALTER DEFAULT PRIVILEGES IN SCHEMA ${space} GRANT USAGE, SELECT ON SEQUENCES TO ${role}`);
}

/** Revokes writes to tables with a trigger `<table>_append_only`. */
async function revokeAppendOnlyWrites(client: pg.Client, schema: string, role: string): Promise<void> {
  const rows = await rowsOf(namedRow)(
    client.query(
      `SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE c.relnamespace = $1::regnamespace AND t.tgname = c.relname || '_append_only'`,
      [schema],
    ),
  );
  for (const { name } of rows) {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    await client.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM ${role}`);
  }
}
