import { readAnswer, startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definition as gateway } from '../src/definition.ts';
import { type GatewayFixture, startGatewayFixture } from './gateway-fixture.ts';

let fixture: GatewayFixture;
beforeAll(async () => {
  fixture = await startGatewayFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

test('counts a limit at all gateways together and sends Retry-After', async () => {
  await using third = await startService(gateway, fixture.testEnvironment, {
    environment: { ...fixture.settings, RATE_LIMIT_PER_MINUTE: '30' },
  });
  await using fourth = await startService(gateway, fixture.testEnvironment, {
    environment: { ...fixture.settings, RATE_LIMIT_PER_MINUTE: '30' },
  });
  const token = await fixture.signUp('limite@sefira.test');
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => fixture.call('/api/reports', { token, at: index % 2 ? third : fourth })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(30);
  expect(refused.every((answer) => Number(answer.headers.get('retry-after')) >= 1)).toBe(true);
  expect(refused[0]?.body).toMatchObject({ error: 'RATE_LIMITED' });
});

test('counts expensive calls against a budget of their own at all gateways together', async () => {
  const environment = { ...fixture.settings, RATE_LIMIT_PER_MINUTE: '45' };
  await using first = await startService(gateway, fixture.testEnvironment, { environment });
  await using second = await startService(gateway, fixture.testEnvironment, { environment });
  const token = await fixture.signUp('custo@sefira.test');
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const at = index % 2 ? first : second;
    statuses.push((await fixture.call('/api/reports/general', { at, method: 'POST', token, body: {} })).status);
  }
  // 10 each of 45.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const refused = await fixture.call('/api/reports/general', { at: first, method: 'POST', token, body: {} });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(refused.body).toMatchObject({
    error: 'RATE_LIMITED',
    message: expect.stringMatching(new RegExp(`^Você fez muitos pedidos demorados .* em ${seconds} segundos?\\.$`)),
  });
  expect((await fixture.call('/api/reports', { at: first, token })).status).toBe(200);
});

test('counts a cost by the size of the body where the contract defines it', async () => {
  await using at = await startService(gateway, fixture.testEnvironment, {
    environment: { ...fixture.settings, RATE_LIMIT_PER_MINUTE: '50' },
  });
  const print = (token: string, kilobytes: number) =>
    fixture.call('/api/reports/names', { at, method: 'POST', token, body: { title: 'a'.repeat(kilobytes * 1024) } });
  const [small, large] = [await fixture.signUp('pequena@sefira.test'), await fixture.signUp('grande@sefira.test')];
  const statuses = async (token: string, kilobytes: number) => {
    const seen: number[] = [];
    for (let index = 0; index < 3; index += 1) seen.push((await print(token, kilobytes)).status);
    return seen;
  };
  expect(await statuses(small, 1)).toEqual([200, 200, 200]);
  expect(await statuses(large, 200)).toEqual([200, 429, 429]);
});

test('limits the expensive calls of a person that run at once, over all sessions', async () => {
  await using at = await startService(gateway, fixture.testEnvironment, {
    environment: { ...fixture.settings, UPSTREAM_TIMEOUT_SECONDS: '60', CONCURRENT_WORK_PER_PERSON: '20' },
  });
  const [person, other] = [await fixture.signUp('muitos@sefira.test'), await fixture.signUp('outra@sefira.test')];
  const leaving = new AbortController();
  const begun = fixture.unanswered.begun;
  const work = (token: string, path: string) =>
    fetch(`${at.running.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: leaving.signal,
    });
  const underWay = Promise.allSettled([1, 2].map(() => work(person, '/api/reports/company?never')));
  await vi.waitFor(() => expect(fixture.unanswered.begun).toBe(begun + 2), { timeout: 60_000 });
  const refused = await readAnswer(await work(person, '/api/reports/company'));
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: 'CONCURRENCY_LIMITED' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect((await fixture.call('/api/reports', { at, token: person })).status).toBe(200);
  expect((await work(other, '/api/reports/company')).status).toBe(200);
  leaving.abort();
  await underWay;
  const again = () => fixture.call('/api/reports/company', { at, method: 'POST', token: person, body: {} });
  await vi.waitFor(async () => expect((await again()).status).toBe(200), { timeout: 60_000 });
});

test('checks sessions and limits without Redis', async () => {
  const lost = { ...fixture.settings, REDIS_URL: 'redis://127.0.0.1:2', RATE_LIMIT_PER_MINUTE: '5' };
  await using blind = await startService(gateway, fixture.testEnvironment, { environment: lost });
  const token = await fixture.signUp('semredis@sefira.test');
  const statuses: number[] = [];
  for (let round = 0; round < 8; round += 1)
    statuses.push((await fixture.call('/api/auth/session', { token, at: blind })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});
