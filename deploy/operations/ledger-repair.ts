/**
 * `npm run ledger:repair`: repairs wallets that differ from their lots, each difference by a ledger entry. Needed only after
 * rows were changed while triggers were disabled. DATABASE_URL has the administrator's or billing's role.
 */

import { idsOf } from '@sefira/database/rows';
import { Client } from 'pg';
import { installationUrls } from './installation-urls.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const urlOf = await installationUrls();
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
});
