/**
 * `npm run mails`: lists mails that were given up, without their recipients. `npm run mails -- retry`: attempts those of the
 * last 30 days again, for 48 hours from now. Connects to DATABASE_URL, or to the embedded server of SEFIRA_DATA_DIR.
 */
import { listFailedMails, retryFailedMails } from '@sefira/user-service/operations/failed-mails';
import { installationUrls } from './installation-urls.ts';
import { runCommand } from './run-command.ts';

async function list(url: string): Promise<void> {
  const groups = await listFailedMails(url);
  if (groups.length === 0) console.log('Nenhum e-mail desistido.');
  for (const { template, reason, count, latest } of groups) {
    console.log(`${count} × ${template}, o último de ${latest.toISOString()}: ${reason}`);
  }
}

async function run(): Promise<void> {
  const [action = 'list'] = process.argv.slice(2);
  const urlOf = await installationUrls();
  if (action === 'list') await list(urlOf('user'));
  else if (action === 'retry') console.log(`${await retryFailedMails(urlOf('user'))} e-mails de volta à fila`);
  else throw new Error('Uso: npm run mails -- [list | retry]');
}

await runCommand(run);
