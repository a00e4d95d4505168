import { embeddedDatabaseUrl } from '@sefira/embedded/postgres-url';
import { readSettings } from '../launcher/config.ts';
import { type AdministratorUrl, administratorUrls } from './administrator-urls.ts';

/** The addresses for DATABASE_URL or, without it, for the embedded server of SEFIRA_DATA_DIR. @throws ConfigurationError */
export async function installationUrls(): Promise<AdministratorUrl> {
  const { DATABASE_URL, SEFIRA_DATA_DIR } = readSettings(process.env);
  return administratorUrls(process.env, async () => DATABASE_URL ?? embeddedDatabaseUrl(SEFIRA_DATA_DIR));
}
