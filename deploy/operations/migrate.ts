/**
 * `npm run migrate`: schemas, roles and migrations of every service, before a new version starts on a database of the operator.
 * DATABASE_URL has the administrator's role; `AUTH_DATABASE_URL` and so on have the roles of the services. A service with a server
 * of its own has its administrator in `AUTH_ADMIN_DATABASE_URL`.
 */
import path from 'node:path';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { ConfigurationError, readConfiguration } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';
import { administratorUrls } from './administrator-urls.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const services = await findServiceSchemas(root);
const variable = (schema: string) => `${schema.toUpperCase()}_DATABASE_URL`;
const url = z.url({ protocol: /^postgres(ql)?$/ });
const environment = z.object({
  DATABASE_URL: url.optional(),
  ...Object.fromEntries(services.map(({ schema }) => [variable(schema), url])),
});

await runCommand(async () => {
  const settings: Readonly<Record<string, string | undefined>> = readConfiguration('migrate', environment, process.env);
  const urlOf = await administratorUrls(process.env, async () => {
    if (settings.DATABASE_URL === undefined) throw new ConfigurationError('migrate', ['DATABASE_URL: não definido']);
    return settings.DATABASE_URL;
  });
  for (const [adminUrl, ofServer] of Map.groupBy(services, ({ schema }) => urlOf(schema))) {
    await provisionRoles(
      adminUrl,
      ofServer.map(({ schema }) => ({ schema, url: settings[variable(schema)] ?? '' })),
    );
  }
  for (const { service, schema, migrationsFolder } of services) {
    const applied = await migrate({ url: urlOf(schema), schema, migrationsFolder });
    console.log(`${service}: ${applied.length === 0 ? 'em dia' : applied.join(', ')}`);
  }
});
