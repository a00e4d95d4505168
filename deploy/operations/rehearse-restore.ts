/**
 * `npm run restore:rehearse [-- <folder of backups>]`: restores the newest backup (of `backups` without a folder) into a
 * database of its own, verifies ledger and audit trail there, and removes it. With DATABASE_URL it creates the database on that
 * server, else it starts an embedded one. Exit code 1 where anything is wrong.
 */
import { parseArgs } from 'node:util';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';
import { describeFigures } from './backup/product-backup.ts';
import { newestBackup, recordRehearsal, rehearseRestore } from './backup/rehearsal.ts';
import { runCommand } from './run-command.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUDIT_KEY: z.string().optional(),
  AUDIT_SIGNING_JWK: z.string().optional(),
});

async function run(): Promise<void> {
  const [folder = 'backups'] = parseArgs({ allowPositionals: true }).positionals;
  const settings = readConfiguration('rehearsal', environment, process.env);
  const { DATABASE_URL: serverUrl, AUDIT_KEY: key, AUDIT_SIGNING_JWK: signingJwk } = settings;
  const backup = await newestBackup(folder);
  if (backup === null) throw new Error(`Não há cópia inteira em ${folder}.`);
  const figures = await rehearseRestore({ backup, serverUrl, audit: { key, signingJwk } });
  await recordRehearsal(folder, figures.seconds);
  console.log(`${backup}: ${describeFigures(figures)}\nLivro-caixa e auditoria conferem.`);
}

await runCommand(run);
