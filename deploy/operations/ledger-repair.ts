/**
 * `npm run ledger:repair`: repairs wallets that differ from their lots, each difference by a ledger entry. Needed only after
 * rows were changed while triggers were disabled. DATABASE_URL has the administrator's or billing's role.
 */

import { idsOf } from '@sefira/database/rows';
import { embeddedDatabaseUrl } from '@sefira/embedded/postgres-url';
import { ConfigurationError, readConfiguration } from '@sefira/platform/configuration/configuration';
import { Client } from 'pg';
import * as z from 'zod';
import { administratorUrls } from './administrator-urls.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEFIRA_DATA_DIR: z.string().default('.data'),
});

try {
  const settings = readConfiguration('ledger:repair', environment, process.env);
  const { DATABASE_URL, SEFIRA_DATA_DIR } = settings;
  const urlOf = await administratorUrls(process.env, async () => DATABASE_URL ?? embeddedDatabaseUrl(SEFIRA_DATA_DIR));
  const connectionString = urlOf('billing');
  const client = new Client({ connectionString, options: '-c search_path=billing,public' });
  await client.connect();
  try {
    const mismatched = await idsOf(client.query('SELECT owner AS id FROM mismatched_wallets()'));
    for (const userId of mismatched) {
      await client.query('SELECT repair_wallet($1, now())', [userId]);
      console.log(`acertada  ${userId}`);
    }
    console.log(
      mismatched.length === 0 ? 'Nenhuma carteira precisava de acerto.' : `${mismatched.length} carteiras acertadas.`,
    );
  } finally {
    await client.end();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof ConfigurationError ? ConfigurationError.exitCode : 1;
}
