/**
 * `npm run erase -- <e-mail | id | lista.jsonl>…`: has accounts erased without a grace period (LGPD, art. 18): the next expiry of
 * auth erases them and publishes it to every service. A list is a file `AUDIT_CHECKPOINT_DIR/erased-<month>.jsonl` of
 * admin-config, to be applied after a restore. Connects to DATABASE_URL, or to the embedded product of SEFIRA_DATA_DIR.
 */
import { parseArgs } from 'node:util';
import { eraseAccounts } from './backup/erase-accounts.ts';
import { installationUrls } from './installation-urls.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new Error('Uso: npm run erase -- <e-mail | id | lista.jsonl>…');
  const urlOf = await installationUrls();
  const found = await eraseAccounts(urlOf('auth'), positionals);
  console.log(`Contas que serão apagadas na próxima rodada: ${found}.`);
});
