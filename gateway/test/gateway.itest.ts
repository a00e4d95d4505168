import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as auth } from '@sefira/auth-service/definition';
import { identityHeader } from '@sefira/contracts/shared/identity';
import { createIdentityVerifier } from '@sefira/platform/identity/identity';
import {
  createTestEnvironment,
  readAnswer,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definition as gateway } from '../src/definition.ts';
import { securityHeadersPlugin } from '../src/plugins/security-headers.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let door: ServiceUnderTest;
let otherDoor: ServiceUnderTest;
/** What the upstream behind `/api/reports` heard last; it answers with the headers it was given. */
let heard: { url: string; headers: Record<string, unknown>; body: unknown } | undefined;
let gatewaySettings: Record<string, string>;
/** Until it is resolved, the upstream prints no report. */
const held = Promise.withResolvers<void>();
let waiting = 0;
/** Calls that are never answered, until their caller leaves. */
const unanswered = { begun: 0, left: 0 };

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const accounts = stack.use(await startService(auth, testEnvironment, { environment: { GUEST_ACCESS: 'true' } }));
  const upstream = Fastify();
  stack.defer(() => upstream.close());
  upstream.all('/*', async (request, reply) => {
    heard = { url: request.url, headers: request.headers, body: request.body };
    if (request.url === '/reports/personal') {
      waiting += 1;
      await held.promise;
    }
    if (request.url.endsWith('?never')) {
      unanswered.begun += 1;
      await new Promise((resolve) => reply.raw.once('close', resolve));
      unanswered.left += 1;
    }
    if (request.url.endsWith('?late')) {
      return reply
        .code(401)
        .send({ success: false, message: 'Chamada sem identidade válida.', error: 'IDENTITY_REQUIRED' });
    }
    return reply.header('x-powered-by', 'secret').header('set-cookie', 'a=b').send({ success: true });
  });
  const upstreamUrl = await upstream.listen({ port: 0 });
  const frontend = await mkdtemp(path.join(tmpdir(), 'sefira-frontend-'));
  await mkdir(path.join(frontend, 'assets'));
  await mkdir(path.join(frontend, 'sobre'));
  await writeFile(path.join(frontend, 'index.html'), '<title>home</title>');
  await writeFile(path.join(frontend, 'shell.html'), '<title>shell</title>');
  await writeFile(path.join(frontend, 'sobre/index.html'), '<title>sobre</title><link href="__PUBLIC_URL__/sobre">');
  await writeFile(path.join(frontend, 'assets/app-1.js'), 'void 0');
  gatewaySettings = {
    PUBLIC_URL: 'http://sefira.test',
    FRONTEND_DIR: frontend,
    ...unusedAddresses,
    AUTH_URL: accounts.running.url,
    REPORTS_URL: upstreamUrl,
    UPSTREAM_TIMEOUT_SECONDS: '2',
  };
  door = stack.use(await startService(gateway, testEnvironment, { environment: gatewaySettings }));
  otherDoor = stack.use(await startService(gateway, testEnvironment, { environment: gatewaySettings }));
});
afterAll(() => stack.disposeAsync());

const heardUrl = () => heard?.url;

type Init = {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  at?: ServiceUnderTest;
};

async function call(url: string, { method = 'GET', token, body, headers = {}, at = door }: Init = {}) {
  const answer = await fetch(`${at.running.url}${url}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return readAnswer(answer);
}

async function signUp(email: string): Promise<string> {
  const body = { name: 'Ana Célia', email, password: 'segredo da ana', birthDate: '1955-11-29' };
  return ((await call('/api/auth/register', { method: 'POST', body })).body as { token: string }).token;
}

test('a signature that a service no longer takes is the house’s fault: the session goes on', async () => {
  const token = await signUp('fila@sefira.test');
  const answer = await call('/api/reports?late', { token });
  expect(answer).toMatchObject({ status: 503, body: { error: 'DEPENDENCY_DOWN' } });
  expect((await call('/api/auth/session', { token })).status).toBe(200);
});

test('a client that hangs up ends the work at the service, whether it asked or sent', async () => {
  const headers = {
    authorization: `Bearer ${await signUp('desiste@sefira.test')}`,
    'content-type': 'application/json',
  };
  const leaving = new AbortController();
  const begin = (url: string, init: RequestInit) =>
    fetch(door.running.url + url, { headers, signal: leaving.signal, ...init });
  const posted = begin('/api/reports/personal?never', { method: 'POST', body: '{}' });
  const left = Promise.allSettled([begin('/api/reports?never', {}), posted]);
  await vi.waitFor(() => expect(unanswered.begun).toBe(2), { timeout: 30_000 });
  leaving.abort();
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await vi.waitFor(() => expect(unanswered.left).toBe(2), { timeout: 30_000 });
});

test('a crowd that waits for its turn at a service holds no quick call up', async () => {
  const environment = { ...gatewaySettings, UPSTREAM_CONNECTIONS: '1', UPSTREAM_WAITING_CONNECTIONS: '4' };
  await using at = await startService(gateway, testEnvironment, {
    environment: { ...environment, UPSTREAM_TIMEOUT_SECONDS: '60', CONCURRENT_WORK_PER_PERSON: '80' },
  });
  const token = await signUp('multidao@sefira.test');
  const body = { name: 'Ana Célia', birthDate: '1955-11-29' };
  const crowd = Array.from({ length: 8 }, () => call('/api/reports/personal', { at, method: 'POST', token, body }));
  await vi.waitFor(() => expect(waiting).toBe(4), { timeout: 30_000 });
  expect((await call('/api/reports', { at, token })).status).toBe(200);
  held.resolve();
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(crowd.map(() => 200));
});

test('a session opened at one door is known at the other, under both prefixes', async () => {
  const token = await signUp('ana@sefira.test');
  for (const url of ['/api/auth/session', '/api/api/auth/session']) {
    expect((await call(url, { token, at: otherDoor })).body).toMatchObject({
      data: { user: { email: 'ana@sefira.test' } },
    });
  }
});

test('without a session a guarded call is refused, with a dead one it says that it ended', async () => {
  expect((await call('/api/auth/session')).body).toMatchObject({ success: false, error: 'SESSION_REQUIRED' });
  const dead = await call('/api/auth/session', { token: 'A'.repeat(43) });
  expect(dead.status).toBe(401);
  expect(dead.body).toMatchObject({ error: 'SESSION_EXPIRED', message: 'Sessão expirada. Faça login novamente.' });
});

test('a cookie never authenticates', async () => {
  const token = await signUp('cookie@sefira.test');
  expect((await call('/api/auth/session', { headers: { cookie: `authToken=${token}` } })).status).toBe(401);
});

test('after a logout no door answers 500 ms later, other sessions go on', async () => {
  const token = await signUp('bia@sefira.test');
  const login = await call('/api/auth/login', {
    method: 'POST',
    body: { email: 'bia@sefira.test', password: 'segredo da ana' },
  });
  const other = (login.body as { data: { token: string } }).data.token;
  for (const at of [door, otherDoor]) expect((await call('/api/auth/session', { token, at })).status).toBe(200);
  expect((await call('/api/auth/logout', { method: 'POST', token })).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const at of [door, otherDoor]) {
    for (let round = 0; round < 20; round += 1)
      expect((await call('/api/auth/session', { token, at })).status).toBe(401);
    expect((await call('/api/auth/session', { token: other, at })).status).toBe(200);
  }
});

test('a service hears a signed identity and nothing that the client invented', async () => {
  const token = await signUp('forja@sefira.test');
  await call('/api/reports?search=x', {
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
  expect(heard?.url).toBe('/reports?search=x');
  const verifier = createIdentityVerifier({
    audience: 'reports',
    jwks: testEnvironment.keys.jwks,
    clock: () => new Date(),
  });
  expect(verifier.verify(String(heard?.headers[identityHeader]))).toMatchObject({ role: 'user', issuer: 'gateway' });
  expect(heard?.headers['accept-language']).toBe('pt-BR');
  expect(heard?.headers['x-sefira-client-address']).toBe('127.0.0.1');
  for (const name of ['x-user-id', 'x-internal-role', 'x-forwarded-for', 'cookie', 'authorization']) {
    expect(heard?.headers).not.toHaveProperty(name);
  }
});

test('a client hears only what services may say, and strict headers', async () => {
  const token = await signUp('cabeca@sefira.test');
  const { headers } = await call('/api/reports', { token });
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[\w.-]{8,}$/);
  // A short answer and one of the gateway's own go out by different ways.
  const strict = [...(await call('/api/nothing')).headers].filter(([name]) => /policy|^x-(?!request-id)/.test(name));
  expect(strict.length).toBeGreaterThan(8);
  expect([...headers]).toEqual(expect.arrayContaining(strict));
});

test('strict transport is asked of browsers for a year and more where the product is public by HTTPS', async () => {
  const app = Fastify();
  const nothing = { scripts: [], connections: [], frames: [] };
  await app.register(securityHeadersPlugin, { publicUrl: 'https://sefira.example', payment: nothing });
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('internal calls and unknown paths do not exist outside', async () => {
  for (const url of [
    '/api/internal/sessions/check',
    '/internal/sessions/check',
    '/api/nothing',
    '/api',
    '/api/auth/session/../../internal/x',
  ]) {
    const answer = await call(url, { method: 'POST', body: { tokenHash: 'a'.repeat(64) } });
    expect([url, answer.status, (answer.body as { error: string }).error]).toEqual([url, 404, 'NOT_FOUND']);
  }
});

test('a path cannot climb out of its call', async () => {
  const token = await signUp('sobe@sefira.test');
  heard = undefined;
  await call('/api/reports/..%2F..%2Finternal%2Fx', { token });
  expect(heardUrl() ?? '/reports/').toMatch(/^\/reports\//);
});

test('another site can change nothing', async () => {
  const attempts = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ];
  for (const headers of attempts) {
    const body = { name: 'Eva', email: 'eva@evil.test', password: 'segredo', birthDate: '1990-01-01' };
    const answer = await call('/api/auth/register', { method: 'POST', body, headers });
    expect(answer.body).toMatchObject({ error: 'CROSS_SITE_BLOCKED' });
  }
  const { rows } = await testEnvironment.database.query("SELECT 1 FROM auth.account WHERE email = 'eva@evil.test'");
  expect(rows).toEqual([]);
});

test('a service that is down answers 503 in form', async () => {
  const token = await signUp('baixo@sefira.test');
  const answer = await call('/api/user/profile', { token });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.body).toMatchObject({
    success: false,
    error: 'DEPENDENCY_DOWN',
    message: expect.stringMatching(/indisponível/),
  });
});

test('a body over the limit is refused with 413, whether it says its length or not', async () => {
  const answer = await call('/api/auth/login', {
    method: 'POST',
    body: { email: 'a@b.test', password: 'x'.repeat(3_000_000) },
  });
  expect([answer.status, (answer.body as { error: string }).error]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  const { hostname, port } = new URL(door.running.url);
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

test('a limit counts at all doors together and says when to come back', async () => {
  await using third = await startService(gateway, testEnvironment, {
    environment: { ...gatewaySettings, RATE_LIMIT_PER_MINUTE: '30' },
  });
  await using fourth = await startService(gateway, testEnvironment, {
    environment: { ...gatewaySettings, RATE_LIMIT_PER_MINUTE: '30' },
  });
  const token = await signUp('limite@sefira.test');
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => call('/api/reports', { token, at: index % 2 ? third : fourth })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(30);
  expect(refused.every((answer) => Number(answer.headers.get('retry-after')) >= 1)).toBe(true);
  expect(refused[0]?.body).toMatchObject({ error: 'RATE_LIMITED' });
});

test('expensive calls take their cost from a budget of their own, at all gateways together', async () => {
  const environment = { ...gatewaySettings, RATE_LIMIT_PER_MINUTE: '45' };
  await using first = await startService(gateway, testEnvironment, { environment });
  await using second = await startService(gateway, testEnvironment, { environment });
  const token = await signUp('custo@sefira.test');
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const at = index % 2 ? first : second;
    statuses.push((await call('/api/reports/general', { at, method: 'POST', token, body: {} })).status);
  }
  // 10 each of 45.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const refused = await call('/api/reports/general', { at: first, method: 'POST', token, body: {} });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(refused.body).toMatchObject({
    error: 'RATE_LIMITED',
    message: expect.stringMatching(new RegExp(`^Você fez muitos pedidos demorados .* em ${seconds} segundos?\\.$`)),
  });
  expect((await call('/api/reports', { at: first, token })).status).toBe(200);
});

test('the cost of a call grows with its body where its contract says so', async () => {
  await using at = await startService(gateway, testEnvironment, {
    environment: { ...gatewaySettings, RATE_LIMIT_PER_MINUTE: '50' },
  });
  const print = (token: string, kilobytes: number) =>
    call('/api/reports/names', { at, method: 'POST', token, body: { title: 'a'.repeat(kilobytes * 1024) } });
  const [small, large] = [await signUp('pequena@sefira.test'), await signUp('grande@sefira.test')];
  const statuses = async (token: string, kilobytes: number) => {
    const seen: number[] = [];
    for (let index = 0; index < 3; index += 1) seen.push((await print(token, kilobytes)).status);
    return seen;
  };
  expect(await statuses(small, 1)).toEqual([200, 200, 200]);
  expect(await statuses(large, 200)).toEqual([200, 429, 429]);
});

test('a person has few expensive calls under way, in all sessions together; the next one says when to come back', async () => {
  await using at = await startService(gateway, testEnvironment, {
    environment: { ...gatewaySettings, UPSTREAM_TIMEOUT_SECONDS: '60', CONCURRENT_WORK_PER_PERSON: '20' },
  });
  const [person, other] = [await signUp('muitos@sefira.test'), await signUp('outra@sefira.test')];
  const leaving = new AbortController();
  const begun = unanswered.begun;
  const work = (token: string, path: string) =>
    fetch(`${at.running.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: leaving.signal,
    });
  const underWay = Promise.allSettled([1, 2].map(() => work(person, '/api/reports/company?never')));
  await vi.waitFor(() => expect(unanswered.begun).toBe(begun + 2), { timeout: 30_000 });
  const refused = await readAnswer(await work(person, '/api/reports/company'));
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: 'CONCURRENCY_LIMITED' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect((await call('/api/reports', { at, token: person })).status).toBe(200);
  expect((await work(other, '/api/reports/company')).status).toBe(200);
  leaving.abort();
  await underWay;
  const again = () => call('/api/reports/company', { at, method: 'POST', token: person, body: {} });
  await vi.waitFor(async () => expect((await again()).status).toBe(200), { timeout: 30_000 });
});

test('without Redis the doors still know sessions and still limit', async () => {
  const lost = { ...gatewaySettings, REDIS_URL: 'redis://127.0.0.1:2', RATE_LIMIT_PER_MINUTE: '5' };
  await using blind = await startService(gateway, testEnvironment, { environment: lost });
  const token = await signUp('semredis@sefira.test');
  const statuses: number[] = [];
  for (let round = 0; round < 8; round += 1)
    statuses.push((await call('/api/auth/session', { token, at: blind })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('metrics need their token, and the inside network alone sees what is down', async () => {
  expect((await call('/metrics')).status).toBe(404);
  const environment = { ...gatewaySettings, METRICS_TOKEN: 'senha-do-prometheus' };
  await using watched = await startService(gateway, testEnvironment, { environment });
  const headers = { authorization: 'Bearer senha-do-prometheus' };
  expect((await call('/metrics', { at: watched })).status).toBe(404);
  expect((await call('/metrics', { at: watched, headers })).bytes.toString()).toContain('sefira_call_seconds');
  const throughBalancer = { 'x-forwarded-for': '203.0.113.7' };
  expect((await call('/readyz')).body).toEqual({ status: 'ready', down: [] });
  expect((await call('/readyz', { headers: throughBalancer })).body).toEqual({ status: 'ready' });
});

test('pages, assets and the documentation are served with their caching', async () => {
  const home = await call('/');
  expect([home.status, home.headers.get('cache-control'), home.bytes.toString()]).toEqual([
    200,
    'no-cache',
    '<title>home</title>',
  ]);
  const about = await call('/sobre');
  expect(about.bytes.toString()).toBe('<title>sobre</title><link href="http://sefira.test/sobre">');
  const again = await call('/sobre', { headers: { 'if-none-match': about.headers.get('etag') ?? '' } });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect((await call('/dashboard?x=1')).bytes.toString()).toBe('<title>shell</title>');
  const asset = await call('/assets/app-1.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await call('/assets/gone.js')).status).toBe(404);
  const description = await call('/api/docs/openapi.json');
  expect(description.body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/auth/login': { post: { operationId: 'auth.login' } } },
  });
  expect((await call('/api/docs')).bytes.toString()).toContain('swagger-ui-bundle.js');
  expect((await call('/api/docs/files/swagger-ui-bundle.js')).status).toBe(200);
});
