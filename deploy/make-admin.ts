/**
 * `npm run make-admin -- <e-mail>`: makes an account of this machine's product an administrator. In containers:
 * `docker compose exec auth node services/auth/src/make-admin.ts <e-mail>`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readSettings } from './config.ts';
import { runningInfrastructure } from './embedded/running.ts';
import { openSecrets } from './embedded/secrets.ts';
import { partEnvironments } from './part-environments.ts';

const root = path.resolve(import.meta.dirname, '..');

async function environmentOfAuth(): Promise<NodeJS.ProcessEnv> {
  const { SEFIRA_DATA_DIR: dataDir, DATABASE_URL, REDIS_URL, PORT } = readSettings(process.env);
  const { databaseUrl, redisUrl } =
    DATABASE_URL && REDIS_URL
      ? { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL }
      : await runningInfrastructure(dataDir);
  const { byPart } = await partEnvironments({
    dataDir,
    databaseUrl,
    redisUrl,
    smtpUrl: 'smtp://127.0.0.1:1',
    paymentSandboxUrl: undefined,
    secrets: await openSecrets({ dataDir }),
    publicUrl: `http://localhost:${PORT}`,
    publicPort: PORT,
    frontendDir: root,
    chromium: {},
    given: process.env,
  });
  return { PATH: process.env.PATH, ...byPart.get('auth') };
}

try {
  const command = [path.join(root, 'services/auth/src/make-admin.ts'), ...process.argv.slice(2)];
  const child = spawn(process.execPath, command, { env: await environmentOfAuth(), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
