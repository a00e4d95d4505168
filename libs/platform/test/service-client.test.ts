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

test.each([
  ['7', 7],
  ['not a number', undefined],
  [undefined, undefined],
])('passes on the Retry-After %s of another service', async (retryAfter, seconds) => {
  await using stack = new AsyncDisposableStack();
  const server = createServer((_request, response) => {
    response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    response.end(JSON.stringify({ success: false, message: 'Espere.', error: 'RATE_LIMITED', requestId: 'r' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signer = createIdentitySigner({ caller: 'user', privateJwk, clock: () => new Date() });
  const client = stack.use(createServiceClient({ addresses: { auth: address }, signer }));
  const error = await client.fetch(readBytes, { requestId: 'r' }).catch((cause: unknown) => cause);
  const details = seconds === undefined ? {} : { retryAfterSeconds: seconds };
  expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { message: 'Espere.', ...details } });
  expect(error).toHaveProperty('details', { message: 'Espere.', ...details });
});
