import path from 'node:path';
import { readConfiguration } from '@sefira/platform/configuration';
import * as z from 'zod';
import { embeddedDatabaseUrl } from '../embedded/postgres-url.ts';
import { openSecrets } from '../embedded/secrets.ts';
import type { AuditPlace } from './verify.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEFIRA_DATA_DIR: z.string().default('.data'),
  AUDIT_KEY: z.string().optional(),
  AUDIT_SIGNING_JWK: z.string().optional(),
  AUDIT_CHECKPOINT_DIR: z.string().optional(),
});

/** Where the trail of this installation lies: what the operator names, else the embedded product of the data folder. */
export async function auditPlace(command: string, variables: NodeJS.ProcessEnv): Promise<AuditPlace> {
  const settings = readConfiguration(command, environment, variables);
  const dataDir = settings.SEFIRA_DATA_DIR;
  const secrets = await openSecrets({ dataDir });
  return {
    databaseUrl: settings.DATABASE_URL ?? (await embeddedDatabaseUrl(dataDir)),
    auditKey: settings.AUDIT_KEY ?? (await secrets.key('audit')),
    signingJwk: settings.AUDIT_SIGNING_JWK ?? JSON.stringify((await secrets.identity('audit')).privateKey),
    checkpointFolder: settings.AUDIT_CHECKPOINT_DIR ?? path.join(dataDir, 'audit'),
  };
}
