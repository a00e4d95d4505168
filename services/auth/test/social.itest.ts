import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  confirmEmail,
  listProviders,
  socialLogin,
  toggleSecondFactor,
  verifySecondFactor,
} from '@sefira/contracts/auth/account';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { dataOf, errorOf, members, password } from './members.ts';
import { type OidcStandIn, oidcStandIn, type ProviderAccount } from './oidc-stand-in.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let provider: OidcStandIn;
let people: ReturnType<typeof members>;
const clientId = 'sefira-test';

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  provider = stack.use(await oidcStandIn([clientId, 'another-app']));
  const endpoints = {
    google: { issuer: provider.issuer, jwksUrl: provider.jwksUrl, authorizationUrl: `${provider.issuer}/auth` },
    apple: {
      issuer: 'https://down.test',
      jwksUrl: 'http://127.0.0.1:9/keys',
      authorizationUrl: 'https://down.test/auth',
    },
  };
  auth = stack.use(
    await startService(definition, testEnvironment, {
      environment: { GOOGLE_CLIENT_ID: clientId, APPLE_CLIENT_ID: 'x', SOCIAL_ENDPOINTS: JSON.stringify(endpoints) },
    }),
  );
  people = members(testEnvironment, auth);
});
afterAll(() => stack.disposeAsync());

const nonce = async () => dataOf<{ nonce: string }>(await auth.send(listProviders)).nonce;
const send = (token: string, id: 'google' | 'facebook' | 'apple' = 'google') =>
  auth.send(socialLogin, { params: { provider: id }, body: { token } });
const tokenOf = async (account: ProviderAccount, app = clientId) => provider.idToken(app, account, await nonce());
const sessions = async () =>
  (await testEnvironment.database.query('SELECT count(*)::int AS count FROM auth.session')).rows[0].count;

test('offers only configured providers', async () => {
  const { providers } = dataOf<{ providers: { id: string; clientId: string }[] }>(await auth.send(listProviders));
  expect(providers.map(({ id }) => id)).toEqual(['google', 'apple']);
  expect(errorOf(await send('x', 'facebook'))).toEqual([404, 'NOT_FOUND']);
});

test('creates an account at the first login and finds it by issuer and subject, not by e-mail', async () => {
  const account = { subject: 'g-1', email: 'Ana@gmail.test', isEmailVerified: true, name: 'Ana Célia' };
  const first = await send(await tokenOf(account));
  const { user } = dataOf<{ user: { id: string } }>(first);
  expect(first.body).toMatchObject({
    data: { user: { email: 'ana@gmail.test', name: 'Ana Célia', role: 'user', credits: 20, subscription: 'free' } },
  });
  const second = await send(await tokenOf({ ...account, email: 'nova@gmail.test' }));
  expect(dataOf<{ user: { id: string; email: string } }>(second).user).toMatchObject({
    id: user.id,
    email: 'ana@gmail.test',
  });
  expect(await people.events('user.updated', user.id)).toMatchObject([{ isEmailConfirmed: true }]);
});

test('links an existing account only when provider and account have confirmed the e-mail', async () => {
  const member = await people.register('bia@gmail.test');
  const account = { subject: 'g-2', email: member.email, isEmailVerified: true };
  expect(errorOf(await send(await tokenOf(account)))).toEqual([409, 'CONFLICT']);
  const [sent] = await people.events('email.confirmation_requested', member.userId);
  await auth.send(confirmEmail, { body: { token: people.open(sent?.sealedToken ?? '') } });
  expect(errorOf(await send(await tokenOf({ ...account, isEmailVerified: false })))).toEqual([409, 'CONFLICT']);
  const tied = await send(await tokenOf(account));
  expect(dataOf<{ user: { id: string } }>(tied).user.id).toBe(member.userId);
});

test('accepts a token for one login, of ten concurrent ones', async () => {
  const token = await tokenOf({ subject: 'g-3', email: 'cris@gmail.test', isEmailVerified: true });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => errorOf(answer)[1] === 'INVALID_CREDENTIALS')).toHaveLength(9);
});

test('enforces the second factor and suspension for social logins', async () => {
  const account = { subject: 'g-4', email: 'dora@gmail.test', isEmailVerified: true };
  const member = await people.register(account.email);
  const [sent] = await people.events('email.confirmation_requested', member.userId);
  await auth.send(confirmEmail, { body: { token: people.open(sent?.sealedToken ?? '') } });
  const setup = await auth.send(toggleSecondFactor, { as: member.as, body: { enable: true, password } });
  const { secret } = dataOf<{ setup: { secret: string } }>(setup).setup;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await auth.send(verifySecondFactor, { as: member.as, body: { code } });
  expect((await send(await tokenOf(account))).body).toMatchObject({ data: { twoFactorRequired: true } });
  await testEnvironment.database.query("UPDATE auth.account SET status = 'suspended' WHERE id = $1", [member.userId]);
  expect(errorOf(await send(await tokenOf(account)))).toEqual([403, 'ACCOUNT_SUSPENDED']);
});

test('refuses forged, foreign, stale and malformed tokens and fetches no address that they name', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  let fetched = 0;
  const canary = createServer((_request, response) => {
    fetched += 1;
    void exportJWK(publicKey).then((jwk) => response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'evil' }] })));
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  stack.defer(() => void canary.close());
  const evil = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  const good = await tokenOf({ subject: 'g-5', email: 'eva@gmail.test', isEmailVerified: true });
  const [head = '', body = '', signature = ''] = good.split('.');
  const jwks = (await (await fetch(provider.jwksUrl)).json()) as { keys: { kid: string; n: string }[] };
  const claims = async () => ({ sub: 'x', email: 'x@gmail.test', email_verified: true, nonce: await nonce() });
  const sign = async (
    header: object,
    overrides: Record<string, unknown> = {},
    key: Parameters<SignJWT['sign']>[0] = privateKey,
  ) =>
    new SignJWT({ ...(await claims()), iss: provider.issuer, aud: clientId, ...overrides })
      .setProtectedHeader({ alg: 'RS256', kid: jwks.keys[0]?.kid ?? '', ...header })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const bad: Record<string, string> = {
    'alg none': `${encode({ alg: 'none' })}.${body}.`,
    'HS256 with the public key': await sign({ alg: 'HS256' }, {}, new TextEncoder().encode(jwks.keys[0]?.n ?? '')),
    'own key': await sign({}),
    'jwk header': await sign({ jwk: await exportJWK(publicKey) }),
    'jku header': await sign({ jku: `${evil}/keys`, kid: 'evil' }),
    'kid that climbs': await sign({ kid: '../../../../dev/null' }),
    'altered body': `${head}.${encode({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'admin' })}.${signature}`,
    'issuer with a slash': await sign({}, { iss: `${provider.issuer}/` }),
    'token of another app': await tokenOf(
      { subject: 'g-5', email: 'eva@gmail.test', isEmailVerified: true },
      'another-app',
    ),
    'nonce of nobody': await provider.idToken(clientId, { subject: 'g-5', email: 'eva@gmail.test' }, 'made-up'),
    'no token at all': 'abc',
    'text of 8000 letters': 'a'.repeat(8000),
  };
  const before = await sessions();
  for (const [what, token] of Object.entries(bad)) {
    expect([what, ...errorOf(await send(token))]).toEqual([what, 401, 'INVALID_CREDENTIALS']);
  }
  expect(errorOf(await send('a'.repeat(1_000_000)))[0]).toBeGreaterThanOrEqual(400);
  expect(errorOf(await send(good, 'apple'))).toEqual([503, 'DEPENDENCY_DOWN']);
  expect([await sessions(), fetched]).toEqual([before, 0]);
  expect((await send(good)).status).toBe(200);
});

test('refuses a stale nonce and an expired token', async () => {
  const token = await tokenOf({ subject: 'g-6', email: 'fabi@gmail.test', isEmailVerified: true });
  await using later = await startService(definition, testEnvironment, {
    environment: {
      ROLE: 'http',
      GOOGLE_CLIENT_ID: clientId,
      SOCIAL_ENDPOINTS: JSON.stringify({
        google: { issuer: provider.issuer, jwksUrl: provider.jwksUrl, authorizationUrl: `${provider.issuer}/auth` },
      }),
    },
    clock: () => new Date(Date.now() + 16 * 60_000),
  });
  const answer = await later.send(socialLogin, { params: { provider: 'google' }, body: { token } });
  expect(errorOf(answer)).toEqual([401, 'INVALID_CREDENTIALS']);
});
