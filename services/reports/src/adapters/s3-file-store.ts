import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of a compatible server; AWS itself without one. */
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Files in a bucket of AWS or of any server that speaks S3; nothing in it is public. */
export function createS3FileStore({ bucket, ...options }: S3Options): FileStore & { close(): Promise<void> } {
  const opening = openClient(options);
  // Each operation of the store awaits this promise and reports its error.
  opening.catch(() => undefined);
  return {
    async put(key, content) {
      const { client, PutObjectCommand } = await opening;
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: 'application/pdf' }),
      );
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
    async remove(key) {
      const { client, DeleteObjectCommand } = await opening;
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    // A put is whole or not at all.
    removeUnfinished: async () => undefined,
    close: async () => (await opening).client.destroy(),
  };
}

/** Amazon's library is loaded only where a bucket is configured, because it is large. */
async function openClient(options: Omit<S3Options, 'bucket'>) {
  const { S3Client, ...library } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    ...options,
    // Compatible servers seldom support a host name for each bucket or the newer checksums.
    forcePathStyle: options.endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...library, client };
}
