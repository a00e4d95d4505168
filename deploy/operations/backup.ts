/**
 * `npm run backup [-- <folder>]`: copies the running product (rows of one moment, PDFs, keys, audit points) into a new folder,
 * by default `backups/<time>`. Of the embedded product of SEFIRA_DATA_DIR, or of DATABASE_URL (without a
 * pooler) with FILE_STORE_DIR and AUDIT_CHECKPOINT_DIR. The folder contains personal data and keys: encrypt it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { embeddedDatabaseUrl } from '@sefira/embedded/postgres-url';
import { installationOf } from './backup/installation.ts';
import { backUp, describeFigures } from './backup/product-backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = path.resolve(positionals[0] ?? path.join('backups', stamp));
  const installation = await installationOf(process.env, embeddedDatabaseUrl);
  console.log(`${describeFigures(await backUp(installation, target))}\n${target}`);
});
