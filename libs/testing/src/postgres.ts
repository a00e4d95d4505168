import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer, grantCopy, onDatabase, serviceUrl } from './database-template.ts';

/** A database of the caller's own; disposing drops it. */
export interface TestDatabase extends AsyncDisposable {
  readonly adminUrl: string;
  /** The URL with the role of this service. */
  serviceUrl(service: string): string;
}

export interface TestDatabaseOptions {
  /** Without schemas and roles. */
  readonly empty?: boolean;
  /** Another server than that of the run, and the migrated database to copy there. */
  readonly server?: string | undefined;
  readonly template?: string | undefined;
}

/** A fresh database on the server of the run, or on a given one, with every service's schema migrated. */
export async function postgres(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = options.server ?? inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.empty
    ? ''
    : ` TEMPLATE ${options.template ?? inject('templateDatabase')} STRATEGY FILE_COPY`;
  await administer(server, `CREATE DATABASE ${name}${template}`, ...(options.empty ? [] : [await grantCopy(name)]));
  const adminUrl = onDatabase(server, name);
  return {
    adminUrl,
    serviceUrl: (service) => serviceUrl(adminUrl, service),
    [Symbol.asyncDispose]: () => administer(server, waitForDisconnect(name), `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/**
 * Waits up to two seconds for the last connection to close. A busy server may not have processed the end of a pool yet, and
 * dropping the database by force would raise an unhandled error on its connections.
 */
function waitForDisconnect(database: string): string {
  return `DO $$ BEGIN
    FOR attempt IN 1..100 LOOP
      PERFORM pg_stat_clear_snapshot();
      EXIT WHEN NOT EXISTS (
        SELECT FROM pg_stat_activity WHERE datname = '${database}' AND backend_type = 'client backend');
      PERFORM pg_sleep(0.02);
    END LOOP;
  END $$`;
}
