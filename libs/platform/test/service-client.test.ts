import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoute } from '@sefira/contracts/shared/route';
import { expect, test } from 'vitest';
import { createServiceClient } from '../src/http/service-client.ts';
import { createIdentitySigner } from '../src/identity/identity.ts';

const privateJwk = JSON.stringify({
  ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
  kid: 'user-test',
});
const shared = { id: 'test.read', service: 'auth', method: 'GET', path: '/read', access: 'internal' } as const;
const readBytes = defineRoute({ ...shared, summary: 'Test.', response: { binary: ['application/pdf'] } });

/** What a call throws when the other service refuses it. */
async function refusalOf(status: number, error: string, headers: Readonly<Record<string, string>> = {}) {
  await using stack = new AsyncDisposableStack();
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(JSON.stringify({ success: false, message: 'Espere.', error, requestId: 'r' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signer = createIdentitySigner({ caller: 'user', privateJwk, clock: () => new Date() });
  const client = stack.use(createServiceClient({ addresses: { auth: address }, signer }));
  return client.fetch(readBytes, { requestId: 'r' }).catch((cause: unknown) => cause);
}

test.each([
  ['7', 7],
  ['not a number', undefined],
  [undefined, undefined],
])('passes on the Retry-After %s of another service', async (retryAfter, seconds) => {
  const error = await refusalOf(429, 'RATE_LIMITED', retryAfter === undefined ? {} : { 'retry-after': retryAfter });
  const details = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { message: 'Espere.', ...details } });
  expect(error).toHaveProperty('details', { message: 'Espere.', ...details });
});

test('a refused signature is an unavailable dependency, not the end of a session', async () => {
  const error = await refusalOf(401, 'IDENTITY_REQUIRED');
  expect(error).toMatchObject({ code: 'DEPENDENCY_DOWN', details: { retryAfterSeconds: 2 } });
});
