/**
 * `npm run erase -- <e-mail | id | lista.jsonl>…`: has accounts erased without a grace period (LGPD, art. 18): the next expiry of
 * auth erases them and publishes it to every service. A list is a file `AUDIT_CHECKPOINT_DIR/erased-<month>.jsonl` of
 * admin-config, to be applied after a restore. Connects to DATABASE_URL, or to the embedded product of SEFIRA_DATA_DIR.
 */
import { parseArgs } from 'node:util';
import { embeddedDatabaseUrl } from '@sefira/embedded/postgres-url';
import { readSettings } from '../launcher/config.ts';
import { administratorUrls } from './administrator-urls.ts';
import { eraseAccounts } from './backup/erase-accounts.ts';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new Error('Uso: npm run erase -- <e-mail | id | lista.jsonl>…');
  const { DATABASE_URL, SEFIRA_DATA_DIR } = readSettings(process.env);
  const urlOf = await administratorUrls(process.env, async () => DATABASE_URL ?? embeddedDatabaseUrl(SEFIRA_DATA_DIR));
  const found = await eraseAccounts(urlOf('auth'), positionals);
  console.log(`Contas que serão apagadas na próxima rodada: ${found}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
