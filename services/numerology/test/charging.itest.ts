import { readUserWallet } from '@sefira/contracts/billing-internal';
import * as routes from '@sefira/contracts/numerology';
import { suggestChildNames } from '@sefira/contracts/numerology-generators';
import type { RouteRequest } from '@sefira/contracts/route';
import { definition } from '@sefira/numerology-service/definition';
import { newId } from '@sefira/platform/identifiers';
import { internalCaller } from '@sefira/platform/service-client';
import { person, type ServiceUnderTest, startService, type TestGround, testGround } from '@sefira/testing/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startBilling } from './start-billing.ts';

const stack = new AsyncDisposableStack();
let ground: TestGround;
let billing: ServiceUnderTest;
let numerology: ServiceUnderTest;

beforeAll(async () => {
  ground = stack.use(await testGround());
  billing = stack.use(await startBilling(ground, { welcomeCredits: 20 }));
  const environment = { BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, ground, { environment }));
});
afterAll(() => stack.disposeAsync());

const pair = {
  person1: { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
  person2: { name: 'Caetano Emanuel Viana Teles Veloso', birthDate: '1942-08-07' },
};
const analyze = (userId: string, headers: Record<string, string> = {}, person1 = pair.person1) =>
  numerology.send(routes.analyzeCompatibility, { as: person(userId), body: { ...pair, person1 }, headers });

async function settled(): Promise<void> {
  await numerology.idle();
  await billing.idle();
}

async function walletOf(userId: string) {
  const answer = await billing.send(readUserWallet, { as: internalCaller, params: { userId } });
  return z.parse(readUserWallet.response, answer.body).data.wallet;
}

test('an analysis takes its credits when it is stored, until they are gone', async () => {
  const userId = newId();
  expect((await analyze(userId)).status).toBe(200);
  expect((await analyze(userId)).status).toBe(200);
  const refused = await analyze(userId);
  expect(refused.status).toBe(402);
  expect(refused.body).toMatchObject({
    error: 'INSUFFICIENT_CREDITS',
    message: 'Créditos insuficientes para realizar esta análise.',
  });
  await settled();
  expect(await walletOf(userId)).toMatchObject({ available: 4, reserved: 0 });
});

test('the same call again costs nothing, another one with its key is refused and spoils nothing', async () => {
  const userId = newId();
  const headers = { 'idempotency-key': 'once' };
  const other = { name: 'Outra Pessoa', birthDate: '1980-01-01' };
  const answers = await Promise.all([analyze(userId, headers), analyze(userId, headers), analyze(userId, headers)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await analyze(userId, headers, other)).status).toBe(409);
  await settled();
  expect(await walletOf(userId)).toMatchObject({ available: 12, reserved: 0 });
});

test('what fails is given back', async () => {
  const userId = newId();
  const failed = await analyze(userId, {}, { name: 'Ωμέγα', birthDate: '1980-01-01' });
  expect(failed.status).toBe(400);
  expect(await walletOf(userId)).toMatchObject({ available: 20, reserved: 0 });
});

test('a generator is paid before it answers', async () => {
  const userId = newId();
  const body: RouteRequest<typeof suggestChildNames>['body'] = { gender: 'female', targetNumbers: [1, 3] };
  const answer = await numerology.send(suggestChildNames, { as: person(userId), body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(await walletOf(userId)).toMatchObject({ available: 16, reserved: 0 });
});

test('guests and plans without limit are served without billing, all others not', async () => {
  const environment = { ROLE: 'http', BILLING_URL: 'http://127.0.0.1:1' };
  await using alone = await startService(definition, ground, { environment });
  const send = (as: ReturnType<typeof person>) => alone.send(routes.analyzeCompatibility, { as, body: pair });
  expect((await send(person(newId(), { role: 'guest', plan: 'premium' }))).status).toBe(200);
  expect((await send(person(newId(), { plan: 'premium' }))).status).toBe(200);
  expect((await send(person(newId()))).status).toBe(503);
});
