import { randomUUID } from 'node:crypto';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as auth } from '@sefira/auth-service/definition';
import {
  challengeFacts,
  challengeSolutionHeader,
  type NetworkChallenge,
} from '@sefira/contracts/shared/network-challenge';
import {
  createTestEnvironment,
  readAnswer,
  type ServiceUnderTest,
  startService,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition as gateway } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let entry: ServiceUnderTest;
let otherGateway: ServiceUnderTest;

beforeAll(async () => {
  const testEnvironment = stack.use(await createTestEnvironment());
  const accounts = stack.use(await startService(auth, testEnvironment, { environment: { GUEST_ACCESS: 'true' } }));
  const upstream = Fastify();
  stack.defer(() => upstream.close());
  upstream.all('/*', async () => ({ success: true }));
  const frontend = stack.use(await mkdtempDisposable(path.join(tmpdir(), 'sefira-frontend-')));
  await writeFile(path.join(frontend.path, 'index.html'), '<title>home</title>');
  const environment = {
    PUBLIC_URL: 'http://sefira.test',
    FRONTEND_DIR: frontend.path,
    TRUSTED_PROXIES: '127.0.0.1',
    ...unusedAddresses,
    AUTH_URL: accounts.running.url,
    CONTENT_URL: await upstream.listen({ port: 0 }),
    REPORTS_URL: await upstream.listeningOrigin,
  };
  entry = stack.use(await startService(gateway, testEnvironment, { environment }));
  otherGateway = stack.use(await startService(gateway, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

interface Call {
  readonly from: string;
  readonly body?: object;
  readonly solution?: string;
  readonly at?: ServiceUnderTest;
}

async function post(url: string, { from, body, solution, at = entry }: Call) {
  const answer = await fetch(`${at.running.url}/api${url}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': from,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(solution === undefined ? {} : { [challengeSolutionHeader]: solution }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

function challengeOf({ body }: { readonly body: unknown }): NetworkChallenge {
  return z.parse(z.object({ data: challengeFacts }), body).data.challenge;
}

async function solve(challenge: NetworkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const password = 'Cobre lilás 71';

async function register(from: string, solution?: string) {
  const email = `${randomUUID()}@sefira.test`;
  const body = { name: 'Ana Célia', email, password, birthDate: '1955-11-29' };
  return { email, answer: await post('/auth/register', { from, body, ...(solution ? { solution } : {}) }) };
}

async function failOften(from: string, times = 25): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await post('/auth/login', { from, body: { email: `estranho${index}@sefira.test`, password: 'errada' } });
  }
}

test('requires a proof of work for each call of a network with many wrong passwords', async () => {
  const { email } = await register('198.51.100.1');
  await failOften('203.0.113.1');
  const body = { email, password };
  const asked = await post('/auth/login', { from: '203.0.113.1', body });
  expect(asked).toMatchObject({ status: 429, body: { error: 'CHALLENGE_REQUIRED' } });
  expect(asked.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(asked.body).toMatchObject({ message: expect.stringMatching(/Tente de novo em \d+ minutos?\.$/) });
  const solution = await solve(challengeOf(asked));
  expect(await post('/auth/login', { from: '203.0.113.1', body, solution })).toMatchObject({
    status: 200,
    body: { data: { user: { email } } },
  });
  for (const at of [entry, otherGateway]) {
    expect(await post('/auth/login', { from: '203.0.113.1', body, solution, at })).toMatchObject({
      body: { error: 'CHALLENGE_REQUIRED' },
    });
  }
  expect((await post('/auth/login', { from: '203.0.113.2', body })).status).toBe(200);
});

test('accepts a solution only for its call, network and signature', async () => {
  for (const from of ['203.0.113.10', '203.0.113.11']) await failOften(from);
  const body = { email: 'estranho@sefira.test', password: 'errada' };
  const challenge = challengeOf(await post('/auth/login', { from: '203.0.113.10', body }));
  const code = (answer: { readonly body: unknown }) => (answer.body as { error?: string }).error;
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const forged: NetworkChallenge = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 60 },
  };
  const unsolved = { counter: 0, derivedKey: '00'.repeat(32) };
  const solution = await solve(challenge);
  const refused = [
    { from: '203.0.113.11', solution },
    { from: '203.0.113.10', solution: await solve(forged) },
    { from: '203.0.113.10', solution: encoded({ challenge, solution: unsolved }) },
    { from: '203.0.113.10', solution: encoded({ challenge }) },
    { from: '203.0.113.10', solution: '%%%' },
    { from: '203.0.113.10', solution: 'A'.repeat(5000) },
  ];
  for (const call of refused) expect(code(await post('/auth/login', { ...call, body }))).toBe('CHALLENGE_REQUIRED');
  const code2fa = { challenge: 'A'.repeat(43), code: '123456' };
  for (let index = 0; index < 20; index += 1) await post('/auth/login/2fa', { from: '203.0.113.10', body: code2fa });
  expect(code(await post('/auth/login/2fa', { from: '203.0.113.10', body: code2fa, solution }))).toBe(
    'CHALLENGE_REQUIRED',
  );
  expect(code(await post('/auth/login', { from: '203.0.113.10', body, solution }))).toBe('INVALID_CREDENTIALS');
});

test('counts no right password and raises the difficulty with the failures', async () => {
  const { email } = await register('198.51.100.2');
  for (let index = 0; index < 25; index += 1) {
    expect((await post('/auth/login', { from: '203.0.113.20', body: { email, password } })).status).toBe(200);
  }
  await failOften('203.0.113.20', 20);
  const costs: number[] = [];
  for (let index = 0; index < 25; index += 1) {
    const body = { email: `outra${index}@sefira.test`, password: 'errada' };
    const challenge = challengeOf(await post('/auth/login', { from: '203.0.113.20', body }));
    costs.push(challenge.parameters.cost);
    await post('/auth/login', { from: '203.0.113.20', body, solution: await solve(challenge) });
  }
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(costs.at(-1)).toBe(2 * (costs[0] ?? 0));
});

test('accepts sign-ups, contact messages and guests above the limit of a network with a proof', async () => {
  const from = '203.0.113.30';
  for (let index = 0; index < 20; index += 1) expect((await register(from)).answer.status).toBe(201);
  const { answer } = await register(from);
  expect(answer).toMatchObject({ status: 429, body: { error: 'CHALLENGE_REQUIRED' } });
  expect((await register(from, await solve(challengeOf(answer)))).answer.status).toBe(201);

  for (let index = 0; index < 5; index += 1) expect((await post('/contact', { from, body: {} })).status).toBe(200);
  const contact = await post('/contact', { from, body: {} });
  const solution = await solve(challengeOf(contact));
  expect((await post('/contact', { from, body: {}, solution })).status).toBe(200);

  for (let index = 0; index < 60; index += 1) expect((await post('/auth/guest', { from })).status).toBe(201);
  const guest = await post('/auth/guest', { from });
  expect((await post('/auth/guest', { from, solution: await solve(challengeOf(guest)) })).status).toBe(201);
});

test('delays downloads above the limit of a network', async () => {
  const read = () => fetch(`${entry.running.url}/api/files/abc`, { headers: { 'x-forwarded-for': '203.0.113.40' } });
  for (let index = 0; index < 60; index += 1) expect((await read()).status).toBe(200);
  const start = performance.now();
  expect((await read()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(200);
});
