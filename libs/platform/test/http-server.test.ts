import { generateKeyPairSync } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { envelope, errorEnvelope } from '@sefira/contracts/shared/envelope';
import { calendarDate, personName } from '@sefira/contracts/shared/fields';
import { type Identity, identityHeader, visitorIdentity } from '@sefira/contracts/shared/identity';
import { defineRoute } from '@sefira/contracts/shared/route';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { addRoute } from '../src/http/add-route.ts';
import { answered } from '../src/http/answer.ts';
import { ClientDisconnected } from '../src/http/client-disconnected.ts';
import { DomainError } from '../src/http/domain-error.ts';
import { createHttpServer } from '../src/http/http-server.ts';
import { createIdentitySigner, createIdentityVerifier } from '../src/identity/identity.ts';
import { createLogger } from '../src/telemetry/logger.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';

const clock = () => new Date();
const jwk = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'gateway-1' };
const { d: _secret, ...publicJwk } = jwk;
const signer = createIdentitySigner({ caller: 'gateway', privateJwk: JSON.stringify(jwk), clock });
const verifier = createIdentityVerifier({ audience: 'user', jwks: JSON.stringify({ keys: [publicJwk] }), clock });
const person: Identity = { subject: 'p1', role: 'user', plan: 'free', permissions: [], sessionId: 's1' };

const greet = defineRoute({
  id: 'user.greet',
  service: 'user',
  method: 'POST',
  path: '/greet',
  access: 'public',
  summary: 'Cumprimenta.',
  body: z.object({ name: personName, birthDate: calendarDate }),
  response: envelope(z.object({ greeting: z.string() })),
});
const secretPlace = defineRoute({
  id: 'user.secret',
  service: 'user',
  method: 'GET',
  path: '/secret',
  access: ['admin'],
  summary: 'Só para administradores.',
  response: envelope(z.null()),
});

const servers: { app: { close(): Promise<void> } }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ app }) => app.close()));
});

function startServer(greeting: (name: string) => string = (name) => `Olá, ${name}`, isDatabaseUp = true) {
  const server = createHttpServer({
    service: 'user',
    logger: createLogger({ service: 'user', level: 'silent' }),
    metrics: createMetrics('user', { processMetrics: false }),
    readiness: { database: () => (isDatabaseUp ? Promise.resolve() : Promise.reject(new Error('down'))) },
    optionalDependencies: { cache: () => Promise.reject(new Error('down')) },
  });
  servers.push(server);
  addRoute(server.app, verifier, greet, async (call) =>
    answered('Pronto.', { greeting: greeting(call.body.name), secret: 'never leaves' }),
  );
  addRoute(server.app, verifier, secretPlace, async () => answered('Pronto.', null));
  return server;
}

const post = (server: ReturnType<typeof startServer>, payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/greet',
    payload,
    headers: { 'content-type': 'application/json', [identityHeader]: signer.sign(visitorIdentity, 'user'), ...headers },
  });
const body = { name: 'Ana', birthDate: '1990-01-02' };

test('a missing and a wrong field are named in sentences for people', async () => {
  const answer = await post(startServer(), { name: 7 });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: 'Há dados inválidos. Confira os campos indicados.',
    data: {
      issues: [
        { path: 'name', message: 'Escreva um texto neste campo.' },
        { path: 'birthDate', message: 'Preencha este campo.' },
      ],
    },
  });
});

test('an answer is cut to its contract and carries no more', async () => {
  const answer = await post(startServer(), body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, message: 'Pronto.', data: { greeting: 'Olá, Ana' } });
});

test.each([
  ['a blank name', { ...body, name: '   ' }, 'NAME_EMPTY', 'Informe o nome completo.'],
  [
    'a name without letters',
    { ...body, name: '123' },
    'NAME_WITHOUT_LETTERS',
    'O nome precisa ter ao menos uma letra.',
  ],
  [
    'a name of 300 letters',
    { ...body, name: 'a'.repeat(300) },
    'NAME_TOO_LONG',
    'O nome pode ter no máximo 120 caracteres.',
  ],
  [
    '31 February',
    { ...body, birthDate: '1990-02-31' },
    'DATE_IMPOSSIBLE',
    'Esta data não existe. Confira o dia, o mês e o ano.',
  ],
  [
    'two problems',
    { name: '', birthDate: '31/02/1990' },
    'VALIDATION_FAILED',
    'Há dados inválidos. Confira os campos indicados.',
  ],
])('%s has its own code and sentence', async (_what, payload, code, message) => {
  const answer = await post(startServer(), payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, error: code, message });
});

test('broken JSON, another media type and a large body are refused in form', async () => {
  const server = startServer();
  expect((await post(server, '{"name":')).json()).toMatchObject({ error: 'MALFORMED_REQUEST' });
  expect((await post(server, 'x', { 'content-type': 'text/csv' })).json()).toMatchObject({
    error: 'UNSUPPORTED_MEDIA_TYPE',
  });
  const large = await post(server, { ...body, name: 'a'.repeat(100_000) });
  expect(large.statusCode).toBe(413);
  expect(large.json()).toMatchObject({ success: false, error: 'PAYLOAD_TOO_LARGE' });
});

test.each([
  [
    'an address that is too long',
    `GET /greet?q=${'a'.repeat(50_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['a header with a null in it', 'GET /greet HTTP/1.1\r\nHost: x\r\nX-A: b\u0000c\r\n\r\n', 400, 'MALFORMED_REQUEST'],
])('%s is refused in the same form, and the connection ends', async (_what, bytes, status, code) => {
  const { hostname, port } = new URL(await startServer().listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  const [head = '', json = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(z.parse(errorEnvelope, JSON.parse(json)).error).toBe(code);
});

test('accepts the headers of the gateway on top of the largest public ones', async () => {
  const url = await startServer().listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}/greet?q=${'a'.repeat(20_000)}`);
  expect([answer.status, z.parse(errorEnvelope, await answer.json()).error]).toEqual([404, 'NOT_FOUND']);
});

test('refuses a call without an identity or with another role', async () => {
  const server = startServer();
  const get = (token?: string) =>
    server.app.inject({ url: '/secret', headers: token ? { [identityHeader]: token } : {} });
  expect((await get()).json()).toMatchObject({ error: 'IDENTITY_REQUIRED' });
  expect((await get(signer.sign(visitorIdentity, 'user'))).json()).toMatchObject({ error: 'SESSION_REQUIRED' });
  expect((await get(signer.sign(person, 'user'))).statusCode).toBe(403);
  expect((await get(signer.sign({ ...person, role: 'admin' }, 'user'))).statusCode).toBe(200);
});

test('a refusal keeps its code; an accident says nothing of itself', async () => {
  const refusing = startServer(() => {
    throw new DomainError('RATE_LIMITED', { retryAfterSeconds: 4.2 });
  });
  const refused = await post(refusing, body);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  const breaking = startServer(() => {
    throw new Error('SELECT secret FROM account');
  });
  const broken = await post(breaking, body);
  expect(broken.statusCode).toBe(500);
  expect(broken.body).not.toMatch(/SELECT|at .*\.ts/);
  expect(broken.json()).toMatchObject({ error: 'INTERNAL_ERROR', requestId: expect.any(String) });
});

test('logs an unavailable dependency as an error, but not a disconnected client', async () => {
  const causes = [new ClientDisconnected(), new Error('connect ECONNREFUSED')];
  const server = startServer(() => {
    throw new DomainError('DEPENDENCY_DOWN', { cause: causes.shift() });
  });
  const said = vi.fn<(...said: unknown[]) => void>();
  server.app.addHook('onRequest', async (request) => {
    vi.spyOn(request.log, 'error').mockImplementation(said);
  });
  await post(server, body);
  expect(said).not.toHaveBeenCalled();
  await post(server, body);
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ code: 'DEPENDENCY_DOWN' }), 'call failed');
});

test('keeps a valid request id and replaces an invalid one', async () => {
  const server = startServer();
  expect((await post(server, {}, { 'x-request-id': 'abcdef12-34' })).json().requestId).toBe('abcdef12-34');
  expect((await post(server, {}, { 'x-request-id': 'bad id\t' })).json().requestId).toMatch(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );
});

test('is not ready without what calls need, and while it drains; names what they do not need', async () => {
  const broken = startServer(undefined, false);
  expect((await broken.app.inject('/readyz')).statusCode).toBe(503);
  const server = startServer();
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready', down: [] });
  const verbose = await server.app.inject('/readyz?verbose');
  expect(verbose.statusCode).toBe(200);
  expect(verbose.json()).toEqual({ status: 'ready', down: ['cache'], pausedWorkers: [] });
  server.startDraining();
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await post(server, body)).statusCode).toBe(200);
});

test('a start that is slow on a busy machine is not given up', async () => {
  const server = startServer();
  const loaded = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    server.app.register(() => loaded.promise);
    const started = server.app.ready();
    await vi.advanceTimersByTimeAsync(60_000);
    loaded.resolve();
    await expect(started).resolves.toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['a service without a token answers this machine only', { isPublic: false }, '127.0.0.1', undefined, 200],
  ['a service without a token refuses a private address', { isPublic: false }, '10.1.2.3', undefined, 404],
  ['a public server without a token refuses this machine', { isPublic: true }, '127.0.0.1', undefined, 404],
  ['a public server without a token refuses a private address', { isPublic: true }, '192.168.0.9', undefined, 404],
  ['a token opens from any address', { isPublic: true, metricsToken: 'm'.repeat(20) }, '10.1.2.3', 'm'.repeat(20), 200],
  ['another token opens nothing', { isPublic: false, metricsToken: 'm'.repeat(20) }, '127.0.0.1', 'n'.repeat(20), 404],
  ['where a token is set, no address opens', { isPublic: false, metricsToken: 'm'.repeat(20) }, '127.0.0.1', '', 404],
])('metrics: %s', async (_case, options, remoteAddress, token, status) => {
  const logger = createLogger({ service: 'user', level: 'silent' });
  const metrics = createMetrics('user', { processMetrics: false });
  const server = createHttpServer({ service: 'user', logger, metrics, readiness: {}, ...options });
  servers.push(server);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  expect((await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
});

test('metrics count calls by route and status', async () => {
  const server = startServer();
  await post(server, body);
  expect((await server.app.inject('/metrics')).body).toMatch(
    /sefira_call_seconds_count\{[^}]*route="\/greet"[^}]*\} 1/,
  );
});
