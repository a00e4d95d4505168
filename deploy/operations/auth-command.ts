import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openSecrets } from '@sefira/embedded/secrets';
import { publicUrlOf, type Settings } from '../launcher/config.ts';
import { type PartEnvironments, partEnvironments } from '../launcher/part-environments.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where a command finds the database and Redis of an installation. */
export interface Servers {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** The environments of the parts for a command beside the product: the product's own keys, roles and variables. */
export async function commandEnvironments(settings: Settings, servers: Servers): Promise<PartEnvironments> {
  const dataDir = settings.SEFIRA_DATA_DIR;
  return partEnvironments({
    ...servers,
    dataDir,
    smtpUrl: 'smtp://127.0.0.1:1',
    paymentSandboxUrl: undefined,
    secrets: await openSecrets({ dataDir }),
    publicUrl: publicUrlOf(settings),
    publicPort: settings.PORT,
    frontendDir: root,
    chromium: {},
    given: process.env,
  });
}

/** Runs an entry of `services/auth/src` with auth's environment. @returns its exit code */
export async function runAuthCommand(
  entry: string,
  { byPart }: PartEnvironments,
  words: readonly string[] = [],
): Promise<number> {
  const command = [path.join(root, 'services/auth/src/operations', entry), ...words];
  const env = { PATH: process.env.PATH, ...byPart.get('auth') };
  const [code] = await once(spawn(process.execPath, command, { env, stdio: 'inherit' }), 'exit');
  return typeof code === 'number' ? code : 1;
}
