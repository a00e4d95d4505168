import { DomainError } from '@sefira/platform/http/domain-error';
import { observeFolder } from '@sefira/platform/telemetry/folder-metrics';
import type { Metrics } from '@sefira/platform/telemetry/metrics';
import * as z from 'zod';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** Variables of a service with files. */
export const fileStoreVariables = {
  FILE_STORE_DIR: z
    .string()
    .describe(
      'Pasta dos arquivos (PDFs prontos, logotipos, fotos de perfil), a mesma para todos os processos (disco ou volume compartilhado).',
    ),
  S3_BUCKET: z.string().optional().describe('Balde S3 dos arquivos; sem ele ficam na pasta FILE_STORE_DIR.'),
  S3_ENDPOINT: z.url().optional().describe('Endereço de um servidor compatível com S3; sem ele, o da AWS.'),
  S3_PUBLIC_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'Endereço do mesmo S3 para navegadores: com ele um PDF aberto por endereço assinado vem direto do balde, por um minuto.',
    ),
  S3_REGION: z.string().default('us-east-1').describe('Região do balde S3.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Chave de acesso do S3; sem ela, a da própria máquina (AWS).'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Segredo da chave de acesso do S3.'),
};

const variables = z.object(fileStoreVariables);
type FileStoreSettings = z.output<typeof variables>;

/** The store cannot be reached, read or written now. A worker pauses with backoff. */
export class FileStoreUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('DEPENDENCY_DOWN', { cause, retryAfterSeconds: 10 });
  }
}

/** The store that the environment names: an S3 bucket, else a folder. Its calls throw `FileStoreUnavailable`. */
export function openFileStore(
  settings: FileStoreSettings,
  { resources, metrics }: { readonly resources: AsyncDisposableStack; readonly metrics: Metrics },
): FileStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_PUBLIC_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_BUCKET === undefined) {
    observeFolder(metrics, 'files', settings.FILE_STORE_DIR);
    return translated(createFolderFileStore(settings.FILE_STORE_DIR));
  }
  const store = createS3FileStore({
    bucket: S3_BUCKET,
    region: S3_REGION,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
    ...(S3_PUBLIC_ENDPOINT ? { publicEndpoint: S3_PUBLIC_ENDPOINT } : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
  });
  resources.defer(() => store.close());
  return translated(store);
}

function translated(store: FileStore): FileStore {
  const unavailable = (error: unknown): never => {
    throw new FileStoreUnavailable(error);
  };
  return {
    put: (key, content) => store.put(key, content).catch(unavailable),
    open: (key) => store.open(key).catch(unavailable),
    downloadAddress: (key, disposition) => store.downloadAddress(key, disposition).catch(unavailable),
    remove: (key) => store.remove(key).catch(unavailable),
    check: () => store.check(),
    removeUnfinished: (before) => store.removeUnfinished(before),
  };
}
