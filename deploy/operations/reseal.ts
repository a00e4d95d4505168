/**
 * `npm run reseal`: during a rotation (DATA_KEY, PAYER_KEY, MESSAGE_KEY with commas, the new one first), seals again the rows of
 * older keys while the product runs. Exit code 1 where a row opens with none of the keys. Connects to DATABASE_URL with those
 * keys, or to the embedded product of SEFIRA_DATA_DIR.
 */

import { embeddedDatabaseUrl } from '@sefira/embedded/postgres-url';
import { openSecrets } from '@sefira/embedded/secrets';
import { ConfigurationError, readConfiguration } from '@sefira/platform/configuration/configuration';
import { secretKeys } from '@sefira/platform/identity/key-ring';
import * as z from 'zod';
import { administratorUrls } from './administrator-urls.ts';
import { resealAll } from './rotation/reseal.ts';
import { runCommand } from './run-command.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEFIRA_DATA_DIR: z.string().default('.data'),
  DATA_KEY: secretKeys.optional(),
  PAYER_KEY: secretKeys.optional(),
  MESSAGE_KEY: secretKeys.optional(),
});

await runCommand(async () => {
  const settings = readConfiguration('reseal', environment, process.env);
  const dataDir = settings.SEFIRA_DATA_DIR;
  const isOwn = settings.DATABASE_URL !== undefined;
  const secrets = isOwn ? undefined : await openSecrets({ dataDir });
  const key = async (name: 'DATA_KEY' | 'PAYER_KEY' | 'MESSAGE_KEY', stored: string) => {
    const value = settings[name] ?? (await secrets?.key(stored));
    if (value === undefined) throw new ConfigurationError('reseal', [`${name}: não definido`]);
    return value;
  };
  const keys = {
    DATA_KEY: await key('DATA_KEY', 'data'),
    PAYER_KEY: await key('PAYER_KEY', 'payer'),
    MESSAGE_KEY: await key('MESSAGE_KEY', 'message'),
  };
  const urlOf = await administratorUrls(process.env, async () => settings.DATABASE_URL ?? embeddedDatabaseUrl(dataDir));
  for (const { table, column, resealed, unreadable } of await resealAll(urlOf, keys)) {
    if (resealed + unreadable > 0) console.log(`${table}.${column}: ${resealed} refeitas, ${unreadable} ilegíveis`);
    if (unreadable > 0) process.exitCode = 1;
  }
  if (process.exitCode !== 1) console.log('Tudo está cifrado com as chaves novas.');
});
