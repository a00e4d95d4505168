import type { ReportsEnvironment } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** The store that the environment names: an S3 bucket, else a folder. */
export function openFileStore(settings: ReportsEnvironment, resources: AsyncDisposableStack): FileStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_PUBLIC_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_BUCKET === undefined) return createFolderFileStore(settings.FILE_STORE_DIR);
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
  return store;
}
