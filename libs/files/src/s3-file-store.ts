import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

const downloadSeconds = 60;
const contentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of a compatible server; AWS itself without one. */
  readonly endpoint?: string;
  /** Endpoint of the same bucket for browsers; without one the bucket is reached by the service alone. */
  readonly publicEndpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Files in a bucket of AWS or of any server that speaks S3; nothing in it is public. */
export function createS3FileStore({ bucket, publicEndpoint, ...options }: S3Options): FileStore & {
  close(): Promise<void>;
} {
  const opening = openClient(options, publicEndpoint);
  // Each operation of the store awaits this promise and reports its error.
  opening.catch(() => undefined);
  return {
    async put(key, content) {
      const { client, PutObjectCommand } = await opening;
      const ContentType = contentTypes[path.extname(key)] ?? 'application/octet-stream';
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType }));
    },
    async open(key) {
      const { client, GetObjectCommand, NoSuchKey } = await opening;
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error(`no content of ${key}`);
        return { bytes: ContentLength, stream: Body };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async downloadAddress(key, disposition) {
      const { client, signer, getSignedUrl, GetObjectCommand, HeadObjectCommand, NotFound } = await opening;
      if (!signer) return null;
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentDisposition: disposition,
        ResponseContentType: 'application/pdf',
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(signer, command, { expiresIn: downloadSeconds });
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await opening;
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    async check() {
      const { client, HeadBucketCommand } = await opening;
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    // A put is whole or not at all.
    removeUnfinished: async () => undefined,
    async close() {
      const { client, signer } = await opening;
      client.destroy();
      signer?.destroy();
    },
  };
}

/** Amazon's library is loaded only where a bucket is configured, because it is large. */
async function openClient(options: Omit<S3Options, 'bucket' | 'publicEndpoint'>, publicEndpoint: string | undefined) {
  const { S3Client, ...library } = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const open = (settings: Pick<S3Options, 'endpoint'>) =>
    new S3Client({
      ...options,
      ...settings,
      // Compatible servers seldom support a host name for each bucket or the newer checksums.
      forcePathStyle: settings.endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  const client = open(options.endpoint === undefined ? {} : { endpoint: options.endpoint });
  // A signature names its host, so addresses for browsers are signed for the public one.
  const signer = publicEndpoint === undefined ? undefined : open({ endpoint: publicEndpoint });
  return { ...library, client, signer, getSignedUrl };
}
