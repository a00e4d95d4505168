import { once } from 'node:events';
import { connect } from 'node:net';
import { identityHeader } from '@sefira/contracts/shared/identity';
import { createIdentityVerifier } from '@sefira/platform/identity/identity';
import { startService } from '@sefira/testing/test-environment';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definition as gateway } from '../src/definition.ts';
import { securityHeadersPlugin } from '../src/plugins/security-headers.ts';
import { type GatewayFixture, startGatewayFixture } from './gateway-fixture.ts';

let fixture: GatewayFixture;
beforeAll(async () => {
  fixture = await startGatewayFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

test('returns 503 when a service refuses the signed identity, and keeps the session', async () => {
  const token = await fixture.signUp('fila@sefira.test');
  const answer = await fixture.call('/api/reports?late', { token });
  expect(answer).toMatchObject({ status: 503, body: { error: 'DEPENDENCY_DOWN' } });
  expect((await fixture.call('/api/auth/session', { token })).status).toBe(200);
});

test('ends the request to the service when the client disconnects', async () => {
  const headers = {
    authorization: `Bearer ${await fixture.signUp('desiste@sefira.test')}`,
    'content-type': 'application/json',
  };
  const leaving = new AbortController();
  const begin = (url: string, init: RequestInit) =>
    fetch(fixture.gateway.running.url + url, { headers, signal: leaving.signal, ...init });
  const posted = begin('/api/reports/personal?never', { method: 'POST', body: '{}' });
  const left = Promise.allSettled([begin('/api/reports?never', {}), posted]);
  await vi.waitFor(() => expect(fixture.unanswered.begun).toBe(2), { timeout: 60_000 });
  leaving.abort();
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await vi.waitFor(() => expect(fixture.unanswered.left).toBe(2), { timeout: 60_000 });
});

test('serves quick calls while slow ones queue at the same service', async () => {
  const environment = { ...fixture.settings, UPSTREAM_CONNECTIONS: '1', UPSTREAM_WAITING_CONNECTIONS: '4' };
  await using at = await startService(gateway, fixture.testEnvironment, {
    environment: { ...environment, UPSTREAM_TIMEOUT_SECONDS: '60', CONCURRENT_WORK_PER_PERSON: '80' },
  });
  const token = await fixture.signUp('multidao@sefira.test');
  const body = { name: 'Ana Célia', birthDate: '1955-11-29' };
  const calls = Array.from({ length: 8 }, () =>
    fixture.call('/api/reports/personal', { at, method: 'POST', token, body }),
  );
  await vi.waitFor(() => expect(fixture.waitingReports()).toBe(4), { timeout: 60_000 });
  expect((await fixture.call('/api/reports', { at, token })).status).toBe(200);
  fixture.releaseReports();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
});

test('accepts a session at every gateway under both prefixes', async () => {
  const token = await fixture.signUp('ana@sefira.test');
  for (const url of ['/api/auth/session', '/api/api/auth/session']) {
    expect((await fixture.call(url, { token, at: fixture.other })).body).toMatchObject({
      data: { user: { email: 'ana@sefira.test' } },
    });
  }
});

test('refuses a call without a session, and one with an expired session', async () => {
  expect((await fixture.call('/api/auth/session')).body).toMatchObject({ success: false, error: 'SESSION_REQUIRED' });
  const dead = await fixture.call('/api/auth/session', { token: 'A'.repeat(43) });
  expect(dead.status).toBe(401);
  expect(dead.body).toMatchObject({ error: 'SESSION_EXPIRED', message: 'Sessão expirada. Faça login novamente.' });
});

test('ignores a token in a cookie', async () => {
  const token = await fixture.signUp('cookie@sefira.test');
  expect((await fixture.call('/api/auth/session', { headers: { cookie: `authToken=${token}` } })).status).toBe(401);
});

test('refuses a token at every gateway 500 ms after its logout, and accepts other sessions', async () => {
  const token = await fixture.signUp('bia@sefira.test');
  const login = await fixture.call('/api/auth/login', {
    method: 'POST',
    body: { email: 'bia@sefira.test', password: 'segredo da ana' },
  });
  const other = (login.body as { data: { token: string } }).data.token;
  for (const at of [fixture.gateway, fixture.other])
    expect((await fixture.call('/api/auth/session', { token, at })).status).toBe(200);
  expect((await fixture.call('/api/auth/logout', { method: 'POST', token })).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const at of [fixture.gateway, fixture.other]) {
    for (let round = 0; round < 20; round += 1)
      expect((await fixture.call('/api/auth/session', { token, at })).status).toBe(401);
    expect((await fixture.call('/api/auth/session', { token: other, at })).status).toBe(200);
  }
});

test('forwards a signed identity and no header that the client forged', async () => {
  const token = await fixture.signUp('forja@sefira.test');
  await fixture.call('/api/reports?search=x', {
    token,
    headers: {
      [identityHeader]: 'forged',
      'x-user-id': 'admin',
      'x-internal-role': 'admin',
      'x-forwarded-for': '1.2.3.4',
      'x-sefira-client-address': '1.2.3.4',
      cookie: 'a=b',
      'accept-language': 'pt-BR',
    },
  });
  expect(fixture.received()?.url).toBe('/reports?search=x');
  const verifier = createIdentityVerifier({
    audience: 'reports',
    jwks: fixture.testEnvironment.keys.jwks,
    clock: () => new Date(),
  });
  expect(verifier.verify(String(fixture.received()?.headers[identityHeader]))).toMatchObject({
    role: 'user',
    issuer: 'gateway',
  });
  expect(fixture.received()?.headers['accept-language']).toBe('pt-BR');
  expect(fixture.received()?.headers['x-sefira-client-address']).toBe('127.0.0.1');
  for (const name of ['x-user-id', 'x-internal-role', 'x-forwarded-for', 'cookie', 'authorization']) {
    expect(fixture.received()?.headers).not.toHaveProperty(name);
  }
});

test('sends the allowed response headers and strict ones', async () => {
  const token = await fixture.signUp('cabeca@sefira.test');
  const { headers } = await fixture.call('/api/reports', { token });
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[\w.-]{8,}$/);
  // A short answer and one of the gateway's own go out by different ways.
  const strict = [...(await fixture.call('/api/nothing')).headers].filter(([name]) =>
    /policy|^x-(?!request-id)/.test(name),
  );
  expect(strict.length).toBeGreaterThan(8);
  expect([...headers]).toEqual(expect.arrayContaining(strict));
});

test('sends Strict-Transport-Security when the public address is HTTPS', async () => {
  const app = Fastify();
  const nothing = { scripts: [], connections: [], frames: [] };
  await app.register(securityHeadersPlugin, { publicUrl: 'https://sefira.example', payment: nothing });
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('returns 404 for internal calls and unknown paths', async () => {
  for (const url of [
    '/api/internal/sessions/check',
    '/internal/sessions/check',
    '/api/nothing',
    '/api',
    '/api/auth/session/../../internal/x',
  ]) {
    const answer = await fixture.call(url, { method: 'POST', body: { tokenHash: 'a'.repeat(64) } });
    expect([url, answer.status, (answer.body as { error: string }).error]).toEqual([url, 404, 'NOT_FOUND']);
  }
});

test('keeps an encoded path inside its call', async () => {
  const token = await fixture.signUp('sobe@sefira.test');
  fixture.forgetReceived();
  await fixture.call('/api/reports/..%2F..%2Finternal%2Fx', { token });
  expect(fixture.received()?.url ?? '/reports/').toMatch(/^\/reports\//);
});

test('refuses unsafe calls of other sites', async () => {
  const attempts = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ];
  for (const headers of attempts) {
    const body = { name: 'Eva', email: 'eva@evil.test', password: 'segredo', birthDate: '1990-01-01' };
    const answer = await fixture.call('/api/auth/register', { method: 'POST', body, headers });
    expect(answer.body).toMatchObject({ error: 'CROSS_SITE_BLOCKED' });
  }
  const { rows } = await fixture.testEnvironment.database.query(
    "SELECT 1 FROM auth.account WHERE email = 'eva@evil.test'",
  );
  expect(rows).toEqual([]);
});

test('returns 503 in the error form for an unavailable service', async () => {
  const token = await fixture.signUp('baixo@sefira.test');
  const answer = await fixture.call('/api/user/profile', { token });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.body).toMatchObject({
    success: false,
    error: 'DEPENDENCY_DOWN',
    message: expect.stringMatching(/indisponível/),
  });
});

test('returns 413 for a body over the limit, with and without a length', async () => {
  const answer = await fixture.call('/api/auth/login', {
    method: 'POST',
    body: { email: 'a@b.test', password: 'x'.repeat(3_000_000) },
  });
  expect([answer.status, (answer.body as { error: string }).error]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  const { hostname, port } = new URL(fixture.gateway.running.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  socket.write(`20000\r\n${'x'.repeat(0x20000)}\r\n0\r\n\r\n`);
  const [answered] = await once(socket, 'data');
  expect(String(answered)).toMatch(/^HTTP\/1\.1 413/);
  socket.destroy();
});
