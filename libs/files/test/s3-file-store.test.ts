import { buffer } from 'node:stream/consumers';
import { objectStorage } from '@sefira/testing/object-storage';
import { expect, test } from 'vitest';
import { createS3FileStore } from '../src/s3-file-store.ts';

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
  expect(await store.downloadAddress(key, 'attachment')).toBeNull();
  expect(storage.areCallsSigned).toBe(true);
  await store.close();
});

test('reports a bucket that refuses calls', async () => {
  await using storage = await objectStorage();
  const store = createS3FileStore({
    bucket: storage.variables.S3_BUCKET,
    region: 'us-east-1',
    endpoint: storage.variables.S3_ENDPOINT,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await store.check();
  storage.setAvailable(false);
  await expect(store.check()).rejects.toThrow();
  await store.close();
});

test('gives a browser an address of one stored file for a minute, with its name', async () => {
  await using storage = await objectStorage();
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = storage.variables;
  const store = createS3FileStore({
    bucket,
    region: 'us-east-1',
    endpoint,
    publicEndpoint: endpoint.replace('127.0.0.1', 'localhost'),
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const key = 'reports/ab/one.pdf';
  const disposition = 'attachment; filename="mapa.pdf"';
  expect(await store.downloadAddress(key, disposition)).toBeNull();
  await store.put(key, Buffer.from('%PDF-first'));
  const address = await store.downloadAddress(key, disposition);
  const { hostname, pathname, searchParams } = new URL(address ?? '');
  expect([hostname, pathname]).toEqual(['localhost', `/${bucket}/${key}`]);
  expect(searchParams.get('X-Amz-Expires')).toBe('60');
  expect(searchParams.get('response-cache-control')).toBe('private, no-store');
  const response = await fetch(address ?? '');
  expect(await response.text()).toBe('%PDF-first');
  expect(response.headers.get('content-disposition')).toBe(disposition);
  await store.close();
});
