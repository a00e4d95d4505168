import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A person's account at the provider. */
export interface ProviderAccount {
  readonly subject: string;
  readonly email?: string;
  readonly isEmailVerified?: boolean;
  readonly name?: string;
}

export interface OidcStandIn extends AsyncDisposable {
  readonly issuer: string;
  readonly jwksUrl: string;
  /** The ID token of a login (OpenID Connect Core 1.0, section 3.2.2.11), as the redirect to the client carries it. */
  idToken(clientId: string, account: ProviderAccount, nonce: string): Promise<string>;
}

/** An OpenID provider on loopback that publishes its keys and confirms every login of its clients. */
export async function oidcStandIn(clientIds: readonly string[]): Promise<OidcStandIn> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { kid: 'stand-in', alg: 'RS256', use: 'sig' };
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...key }] });
  const server = createServer((request, response) => {
    if (request.url !== '/jwks') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/jwk-set+json' }).end(keys);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    jwksUrl: `${issuer}/jwks`,
    idToken(clientId, { subject, email, isEmailVerified, name }, nonce) {
      if (!clientIds.includes(clientId)) throw new Error(`no client ${clientId}`);
      return new SignJWT({ nonce, email, email_verified: isEmailVerified, name })
        .setProtectedHeader({ ...key, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
