/**
 * `npm run remove-demo-accounts`: closes every account that a published demo password opens, beside a running product or,
 * since it refuses to start on such a database, with the embedded servers brought up for the command alone. In containers:
 * `docker compose run --rm auth node services/auth/src/operations/remove-demo-accounts.ts`.
 */

import { DataInUseError, lockDataFolder } from '@sefira/embedded/data-lock';
import { startPostgres } from '@sefira/embedded/postgres';
import { startRedis } from '@sefira/embedded/redis';
import { runningInfrastructure } from '@sefira/embedded/running';
import { openSecrets } from '@sefira/embedded/secrets';
import { readSettings, type Settings } from '../launcher/config.ts';
import { prepareDatabase } from '../launcher/platform.ts';
import { commandEnvironments, runAuthCommand } from './auth-command.ts';
import { runCommand } from './run-command.ts';

/** Runs the command on the servers of a stopped product. @throws DataInUseError where the product runs */
async function runOnStopped(settings: Settings): Promise<number> {
  const { SEFIRA_DATA_DIR: dataDir, DATABASE_URL, REDIS_URL } = settings;
  await using opened = new AsyncDisposableStack();
  opened.use(await lockDataFolder(dataDir));
  const options = { dataDir, report: () => undefined, secrets: await openSecrets({ dataDir }) };
  const databaseUrl = DATABASE_URL ?? opened.use(await startPostgres(options)).url;
  const redisUrl = REDIS_URL ?? opened.use(await startRedis(options)).url;
  const environments = await commandEnvironments(settings, { databaseUrl, redisUrl });
  await prepareDatabase(databaseUrl, environments);
  return await runAuthCommand('remove-demo-accounts.ts', environments);
}

async function runOnRunning(settings: Settings): Promise<number> {
  const running = await runningInfrastructure(settings.SEFIRA_DATA_DIR);
  const databaseUrl = settings.DATABASE_URL ?? running.databaseUrl;
  const redisUrl = settings.REDIS_URL ?? running.redisUrl;
  return runAuthCommand('remove-demo-accounts.ts', await commandEnvironments(settings, { databaseUrl, redisUrl }));
}

await runCommand(async () => {
  const settings = readSettings(process.env);
  process.exitCode = await runOnStopped(settings).catch((error: unknown) => {
    if (error instanceof DataInUseError) return runOnRunning(settings);
    throw error;
  });
});
