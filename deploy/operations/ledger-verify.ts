/**
 * `npm run ledger:verify`: checks the invariants of the ledger on a running installation. It only reads. DATABASE_URL has the
 * administrator's or billing's role; exit code 1 when a rule is broken.
 */

import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import { Client } from 'pg';
import { installationUrls } from './installation-urls.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const urlOf = await installationUrls();
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
});
