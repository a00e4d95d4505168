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

const bucketPath = '/sefira/';

export async function objectStorage(): Promise<TestObjectStorage> {
  const objects = new Map<string, Buffer>();
  let [isAvailable, areCallsSigned, refusedPuts] = [true, true, 0];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: key, searchParams } = new URL(request.url ?? '', 'http://s3');
    const content = await buffer(request);
    areCallsSigned &&= isSigned(request, searchParams);
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
    if (request.method === 'GET') sendObject(response, object, searchParams.get('response-content-disposition'));
    else response.writeHead(key === bucketPath ? 200 : statusOf(request.method, object)).end();
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

function statusOf(method: string | undefined, object: Buffer | undefined): number {
  if (method === 'HEAD') return object ? 200 : 404;
  return method === 'PUT' ? 200 : 204;
}

/** By a header, or by the address itself. */
function isSigned({ headers }: IncomingMessage, searchParams: URLSearchParams): boolean {
  return headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') || searchParams.has('X-Amz-Signature');
}

function sendObject(response: ServerResponse, object: Buffer | undefined, disposition: string | null): void {
  if (object) {
    const headers = disposition === null ? {} : { 'content-disposition': disposition };
    response.writeHead(200, { 'content-length': object.length, ...headers }).end(object);
  } else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
}
