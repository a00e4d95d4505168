import { type listProviders, socialProviders } from '@sefira/contracts/auth/account';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { paths, socialPath } from '../../shared/navigation/paths.ts';

export type ProviderId = (typeof socialProviders)[number];
type Provider = RouteAnswer<typeof listProviders>['data']['providers'][number];

/** Stored in this tab while the provider's page is open. */
interface Attempt {
  readonly provider: ProviderId;
  /** Returned with the token: proves that the login began in this tab. */
  readonly state: string;
  readonly from: string;
}

const storageKey = 'socialLogin';

/**
 * The provider's page, with an ID token requested in the fragment of the redirect (OpenID Connect implicit flow;
 * docs/decisions/0016-social-login.md: the server takes an ID token with its nonce).
 */
export function authorizationAddress(provider: Provider, nonce: string, state: string): string {
  const address = new URL(provider.authorizationUrl);
  address.search = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: new URL(socialPath(provider.id), location.origin).href,
    nonce,
    state,
    response_mode: 'fragment',
    // Apple returns name and e-mail by form post only, and always with a code.
    ...(provider.id === 'apple'
      ? { response_type: 'code id_token', scope: 'openid' }
      : { response_type: 'id_token', scope: 'openid email profile' }),
  }).toString();
  return address.href;
}

export function rememberAttempt(provider: ProviderId, from: string): string {
  const state = crypto.randomUUID();
  sessionStorage.setItem(storageKey, JSON.stringify({ provider, state, from } satisfies Attempt));
  return state;
}

export type SocialReturn =
  | { readonly kind: 'token'; readonly provider: ProviderId; readonly token: string; readonly from: string }
  | { readonly kind: 'cancelled' | 'foreign' };

/** The fragment of a provider's redirect; a response that this tab did not request is refused. */
export function readReturn(provider: string | undefined, fragment: string): SocialReturn {
  const attempt = readAttempt();
  sessionStorage.removeItem(storageKey);
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!attempt || attempt.provider !== provider || given.get('state') !== attempt.state) return { kind: 'foreign' };
  const token = given.get('id_token');
  return token ? { kind: 'token', provider: attempt.provider, token, from: attempt.from } : { kind: 'cancelled' };
}

export function isProvider(name: string | undefined): name is ProviderId {
  return socialProviders.some((provider) => provider === name);
}

function readAttempt(): Attempt | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { provider, state, from } = stored as Partial<Record<keyof Attempt, unknown>>;
    if (typeof provider !== 'string' || !isProvider(provider) || typeof state !== 'string') return null;
    return { provider, state, from: typeof from === 'string' && from.startsWith('/') ? from : paths.dashboard };
  } catch {
    return null;
  }
}
