/**
 * `npm run erase -- <e-mail | id | lista.jsonl>…`: has accounts erased now, without days of grace (LGPD, art. 18): auth's next
 * round empties them and tells every service. A list is what admin-config keeps in `AUDIT_CHECKPOINT_DIR/erased-<month>.jsonl`,
 * to be played again after a restore. Of the embedded product of SEFIRA_DATA_DIR, or of DATABASE_URL.
 */
import { parseArgs } from 'node:util';
import { embeddedDatabaseUrl } from '@sefira/embedded/postgres-url';
import { readSettings } from '../launcher/config.ts';
import { eraseAccounts } from './backup/erase-accounts.ts';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new Error('Uso: npm run erase -- <e-mail | id | lista.jsonl>…');
  const { DATABASE_URL, SEFIRA_DATA_DIR } = readSettings(process.env);
  const found = await eraseAccounts(DATABASE_URL ?? (await embeddedDatabaseUrl(SEFIRA_DATA_DIR)), positionals);
  console.log(`Contas que serão apagadas na próxima rodada: ${found}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
