/**
 * `npm run ledger:verify`: checks the invariants of the ledger on a running installation. It only reads. DATABASE_URL has the
 * administrator's or billing's role; exit code 1 when a rule is broken.
 */

import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
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
  const settings = readConfiguration('ledger:verify', environment, process.env);
  const { DATABASE_URL, SEFIRA_DATA_DIR } = settings;
  const urlOf = await administratorUrls(process.env, async () => DATABASE_URL ?? embeddedDatabaseUrl(SEFIRA_DATA_DIR));
  const connectionString = urlOf('billing');
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const { name, broken } of await verifyLedger(client)) {
      console.log(`${broken.length === 0 ? 'certo ' : 'ERRADO'}  ${name}`);
      for (const row of broken) console.log(`        ${JSON.stringify(row)}`);
      if (broken.length > 0) process.exitCode = 1;
    }
  } finally {
    await client.end();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof ConfigurationError ? ConfigurationError.exitCode : 1;
}
