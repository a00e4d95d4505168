import { generateKeyPairSync } from 'node:crypto';
import { type Identity, visitorIdentity } from '@sefira/contracts/shared/identity';
import { beforeEach, expect, test } from 'vitest';
import { createIdentitySigner, createIdentityVerifier } from '../src/identity/identity.ts';

function keyOf(kid: string) {
  const jwk = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid };
  const { d: _secret, ...publicJwk } = jwk;
  return { privateJwk: JSON.stringify(jwk), publicJwk };
}

const gateway = keyOf('gateway-1');
const stranger = keyOf('gateway-2');
const reports = keyOf('reports-1');
const jwks = JSON.stringify({ keys: [gateway.publicJwk, reports.publicJwk] });
const person: Identity = { subject: 'p1', role: 'user', plan: 'free', permissions: [], sessionId: 's1' };

let now = new Date('2026-11-21T12:00:00Z');
const clock = () => now;
const signer = createIdentitySigner({ caller: 'gateway', privateJwk: gateway.privateJwk, clock });
const verifier = createIdentityVerifier({ audience: 'user', jwks, clock });

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z');
});

test('what the gateway signs for a service, that service believes', () => {
  expect(verifier.verify(signer.sign(person, 'user'))).toEqual({ ...person, issuer: 'gateway' });
});

test('returns no identity for a token of another service, of an unknown key, altered or missing', () => {
  const token = signer.sign(person, 'user');
  const [head, body, signature] = token.split('.');
  const forged = Buffer.from(
    JSON.stringify({
      ...JSON.parse(Buffer.from(body ?? '', 'base64url').toString()),
      identity: { ...person, role: 'admin' },
    }),
  ).toString('base64url');
  const foreign = createIdentitySigner({ caller: 'gateway', privateJwk: stranger.privateJwk, clock }).sign(
    person,
    'user',
  );
  const unsigned = `${Buffer.from('{"alg":"none","kid":"gateway-1","typ":"sefira-identity"}').toString('base64url')}.${body}.`;
  for (const bad of [
    signer.sign(person, 'reports'),
    foreign,
    `${head}.${forged}.${signature}`,
    unsigned,
    `${token}x`,
    'a.b.c',
    '',
    undefined,
  ]) {
    expect(verifier.verify(bad)).toBeNull();
  }
});

test('a caller cannot sign as another', () => {
  const pretender = createIdentitySigner({ caller: 'gateway', privateJwk: reports.privateJwk, clock });
  expect(verifier.verify(pretender.sign(person, 'user'))).toBeNull();
});

test('a token ends after 30 seconds, also one that was seen before', () => {
  const token = signer.sign(visitorIdentity, 'user');
  expect(verifier.verify(token)).not.toBeNull();
  now = new Date(now.getTime() + 30_000);
  expect(verifier.verify(token)).toBeNull();
  const late = createIdentityVerifier({ audience: 'user', jwks, clock });
  expect(late.verify(token)).toBeNull();
});

test('signs anew once the clock was put back, and refuses the token of the time before', () => {
  const before = signer.sign(person, 'user');
  expect(verifier.verify(before)).not.toBeNull();
  now = new Date(now.getTime() - 3_600_000);
  expect(verifier.verify(before)).toBeNull();
  expect(verifier.verify(signer.sign(person, 'user'))).not.toBeNull();
});

test('identities that differ in anything never share a token', () => {
  const tokens = [
    person,
    { ...person, role: 'admin' as const },
    { ...person, plan: 'premium' as const },
    { ...person, subject: 'p2' },
    { ...person, permissions: ['x'] },
  ].map((identity) => signer.sign(identity, 'user'));
  expect(new Set(tokens).size).toBe(tokens.length);
});
