import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3FileStore } from '../src/adapters/s3-file-store.ts';

const objects = new Map<string, Buffer>();
const signed: boolean[] = [];
const server = createServer((request, response) => void answer(request, response));
let store: ReturnType<typeof createS3FileStore>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  store = createS3FileStore({
    bucket: 'sefira',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});
afterAll(async () => {
  await store.close();
  server.closeAllConnections();
  server.close();
});

/** The part of S3's protocol that the store uses, by path as compatible servers have it. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = new URL(request.url ?? '', 'http://s3').pathname;
  signed.push(request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false);
  if (request.method === 'PUT') objects.set(key, await buffer(request));
  if (request.method === 'DELETE') objects.delete(key);
  const object = objects.get(key);
  if (request.method !== 'GET') response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  else if (object) response.writeHead(200, { 'content-length': object.length }).end(object);
  else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
}

test('puts, reads, replaces and removes a file, each call signed', async () => {
  const key = 'reports/ab/one.pdf';
  expect(await store.open(key)).toBeNull();
  await store.put(key, Buffer.from('%PDF-first'));
  await store.put(key, Buffer.from('%PDF-second'));
  expect([...objects.keys()]).toEqual(['/sefira/reports/ab/one.pdf']);
  const file = await store.open(key);
  expect(file?.bytes).toBe(11);
  expect(file && (await buffer(file.stream)).toString()).toBe('%PDF-second');
  await store.remove(key);
  expect(await store.open(key)).toBeNull();
  expect(signed.every(Boolean)).toBe(true);
});
