import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

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
  /** Logs the person in as a browser would and returns the ID token of the redirect. */
  idToken(clientId: string, account: ProviderAccount, nonce: string): Promise<string>;
}

const redirectUri = 'https://sefira.example/login';

/** A real OpenID provider on loopback (oidc-provider) that confirms every login. */
export async function oidcStandIn(clientIds: readonly string[]): Promise<OidcStandIn> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: clientIds.map((id) => ({
      client_id: id,
      redirect_uris: [redirectUri],
      response_types: ['id_token'],
      grant_types: ['implicit'],
      token_endpoint_auth_method: 'none',
    })),
    responseTypes: ['id_token'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the test'] },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    async findAccount(_context, subject) {
      const known = accounts.get(subject);
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          email: known?.email,
          email_verified: known?.isEmailVerified,
          name: known?.name,
        }),
      };
    },
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const accountId = String(request.headers['x-login-as']);
    void provider.interactionFinished(request, response, { login: { accountId } });
  });
  return {
    issuer,
    jwksUrl: `${issuer}/jwks`,
    async idToken(clientId, account, nonce) {
      accounts.set(account.subject, account);
      const query = {
        client_id: clientId,
        response_type: 'id_token',
        scope: 'openid email profile',
        redirect_uri: redirectUri,
        nonce,
      };
      let url = `${issuer}/auth?${new URLSearchParams(query)}`;
      const cookies = new Map<string, string>();
      for (let step = 0; step < 6; step += 1) {
        const page = await fetch(url, {
          redirect: 'manual',
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-login-as': account.subject,
          },
        });
        for (const cookie of page.headers.getSetCookie()) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        url = new URL(page.headers.get('location') ?? '', issuer).href;
        const token = new URLSearchParams(new URL(url).hash.slice(1)).get('id_token');
        if (token) return token;
        if (url.startsWith(redirectUri)) break;
      }
      throw new Error(`no ID token: ${url}`);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
