import path from 'node:path';
import type { AuditPlace } from '@sefira/admin-config-service/operations/verify-audit';
import { embeddedDatabaseUrl } from '@sefira/embedded/postgres-url';
import { openSecrets } from '@sefira/embedded/secrets';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';
import { administratorUrls } from './administrator-urls.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEFIRA_DATA_DIR: z.string().default('.data'),
  AUDIT_KEY: z.string().optional(),
  AUDIT_SIGNING_JWK: z.string().optional(),
  AUDIT_CHECKPOINT_DIR: z.string().optional(),
});

/** Where the trail of this installation lies: what the operator names, else the embedded product of the data folder. */
export async function auditLocation(command: string, variables: NodeJS.ProcessEnv): Promise<AuditPlace> {
  const settings = readConfiguration(command, environment, variables);
  const dataDir = settings.SEFIRA_DATA_DIR;
  const secrets = await openSecrets({ dataDir });
  const urlOf = await administratorUrls(variables, async () => settings.DATABASE_URL ?? embeddedDatabaseUrl(dataDir));
  return {
    databaseUrl: urlOf('admin_config'),
    auditKey: settings.AUDIT_KEY ?? (await secrets.key('audit')),
    signingJwk: settings.AUDIT_SIGNING_JWK ?? JSON.stringify((await secrets.identity('audit')).privateKey),
    checkpointFolder: settings.AUDIT_CHECKPOINT_DIR ?? path.join(dataDir, 'audit'),
  };
}
