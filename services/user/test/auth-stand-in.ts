import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type accountSummary, readAccount } from '@sefira/contracts/auth/session';
import { identityHeader } from '@sefira/contracts/shared/identity';
import { createIdentityVerifier } from '@sefira/platform/identity/identity';
import { systemClock } from '@sefira/platform/time/clock';
import * as z from 'zod/mini';

export type Account = z.infer<typeof accountSummary>;

export interface AuthStandIn extends AsyncDisposable {
  readonly url: string;
  /** Number of calls so far. */
  readonly calls: () => number;
}

/** Serves auth's `readAccount` by its contract to callers with a signed identity; tests/acceptance covers the real pair. */
export async function authStandIn(jwks: string, accounts: readonly Account[]): Promise<AuthStandIn> {
  const identities = createIdentityVerifier({ audience: 'auth', jwks, clock: systemClock });
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const caller = identities.verify(String(request.headers[identityHeader]));
    const isRight = caller?.role === 'service' && caller.issuer === 'user';
    const id = request.url?.split('/').at(-1);
    const data = accounts.find(({ userId }) => userId === id) ?? null;
    const answer = z.parse(readAccount.response, { success: true, message: 'Conta.', data });
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
