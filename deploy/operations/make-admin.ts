/**
 * `npm run make-admin -- <e-mail>`: makes an account of this machine's product an administrator. In containers:
 * `docker compose exec auth node services/auth/src/operations/make-admin.ts <e-mail>`.
 */

import { runningInfrastructure } from '@sefira/embedded/running';
import { readSettings } from '../launcher/config.ts';
import { commandEnvironments, runAuthCommand } from './auth-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { SEFIRA_DATA_DIR, DATABASE_URL, REDIS_URL } = settings;
  const servers =
    DATABASE_URL && REDIS_URL
      ? { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL }
      : await runningInfrastructure(SEFIRA_DATA_DIR);
  const environments = await commandEnvironments(settings, servers);
  process.exitCode = await runAuthCommand('make-admin.ts', environments, process.argv.slice(2));
});
