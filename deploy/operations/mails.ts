/**
 * `npm run mails`: lists mails that were given up, without their recipients. `npm run mails -- retry`: attempts those of the
 * last 30 days again, for 48 hours from now. Connects to DATABASE_URL, or to the embedded server of SEFIRA_DATA_DIR.
 */
import { runningInfrastructure } from '@sefira/embedded/running';
import { readFailedMails, requeueFailedMails } from '@sefira/user-service/operations/failed-mails';
import pg from 'pg';
import { readSettings } from '../launcher/config.ts';
import { administratorUrls } from './administrator-urls.ts';

async function list(pool: pg.Pool): Promise<void> {
  const groups = await readFailedMails(pool);
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
  const pool = new pg.Pool({ connectionString: urlOf('user'), max: 1 });
  try {
    if (action === 'list') await list(pool);
    else if (action === 'retry') console.log(`${await requeueFailedMails(pool)} e-mails de volta à fila`);
    else throw new Error('Uso: npm run mails -- [list | retry]');
  } finally {
    await pool.end();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
