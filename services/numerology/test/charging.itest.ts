import { readUserWallet } from '@sefira/contracts/billing/internal';
import * as routes from '@sefira/contracts/numerology/analyses';
import { suggestChildNames } from '@sefira/contracts/numerology/generators';
import type { RouteRequest } from '@sefira/contracts/shared/route';
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

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  billing = stack.use(await startBilling(testEnvironment, { welcomeCredits: 20 }));
  const environment = { BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment }));
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

test('an analysis consumes credits when it is stored, until none are left', async () => {
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

test('a repeated call costs nothing; another body under its key is refused without effect', async () => {
  const userId = newId();
  const headers = { 'idempotency-key': 'once' };
  const other = { name: 'Outra Pessoa', birthDate: '1980-01-01' };
  const answers = await Promise.all([analyze(userId, headers), analyze(userId, headers), analyze(userId, headers)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await analyze(userId, headers, other)).status).toBe(409);
  await settled();
  expect(await walletOf(userId)).toMatchObject({ available: 12, reserved: 0 });
});

test('releases the reservation of a failed analysis', async () => {
  const userId = newId();
  const failed = await analyze(userId, {}, { name: 'Ωμέγα', birthDate: '1980-01-01' });
  expect(failed.status).toBe(400);
  expect(await walletOf(userId)).toMatchObject({ available: 20, reserved: 0 });
});

test('releases the reservation of an analysis and of a generator that the database refuses to store', async () => {
  const userId = newId();
  await withFailure('analysis', async () => {
    expect((await analyze(userId)).status).toBe(500);
  });
  expect(await walletOf(userId)).toMatchObject({ available: 20, reserved: 0 });
  await withFailure('idempotency_key', async () => {
    const body: RouteRequest<typeof suggestChildNames>['body'] = { gender: 'female', targetNumbers: [1, 3] };
    const call = { as: person(userId), body, headers: { 'idempotency-key': 'refused' } };
    expect((await numerology.send(suggestChildNames, call)).status).toBe(500);
  });
  expect(await walletOf(userId)).toMatchObject({ available: 20, reserved: 0 });
});

test('a generator is charged before its response', async () => {
  const userId = newId();
  const body: RouteRequest<typeof suggestChildNames>['body'] = { gender: 'female', targetNumbers: [1, 3] };
  const answer = await numerology.send(suggestChildNames, { as: person(userId), body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(await walletOf(userId)).toMatchObject({ available: 16, reserved: 0 });
});

/** Keys expire after 48 hours: here at once. */
const forgetKeys = () => testEnvironment.database.query('DELETE FROM numerology.idempotency_key');

test('of two simultaneous calls with one key the valid one is charged, in either order', async () => {
  for (let round = 0; round < 12; round += 1) {
    const userId = newId();
    const headers = { 'idempotency-key': 'one-key' };
    const refused = () => analyze(userId, headers, { name: 'Ωμέγα', birthDate: '1980-01-01' });
    const valid = () => analyze(userId, headers);
    const calls = round % 2 === 0 ? [refused(), valid()] : [valid(), refused()];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toContain(200);
    await settled();
    expect(await walletOf(userId)).toMatchObject({ available: 12, reserved: 0 });
  }
});

/** Raises an error at the first statement of this kind while `work` runs. */
async function withFailure(table: string, work: () => Promise<void>): Promise<void> {
  const { database } = testEnvironment;
  await database.query(`CREATE SEQUENCE numerology.failing;
    GRANT USAGE ON SEQUENCE numerology.failing TO PUBLIC;
    CREATE FUNCTION numerology.fail_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('numerology.failing') = 1 THEN RAISE EXCEPTION 'broken on purpose'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER fail_once BEFORE INSERT ON numerology.${table} FOR EACH ROW EXECUTE FUNCTION numerology.fail_once()`);
  try {
    await work();
  } finally {
    await database.query(`DROP TRIGGER fail_once ON numerology.${table};
      DROP FUNCTION numerology.fail_once; DROP SEQUENCE numerology.failing`);
  }
}

test.each(['analysis', 'outbox_event', 'idempotency_key'])(
  'of simultaneous calls with one key the others are charged once when storing %s fails in one',
  async (table) => {
    const userId = newId();
    const headers = { 'idempotency-key': 'one-key' };
    await withFailure(table, async () => {
      const answers = await Promise.all([analyze(userId, headers), analyze(userId, headers), analyze(userId, headers)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 500]);
    });
    expect((await analyze(userId, headers)).status).toBe(200);
    await settled();
    expect(await walletOf(userId)).toMatchObject({ available: 12, reserved: 0 });
  },
);

test('a generator is charged once when one of two simultaneous calls fails to store its key', async () => {
  const userId = newId();
  const body: RouteRequest<typeof suggestChildNames>['body'] = { gender: 'female', targetNumbers: [1, 3] };
  const ask = () =>
    numerology.send(suggestChildNames, { as: person(userId), body, headers: { 'idempotency-key': 'one-key' } });
  await withFailure('idempotency_key', async () => {
    const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 500]);
  });
  expect((await ask()).status).toBe(200);
  expect(await walletOf(userId)).toMatchObject({ available: 16, reserved: 0 });
});

test('an expired key makes a new analysis, and is charged', async () => {
  const userId = newId();
  const headers = { 'idempotency-key': 'once' };
  expect((await analyze(userId, headers)).status).toBe(200);
  await settled();
  await forgetKeys();
  expect((await analyze(userId, headers)).status).toBe(200);
  await settled();
  expect(await walletOf(userId)).toMatchObject({ available: 4, reserved: 0 });
  await forgetKeys();
  expect((await analyze(userId, headers)).status).toBe(402);
});

test('repeats a stored call with an empty wallet, and refuses a deleted one', async () => {
  const userId = newId();
  const headers = { 'idempotency-key': 'stored' };
  const first = await analyze(userId, headers);
  await settled();
  await analyze(userId);
  await settled();
  expect((await walletOf(userId)).available).toBe(4);
  const again = await analyze(userId, headers);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  const { analysisId: id } = (first.body as { data: { analysisId: string } }).data;
  await numerology.send(routes.deleteAnalysis, { as: person(userId), params: { id } });
  expect((await analyze(userId, headers)).status).toBe(404);
  expect(await walletOf(userId)).toMatchObject({ available: 4, reserved: 0 });
});

const suggest = (userId: string, body: ChildNamesBody, headers: Record<string, string> = {}) =>
  numerology.send(suggestChildNames, { as: person(userId), body, headers });
type ChildNamesBody = RouteRequest<typeof suggestChildNames>['body'];

test('an empty list of names is free, and its message suggests a change', async () => {
  const userId = newId();
  const answer = await suggest(userId, { gender: 'female', targetNumbers: [33] }, { 'idempotency-key': 'empty' });
  expect(answer.body).toMatchObject({
    suggestions: [],
    message: 'Nenhum nome chega a 33 nesta tabela. Escolha outro número alvo. Nada foi cobrado.',
  });
  const narrow: ChildNamesBody = { gender: 'unisex', targetNumbers: [4], meaning: 'Esperança', origin: 'Árabe' };
  const refused = await suggest(userId, narrow, { 'idempotency-key': 'narrow' });
  expect((refused.body as { message: string }).message).toMatch(
    /^Nenhum nome com estes filtros\. .*Nada foi cobrado\.$/,
  );
  expect(await walletOf(userId)).toMatchObject({ available: 20, reserved: 0 });
  const found = await suggest(userId, { gender: 'female', targetNumbers: [6] }, { 'idempotency-key': 'empty' });
  expect(found.status).toBe(200);
  expect(await walletOf(userId)).toMatchObject({ available: 16, reserved: 0 });
});

test('a generator charges a key once until it expires, and again afterwards', async () => {
  const userId = newId();
  const body: ChildNamesBody = { gender: 'female', targetNumbers: [1] };
  const ask = () => suggest(userId, body, { 'idempotency-key': 'names' });
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await walletOf(userId)).toMatchObject({ available: 16, reserved: 0 });
  expect((await ask()).status).toBe(200);
  expect((await suggest(userId, { ...body, gender: 'male' }, { 'idempotency-key': 'names' })).status).toBe(409);
  expect(await walletOf(userId)).toMatchObject({ available: 16, reserved: 0 });
  await forgetKeys();
  expect((await ask()).status).toBe(200);
  expect(await walletOf(userId)).toMatchObject({ available: 12, reserved: 0 });
});

test('serves plans without limit without billing, and refuses guests and all others', async () => {
  const environment = { ROLE: 'http', BILLING_URL: 'http://127.0.0.1:1' };
  await using alone = await startService(definition, testEnvironment, { environment });
  const send = (as: ReturnType<typeof person>) => alone.send(routes.analyzeCompatibility, { as, body: pair });
  expect((await send(person(newId(), { role: 'guest', plan: 'premium' }))).status).toBe(503);
  expect((await send(person(newId(), { plan: 'premium' }))).status).toBe(200);
  expect((await send(person(newId()))).status).toBe(503);
});
