import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { definition as auth } from '@sefira/auth-service/definition';
import { changeAccountStatus, register } from '@sefira/contracts/auth/session';
import { entitlements } from '@sefira/contracts/billing/plans';
import type { PlanId } from '@sefira/contracts/shared/identity';
import { definition as numerology } from '@sefira/numerology-service/definition';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  readAnswer,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition as gateway } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let accounts: ServiceUnderTest;
let gateways: readonly [ServiceUnderTest, ServiceUnderTest];

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  accounts = stack.use(await startService(auth, testEnvironment));
  const maps = stack.use(await startService(numerology, testEnvironment, { environment: unusedAddresses }));
  const frontend = await mkdtemp(path.join(tmpdir(), 'sefira-frontend-'));
  for (const page of ['index.html', 'shell.html']) await writeFile(path.join(frontend, page), '<title>Sefira</title>');
  const environment = {
    PUBLIC_URL: 'http://sefira.test',
    FRONTEND_DIR: frontend,
    ...unusedAddresses,
    AUTH_URL: accounts.running.url,
    NUMEROLOGY_URL: maps.running.url,
  };
  gateways = [
    stack.use(await startService(gateway, testEnvironment, { environment })),
    stack.use(await startService(gateway, testEnvironment, { environment })),
  ];
});
afterAll(() => stack.disposeAsync());

async function call(method: string, url: string, token: string, body?: object, entry: ServiceUnderTest = gateways[0]) {
  const answer = await fetch(`${entry.running.url}/api${url}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error?: string }).error];

let walletVersion = 0;
async function changePlan(userId: string, plan: PlanId): Promise<void> {
  walletVersion += 1;
  await deliverEvent(testEnvironment, 'auth', 'wallet.changed', { userId, plan, credits: 0, version: walletVersion });
  const known = async () => {
    const { rows } = await testEnvironment.database.query('SELECT plan FROM auth.account WHERE id = $1', [userId]);
    return rows[0]?.plan;
  };
  await expect.poll(known).toBe(plan);
}

async function signedUp(plan: PlanId = 'professional') {
  const email = `${newId()}@sefira.test`;
  const answer = await accounts.send(register, { body: { ...ana, email, password: 'segredo da ana' } });
  const { token, user } = answer.body as { token: string; user: { id: string } };
  if (plan !== 'free') await changePlan(user.id, plan);
  return { token, userId: user.id };
}

async function makeKey(token: string, more: object = {}) {
  const body = { name: 'Site da clínica', scopes: ['analyses:write', 'analyses:read'], ...more };
  const answer = await call('POST', '/user/api-keys', token, body);
  expect(answer.status).toBe(201);
  return (answer.body as { data: { key: string; item: { id: string; hint: string } } }).data;
}

test('shows a key once, stores its hash, lists its use and publishes it to the audit trail', async () => {
  const { token, userId } = await signedUp();
  const { key, item } = await makeKey(token);
  expect(key).toMatch(/^sefira_[\w-]{43}$/);
  expect((await call('POST', '/v1/maps', key, ana)).status).toBe(200);
  const list = await call('GET', '/user/api-keys', token);
  expect(list.bytes.toString()).not.toContain(key.slice(12));
  expect(list.body).toMatchObject({
    data: { items: [{ id: item.id, hint: key.slice(0, 11), name: 'Site da clínica', lastUsedAt: expect.any(String) }] },
  });
  const { rows } = await testEnvironment.database.query('SELECT * FROM auth.api_key WHERE id = $1', [item.id]);
  expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  expect((await call('DELETE', `/user/api-keys/${item.id}`, token)).status).toBe(200);
  const published = await testEnvironment.database.query(
    `SELECT payload FROM auth.outbox_event WHERE name = 'account.administered' AND payload->>'personId' = $1 ORDER BY id`,
    [userId],
  );
  expect(published.rows.map((row) => row.payload)).toMatchObject([
    { action: 'create', entity: 'api_key', entityId: item.id, actor: { id: userId }, new: { hint: item.hint } },
    { action: 'delete', entity: 'api_key', entityId: item.id, actor: { id: userId } },
  ]);
});

test('keys belong to the plan that sells them, ten to an account', async () => {
  const visitor = await signedUp('free');
  const asked = { name: 'Minha', scopes: ['names'] };
  expect(outcome(await call('POST', '/user/api-keys', visitor.token, asked))).toEqual([403, 'PLAN_REQUIRED']);
  const { token } = await signedUp();
  const made = await Promise.all(Array.from({ length: 14 }, () => call('POST', '/user/api-keys', token, asked)));
  expect(made.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), ...Array(4).fill(409)]);
});

test('a key opens the calls of its scopes and nothing else; a session opens none of them', async () => {
  const { token } = await signedUp();
  const { key } = await makeKey(token, { scopes: ['analyses:read'] });
  expect((await call('GET', '/v1/analyses', key)).status).toBe(200);
  expect((await call('POST', '/v1/maps', key, ana)).body).toMatchObject({
    error: 'API_SCOPE_MISSING',
    data: { scope: 'analyses:write' },
  });
  for (const url of ['/user/api-keys', '/numerology/analyses', '/auth/session', '/billing/wallet']) {
    expect(outcome(await call('GET', url, key))).toEqual([403, 'API_KEY_NOT_ALLOWED']);
  }
  expect(outcome(await call('GET', '/v1/analyses', token))).toEqual([401, 'API_KEY_REQUIRED']);
  expect(outcome(await call('GET', '/v1/analyses', `sefira_${'A'.repeat(43)}`))).toEqual([401, 'API_KEY_INVALID']);
});

test("what a key makes is the account's own, as on screen", async () => {
  const { token } = await signedUp();
  const { key } = await makeKey(token);
  const made = (await call('POST', '/v1/maps', key, ana)).body as {
    data: { analysisId: string; map: { destino: number } };
  };
  const onScreen = await call('GET', `/numerology/analyses/${made.data.analysisId}`, token);
  expect(onScreen.body).toMatchObject({ data: { content: { result: { map: { destino: made.data.map.destino } } } } });
  const group = await call('POST', '/v1/groups', key, { members: [ana, { ...ana, name: 'Rui Lima' }] });
  expect(group.body).toMatchObject({ success: true, data: { groupNumber: expect.any(Number) } });
  const other = await makeKey((await signedUp()).token);
  expect(outcome(await call('GET', `/v1/analyses/${made.data.analysisId}`, other.key))).toEqual([404, 'NOT_FOUND']);
});

test('refuses a key half a second after it was revoked or its account suspended, at every gateway', async () => {
  const { token, userId } = await signedUp();
  const revoked = await makeKey(token);
  const suspended = await makeKey(token);
  const stranger = await makeKey((await signedUp()).token);
  const statuses = async (key: string) =>
    Promise.all(gateways.map(async (entry) => outcome(await call('GET', '/v1/analyses', key, undefined, entry))));
  for (const { key } of [revoked, suspended]) expect((await statuses(key)).flat()).not.toContain(401);
  await call('DELETE', `/user/api-keys/${revoked.item.id}`, token);
  await wait(500);
  expect(await statuses(revoked.key)).toEqual(Array(2).fill([401, 'API_KEY_INVALID']));
  expect((await statuses(suspended.key)).flat()).not.toContain(401);
  const status = { as: internalCaller, params: { id: userId } };
  await accounts.send(changeAccountStatus, { ...status, body: { status: 'suspended' } });
  await wait(500);
  expect(await statuses(suspended.key)).toEqual(Array(2).fill([401, 'API_KEY_INVALID']));
  expect((await statuses(stranger.key)).flat()).not.toContain(401);
});

test('accepts keys while the plan includes them', async () => {
  const { token, userId } = await signedUp();
  const { key } = await makeKey(token);
  expect((await call('GET', '/v1/analyses', key)).status).toBe(200);
  await changePlan(userId, 'premium');
  await wait(500);
  const refused = await call('GET', '/v1/analyses', key);
  expect(outcome(refused)).toEqual([403, 'PLAN_REQUIRED']);
  expect((refused.body as { message: string }).message).toContain('Profissional');
  await changePlan(userId, 'professional');
  await wait(500);
  expect((await call('GET', '/v1/analyses', key)).status).toBe(200);
});

test('limits the calls of a key in a minute at all gateways together and sends how many remain', async () => {
  const { key } = await makeKey((await signedUp()).token);
  const limit = entitlements.professional.api?.callsPerMinute ?? 0;
  const first = await call('GET', '/v1/analyses', key);
  expect(first.headers.get('ratelimit-limit')).toBe(String(limit));
  expect(first.headers.get('ratelimit-remaining')).toBe(String(limit - 1));
  const answers = await Promise.all(
    Array.from({ length: limit + 10 }, (_, index) =>
      call('GET', '/v1/analyses', key, undefined, gateways[index % 2 ? 1 : 0]),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit - 1);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ error: 'RATE_LIMITED' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the public API is described from its contracts, with an example of each body', async () => {
  const description = (await call('GET', '/v1/openapi.json', '')).body as {
    paths: Record<string, Record<string, { 'x-scope'?: string; requestBody?: object }>>;
  };
  expect(Object.keys(description.paths)).toContain('/v1/maps');
  expect(Object.keys(description.paths).every((one) => one.startsWith('/v1/'))).toBe(true);
  expect(description.paths['/v1/maps']?.post).toMatchObject({
    'x-scope': 'analyses:write',
    security: [{ key: [] }],
    requestBody: { content: { 'application/json': { example: ana } } },
  });
});
