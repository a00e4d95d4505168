import path from 'node:path';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles, type ServiceRole } from '@sefira/database/roles';
import { findServiceSchemas, schemaName } from '@sefira/database/service-schema';
import { serviceDatabaseUrl } from '@sefira/embedded/secret-variables';
import pg from 'pg';

export const repository = path.resolve(import.meta.dirname, '../../..');

/** Roles belong to the server: every database and product on it needs the same password for them. */
export const rolePassword = 'sefira-test';

/** The same server, another database. */
export function onDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The URL that a service of this name has on the database of `adminUrl`. */
export function serviceUrl(adminUrl: string, service: string): string {
  return serviceDatabaseUrl(adminUrl, schemaName(service), rolePassword);
}

/** Every service's schema and role, for provisioning. */
export async function serviceRoles(adminUrl: string): Promise<readonly ServiceRole[]> {
  const services = await findServiceSchemas(repository);
  return services.map(({ service, schema }) => ({ schema, url: serviceUrl(adminUrl, service) }));
}

/** What is set on a database itself: a copy of the template has only the tables and their grants. */
export async function grantCopy(database: string): Promise<string> {
  const roles = (await findServiceSchemas(repository)).map(({ schema }) => ({ schema, role: `sefira_${schema}` }));
  return [
    `REVOKE ALL ON DATABASE ${database} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${database} TO ${roles.map(({ role }) => role).join(', ')}`,
    ...roles.map(
      ({ role, schema }) => `ALTER ROLE ${role} IN DATABASE ${database} SET search_path = "${schema}", public`,
    ),
  ].join('; ');
}

/** Runs statements as the administrator of the server. */
export async function administer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes the database that each test file copies: every service's schema, fully migrated. */
export async function buildTemplate(serverUrl: string, name: string): Promise<void> {
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const url = onDatabase(serverUrl, name);
  await provisionRoles(url, await serviceRoles(url));
  for (const { schema, migrationsFolder } of await findServiceSchemas(repository)) {
    await migrate({ url, schema, migrationsFolder });
  }
}
