import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Identity, identity as identitySchema } from '@sefira/contracts/shared/identity';
import type { CallerName, ServiceName } from '@sefira/contracts/shared/services';
import * as z from 'zod';
import { createLruCache } from '../lru-cache.ts';
import { parseJson } from '../text/parse-json.ts';
import type { Clock } from '../time/clock.ts';

/**
 * The signed internal identity (docs/decisions/0020-signed-identity-between-services.md): an EdDSA JWS of 30 seconds for one audience.
 * Node's own Ed25519 is used instead of a JOSE library on this hot path: one fixed algorithm, no negotiation.
 */
export const identityLifetimeSeconds = 30;

const publicKeys = z.object({
  keys: z
    .array(z.looseObject({ kid: z.string(), kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }))
    .min(1),
});
const privateKey = z.looseObject({
  kid: z.string(),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
});
const header = z.object({ alg: z.literal('EdDSA'), kid: z.string(), typ: z.literal('sefira-identity') });
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  identity: z.custom<Identity>((value) => identitySchema.safeParse(value).success),
});

export interface IdentitySigner {
  /** A token for `audience`; the same identity and audience give the same token for half its life. */
  sign(identity: Identity, audience: ServiceName): string;
}

export interface VerifiedIdentity extends Identity {
  readonly issuer: string;
}

export interface IdentityVerifier {
  /** Clock for the expiry of identities and proofs. */
  readonly clock: Clock;
  /** The identity; null unless the token is unexpired, of a known key and for this audience. */
  verify(token: string | undefined): VerifiedIdentity | null;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The signer of one caller; the `kid` of its private JWK starts with the caller's name. */
export function createIdentitySigner(options: {
  readonly caller: CallerName;
  readonly privateJwk: string;
  readonly clock: Clock;
}): IdentitySigner {
  const jwk = privateKey.parse(JSON.parse(options.privateJwk));
  const key = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
  const head = encode({ alg: 'EdDSA', kid: jwk.kid, typ: 'sefira-identity' });
  const recent = createLruCache<{ token: string; issuedAt: number }>(20_000);
  return {
    sign(identity, audience) {
      const now = Math.floor(options.clock().getTime() / 1000);
      const cacheKey = `${audience} ${identity.sessionId ?? identity.role} ${identity.role} ${identity.plan} ${identity.subject} ${identity.provenAt} ${identity.secondFactorDueAt} ${identity.permissions.join(',')}`;
      const known = recent.get(cacheKey);
      // After the clock was put back, a service takes a known token for one of the future.
      if (known && known.issuedAt <= now && now < known.issuedAt + identityLifetimeSeconds / 2) return known.token;
      const body = encode({
        iss: options.caller,
        aud: audience,
        iat: now,
        exp: now + identityLifetimeSeconds,
        identity,
      });
      const signature = sign(null, Buffer.from(`${head}.${body}`), key).toString('base64url');
      const token = `${head}.${body}.${signature}`;
      recent.set(cacheKey, { token, issuedAt: now });
      return token;
    },
  };
}

/** The verifier of one audience, with the public JWKS of all callers. */
export function createIdentityVerifier(options: {
  readonly audience: ServiceName;
  readonly jwks: string;
  readonly clock: Clock;
}): IdentityVerifier {
  const keys = new Map<string, KeyObject>(
    publicKeys
      .parse(JSON.parse(options.jwks))
      .keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })]),
  );
  const verified = createLruCache<{ identity: VerifiedIdentity; issuedAt: number; expiresAt: number }>(20_000);
  return {
    clock: options.clock,
    verify(token) {
      if (!token) return null;
      const now = options.clock().getTime() / 1000;
      const known = verified.get(token);
      if (known) return isCurrent(known, now) ? known.identity : null;
      const checked = checkToken(token, keys, options.audience, now);
      if (checked) verified.set(token, checked);
      return checked?.identity ?? null;
    },
  };
}

function checkToken(token: string, keys: ReadonlyMap<string, KeyObject>, audience: string, now: number) {
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return null;
  const parsedHead = header.safeParse(decode(head));
  if (!parsedHead.success) return null;
  const key = keys.get(parsedHead.data.kid);
  if (!key || !verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) return null;
  const parsed = claims.safeParse(decode(body));
  if (!parsed.success) return null;
  const { iss, aud, iat, exp, identity } = parsed.data;
  const ownsKey = parsedHead.data.kid === iss || parsedHead.data.kid.startsWith(`${iss}-`);
  const times = { issuedAt: iat, expiresAt: exp };
  if (!ownsKey || aud !== audience || !isCurrent(times, now) || exp - iat > identityLifetimeSeconds) return null;
  return { identity: { ...identity, issuer: iss }, ...times };
}

/** Two seconds of clock skew are allowed. */
function isCurrent({ issuedAt, expiresAt }: { readonly issuedAt: number; readonly expiresAt: number }, now: number) {
  return expiresAt > now && issuedAt <= now + 2;
}

function decode(part: string): unknown {
  return parseJson(Buffer.from(part, 'base64url').toString('utf8'));
}
