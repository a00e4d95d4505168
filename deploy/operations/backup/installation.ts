import path from 'node:path';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';
import type { Installation } from './product-backup.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEFIRA_DATA_DIR: z.string().default('.data'),
  FILE_STORE_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  AUDIT_CHECKPOINT_DIR: z.string().optional(),
});

/** The installation of DATABASE_URL, else the embedded one. @throws ConfigurationError */
export async function installationOf(
  variables: NodeJS.ProcessEnv,
  embeddedUrl: (dataDir: string) => Promise<string>,
): Promise<Installation> {
  const settings = readConfiguration('backup', environment, variables);
  const { DATABASE_URL, SEFIRA_DATA_DIR: dataDir, FILE_STORE_DIR, S3_BUCKET, AUDIT_CHECKPOINT_DIR } = settings;
  return {
    databaseUrl: DATABASE_URL ?? (await embeddedUrl(dataDir)),
    fileStoreDir: S3_BUCKET === undefined ? (FILE_STORE_DIR ?? path.join(dataDir, 'files')) : undefined,
    auditDir: AUDIT_CHECKPOINT_DIR ?? path.join(dataDir, 'audit'),
    secretsFile: DATABASE_URL === undefined ? path.join(dataDir, 'secrets.json') : undefined,
  };
}
