import { readUserWallet } from '@sefira/contracts/billing/internal';
import { shareAnalysis } from '@sefira/contracts/numerology/analyses';
import { analyzeBrand } from '@sefira/contracts/numerology/brand/analysis';
import { readShared } from '@sefira/contracts/numerology/shared';
import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import type { Identity } from '@sefira/contracts/shared/identity';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let billing: ServiceUnderTest;
let numerology: ServiceUnderTest;
const now = new Date('2026-11-23T12:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  billing = stack.use(await startBilling(testEnvironment, { clock: () => now, welcomeCredits: 20 }));
  const environment = { BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
});
afterAll(() => stack.disposeAsync());

const bakery = {
  sector: 'Alimentação' as const,
  values: ['Acolhimento' as const],
  ideas: ['Trigo da Serra', 'Cacau Xou'],
  founders: [{ name: 'Maria Helena Duarte', birthDate: '1983-04-17' }],
  from: '2027-01-04',
  to: '2027-02-26',
};

async function analyzed(as: Identity) {
  const { status, body } = await numerology.send(analyzeBrand, { as, body: bakery });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(z.parse(analyzeBrand.response, body)).toEqual(body);
  return z.parse(analyzeBrand.response, body).data;
}

async function availableTo(userId: string): Promise<number> {
  await numerology.idle();
  await billing.idle();
  const { body } = await billing.send(readUserWallet, { as: internalCaller, params: { userId } });
  return z.parse(readUserWallet.response, body).data.wallet.available;
}

test('stands names side by side for 8 credits, and reads the stored study alike', async () => {
  const userId = newId();
  const { analysisId, ...result } = await analyzed(person(userId));
  expect(result.names.map(({ name, isIdea }) => [name, isIdea])).toEqual(
    expect.arrayContaining([
      ['Trigo da Serra', true],
      ['Cacau Xou', true],
    ]),
  );
  expect(result.names).toHaveLength(3);
  expect(result.names.find(({ name }) => name === 'Cacau Xou')?.collisions[0]?.mark).toBe('Cacau Show');
  expect(await availableTo(userId)).toBe(12);
  const { body } = await numerology.send(readAnalysis, { as: person(userId), params: { id: analysisId } });
  const { analysis, content } = z.parse(readAnalysis.response, body).data;
  expect(analysis).toMatchObject({ kind: 'brand', title: 'Marca: Trigo da Serra e mais 1' });
  expect(content.result).toEqual(result);
});

test('charges nothing where no day is left, or no name', async () => {
  const userId = newId();
  const weekend = { ...bakery, from: '2027-01-09', to: '2027-01-10' };
  const none = await numerology.send(analyzeBrand, { as: person(userId), body: weekend });
  expect(none).toMatchObject({ status: 400, body: { error: 'NO_DAY_LEFT' } });
  const rude = { ...bakery, ideas: [], words: ['merda'] };
  expect((await numerology.send(analyzeBrand, { as: person(userId), body: rude })).status).toBe(400);
  expect(await availableTo(userId)).toBe(20);
});

test('shows no founder and no day on the public page', async () => {
  const as = person(newId());
  const { analysisId } = await analyzed(as);
  const { body } = await numerology.send(shareAnalysis, { as, params: { id: analysisId }, body: {} });
  const { slug } = z.parse(shareAnalysis.response, body).data;
  const shared = await numerology.send(readShared, { params: { slug } });
  expect(shared.status).toBe(200);
  const text = JSON.stringify(shared.body);
  expect(text).toContain('Trigo da Serra');
  expect(text).not.toMatch(/Maria|Duarte|2027-0|"founders"|"openings"/u);
});
