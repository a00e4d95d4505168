/**
 * `npm run mails`: lists mails that were given up, without their recipients. `npm run mails -- retry`: attempts those of the
 * last 30 days again, for 48 hours from now. Connects to DATABASE_URL, or to the embedded server of SEFIRA_DATA_DIR.
 */
import { runningInfrastructure } from '@sefira/embedded/running';
import { listFailedMails, retryFailedMails } from '@sefira/user-service/operations/failed-mails';
import { readSettings } from '../launcher/config.ts';
import { administratorUrls } from './administrator-urls.ts';

async function list(url: string): Promise<void> {
  const groups = await listFailedMails(url);
  if (groups.length === 0) console.log('Nenhum e-mail desistido.');
  for (const { template, reason, count, latest } of groups) {
    console.log(`${count} × ${template}, o último de ${latest.toISOString()}: ${reason}`);
  }
}

async function run(): Promise<void> {
  const [action = 'list'] = process.argv.slice(2);
  const settings = readSettings(process.env);
  const { DATABASE_URL, SEFIRA_DATA_DIR } = settings;
  const urlOf = await administratorUrls(
    process.env,
    async () => DATABASE_URL ?? (await runningInfrastructure(SEFIRA_DATA_DIR)).databaseUrl,
  );
  if (action === 'list') await list(urlOf('user'));
  else if (action === 'retry') console.log(`${await retryFailedMails(urlOf('user'))} e-mails de volta à fila`);
  else throw new Error('Uso: npm run mails -- [list | retry]');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
