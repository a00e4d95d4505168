import { buffer } from 'node:stream/consumers';
import { objectStorage } from '@sefira/testing/object-storage';
import { expect, test } from 'vitest';
import { createS3FileStore } from '../src/adapters/s3-file-store.ts';

test('puts, reads, replaces and removes a file, each call signed', async () => {
  await using storage = await objectStorage();
  const store = createS3FileStore({
    bucket: storage.variables.S3_BUCKET,
    region: 'us-east-1',
    endpoint: storage.variables.S3_ENDPOINT,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const key = 'reports/ab/one.pdf';
  expect(await store.open(key)).toBeNull();
  await store.put(key, Buffer.from('%PDF-first'));
  await store.put(key, Buffer.from('%PDF-second'));
  expect([...storage.objects.keys()]).toEqual(['/sefira/reports/ab/one.pdf']);
  const file = await store.open(key);
  expect(file?.bytes).toBe(11);
  expect(file && (await buffer(file.stream)).toString()).toBe('%PDF-second');
  await store.remove(key);
  expect(await store.open(key)).toBeNull();
  expect(storage.areCallsSigned).toBe(true);
  await store.close();
});
