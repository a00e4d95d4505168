import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  challengeAttempts,
  challengeLifetimeMilliseconds,
  confirmationLifetimeMilliseconds,
  deviceLifetimeMilliseconds,
  erasedAgainMilliseconds,
  invitationLifetimeMilliseconds,
  later,
  nonceLifetimeMilliseconds,
  resetLifetimeMilliseconds,
} from '../src/domain/account-policy.ts';
import {
  graceEnd,
  guestLifetimeMilliseconds,
  isSessionLive,
  needsTouch,
  sessionLifetimeMilliseconds,
} from '../src/domain/session-policy.ts';
import { configuredProviders, readSocialEndpoints } from '../src/domain/social-providers.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const [minute, hour] = [60_000, 3_600_000];

test('accepts a session until its expiry and within the idle limit', () => {
  const session = { expiresAt: later(now, 1), lastUsedAt: ago(24 * hour - 1) };
  expect(isSessionLive(session, now, 24)).toBe(true);
  expect(isSessionLive({ ...session, expiresAt: now }, now, 24)).toBe(false);
  expect(isSessionLive({ ...session, lastUsedAt: ago(24 * hour) }, now, 24)).toBe(false);
  expect(isSessionLive(session, now, 23)).toBe(false);
});

test('writes the last use at most every five minutes, and accepts an exchanged token for ten seconds', () => {
  expect(needsTouch({ expiresAt: now, lastUsedAt: ago(5 * minute) }, now)).toBe(false);
  expect(needsTouch({ expiresAt: now, lastUsedAt: ago(5 * minute + 1) }, now)).toBe(true);
  expect(graceEnd(now)).toEqual(later(now, 10_000));
});

test('has the decided lifetimes of proofs', () => {
  expect([sessionLifetimeMilliseconds, guestLifetimeMilliseconds]).toEqual([168 * hour, 24 * hour]);
  expect([resetLifetimeMilliseconds, confirmationLifetimeMilliseconds]).toEqual([30 * minute, 168 * hour]);
  expect([invitationLifetimeMilliseconds, challengeLifetimeMilliseconds]).toEqual([168 * hour, 10 * minute]);
  expect([nonceLifetimeMilliseconds, erasedAgainMilliseconds]).toEqual([15 * minute, 10 * minute]);
  expect([deviceLifetimeMilliseconds, challengeAttempts]).toEqual([180 * 24 * hour, 5]);
});

const endpoints = (host: string) => ({
  issuer: `https://${host}`,
  jwksUrl: `https://${host}/keys`,
  authorizationUrl: `https://${host}/authorize`,
});

test('offers providers with a client id, at their own or the configured addresses', () => {
  expect(configuredProviders({ SOCIAL_ENDPOINTS: {} })).toEqual([]);
  const offered = configuredProviders({
    APPLE_CLIENT_ID: 'pear',
    FACEBOOK_CLIENT_ID: 'book',
    GOOGLE_CLIENT_ID: 'goggles',
    SOCIAL_ENDPOINTS: { facebook: endpoints('oidc.test') },
  });
  expect(offered).toEqual([
    {
      id: 'google',
      clientId: 'goggles',
      issuer: 'https://accounts.google.com',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    },
    { id: 'facebook', clientId: 'book', ...endpoints('oidc.test') },
    {
      id: 'apple',
      clientId: 'pear',
      issuer: 'https://appleid.apple.com',
      jwksUrl: 'https://appleid.apple.com/auth/keys',
      authorizationUrl: 'https://appleid.apple.com/auth/authorize',
    },
  ]);
  const [published] = configuredProviders({ FACEBOOK_CLIENT_ID: 'book', SOCIAL_ENDPOINTS: {} });
  expect(published).toEqual({
    id: 'facebook',
    clientId: 'book',
    issuer: 'https://www.facebook.com',
    jwksUrl: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  });
});

test('reports invalid endpoints', () => {
  const read = z.string().transform(readSocialEndpoints);
  expect(read.parse(JSON.stringify({ google: endpoints('oidc.test') }))).toEqual({ google: endpoints('oidc.test') });
  for (const text of [
    '{',
    '[]',
    JSON.stringify({ orkut: endpoints('oidc.test') }),
    JSON.stringify({ google: { ...endpoints('oidc.test'), issuer: '' } }),
    JSON.stringify({ google: { ...endpoints('oidc.test'), jwksUrl: 'keys' } }),
  ]) {
    expect(read.safeParse(text).error?.issues).toMatchObject([
      { code: 'custom', message: 'não é um objeto JSON de provedores com issuer, jwksUrl e authorizationUrl' },
    ]);
  }
});
