import path from 'node:path';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const url = z.url({ protocol: /^postgres(ql)?$/ }).optional();
const variable = (schema: string) => `${schema.toUpperCase()}_ADMIN_DATABASE_URL`;

/** The administrator's address of the server on which a service's schema is. */
export type AdministratorUrl = (schema: string) => string;

/**
 * Reads `AUTH_ADMIN_DATABASE_URL` and so on, for services on a server of their own; all others are on the shared server, which
 * is asked for only where one of them is.
 * @throws ConfigurationError
 */
export async function administratorUrls(
  variables: NodeJS.ProcessEnv,
  sharedUrl: () => Promise<string>,
): Promise<AdministratorUrl> {
  const names = (await findServiceSchemas(root)).map(({ schema }) => variable(schema));
  const environment = z.object(Object.fromEntries(names.map((name) => [name, url])));
  const own: Readonly<Record<string, string | undefined>> = readConfiguration('databases', environment, variables);
  const shared = names.every((name) => own[name] !== undefined) ? '' : await sharedUrl();
  return (schema) => own[variable(schema)] ?? shared;
}
