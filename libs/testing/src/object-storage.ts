import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket `sefira` with the part of S3's protocol that the product uses. */
export interface TestObjectStorage extends AsyncDisposable {
  /** Variables of the reports service. */
  readonly variables: Readonly<
    Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  >;
  /** Content by path, as compatible servers have it. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Every call was signed. */
  readonly areCallsSigned: boolean;
  /** Attempts to store an object while unavailable. */
  readonly refusedPuts: number;
  /** Answers each call with 503 until it is available again. */
  setAvailable(isAvailable: boolean): void;
}

export async function objectStorage(): Promise<TestObjectStorage> {
  const objects = new Map<string, Buffer>();
  let [isAvailable, areCallsSigned, refusedPuts] = [true, true, 0];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = new URL(request.url ?? '', 'http://s3').pathname;
    const content = await buffer(request);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) areCallsSigned = false;
    if (!isAvailable) {
      if (request.method === 'PUT') refusedPuts += 1;
      response
        .writeHead(503, { 'content-type': 'application/xml' })
        .end('<Error><Code>ServiceUnavailable</Code></Error>');
      return;
    }
    if (request.method === 'PUT') objects.set(key, content);
    if (request.method === 'DELETE') objects.delete(key);
    const object = objects.get(key);
    if (request.method !== 'GET') response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    else if (object) response.writeHead(200, { 'content-length': object.length }).end(object);
    else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    variables: {
      S3_BUCKET: 'sefira',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test',
    },
    objects,
    get areCallsSigned() {
      return areCallsSigned;
    },
    get refusedPuts() {
      return refusedPuts;
    },
    setAvailable(next) {
      isAvailable = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
