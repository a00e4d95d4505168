/**
 * `npm run mails`: lists mails that were given up, without their recipients. `npm run mails -- retry`: attempts those of the
 * last 30 days again, for 48 hours from now. Connects to DATABASE_URL, or to the embedded server of SEFIRA_DATA_DIR.
 */
import { runningInfrastructure } from '@sefira/embedded/running';
import pg from 'pg';
import { readSettings } from '../launcher/config.ts';
import { administratorUrls } from './administrator-urls.ts';

async function list(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ template: string; reason: string; count: number; latest: Date }>(
    `SELECT template, failure_reason AS reason, count(*)::int AS count, max(created_at) AS latest
     FROM "user".mail WHERE state = 'failed' GROUP BY 1, 2 ORDER BY latest DESC`,
  );
  if (rows.length === 0) console.log('Nenhum e-mail desistido.');
  for (const { template, reason, count, latest } of rows) {
    console.log(`${count} × ${template}, o último de ${latest.toISOString()}: ${reason}`);
  }
}

/** Their links have ended: the person requests another on screen. */
const withShortLink = ['passwordReset', 'emailChange'];

async function retry(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `UPDATE "user".mail SET state = 'waiting', attempts = 0, created_at = now(), claimed_until = now()
     WHERE state = 'failed' AND created_at > now() - interval '30 days' AND template <> ALL($1)`,
    [withShortLink],
  );
  console.log(`${rowCount} e-mails de volta à fila`);
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
    else if (action === 'retry') await retry(pool);
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
