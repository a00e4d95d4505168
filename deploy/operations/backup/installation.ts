import path from 'node:path';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';
import { administratorUrls } from '../administrator-urls.ts';
import type { Installation } from './product-backup.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEFIRA_DATA_DIR: z.string().default('.data'),
  FILE_STORE_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  AUDIT_CHECKPOINT_DIR: z.string().optional(),
});

/** The installation of DATABASE_URL (and the servers of single services), else the embedded one. @throws ConfigurationError */
export async function installationOf(
  variables: NodeJS.ProcessEnv,
  embeddedUrl: (dataDir: string) => Promise<string>,
): Promise<Installation> {
  const settings = readConfiguration('backup', environment, variables);
  const { DATABASE_URL, SEFIRA_DATA_DIR: dataDir, FILE_STORE_DIR, S3_BUCKET, AUDIT_CHECKPOINT_DIR } = settings;
  let isEmbedded = false;
  const urlOf = await administratorUrls(variables, async () => {
    isEmbedded = DATABASE_URL === undefined;
    return DATABASE_URL ?? (await embeddedUrl(dataDir));
  });
  return {
    urlOf,
    fileStoreDir: S3_BUCKET === undefined ? (FILE_STORE_DIR ?? path.join(dataDir, 'files')) : undefined,
    auditDir: AUDIT_CHECKPOINT_DIR ?? path.join(dataDir, 'audit'),
    secretsFile: isEmbedded ? path.join(dataDir, 'secrets.json') : undefined,
  };
}
