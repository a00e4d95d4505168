import { randomBytes } from 'node:crypto';
import { confirmCharge, readUserWallet, releaseCharge } from '@sefira/contracts/billing/internal';
import { listStatement } from '@sefira/contracts/billing/wallet';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
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
import { asService, billingEnvironment, brokenInvariants, reserve } from './billing-fixture.ts';

/** Faults found by `npm run chaos`. */
const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let billing: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const environment = { ...billingEnvironment, WELCOME_CREDITS: '20' };
  billing = stack.use(await startService(definition, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

const chargeOf = (answer: { body: unknown }) => z.parse(confirmCharge.response, answer.body).data;
const settle = async (route: typeof confirmCharge | typeof releaseCharge, id: string) =>
  chargeOf(await billing.send(route, { as: asService, params: { id } }));

async function walletOf(userId: string) {
  const answer = await billing.send(readUserWallet, { as: asService, params: { userId } });
  return z.parse(readUserWallet.response, answer.body).data.wallet;
}

async function completed(userId: string, chargeId: string): Promise<void> {
  await deliverEvent(testEnvironment, 'billing', 'analysis.completed', {
    analysisId: newId(),
    userId,
    kind: 'cycles',
    title: 'Ciclos',
    input: {},
    system: 'cabalistica',
    referenceDate: '2026-11-21',
    chargeId,
    completedAt: new Date().toISOString(),
  });
  await billing.idle();
}

test('charges a stored analysis after its reservation was released or expired before the event', async () => {
  const userId = newId();
  const key = newId();
  const { id } = chargeOf(await reserve(billing, userId, 'cycles', { key }));
  expect((await settle(releaseCharge, id)).state).toBe('released');
  await completed(userId, id);
  expect((await walletOf(userId)).available).toBe(16);
  expect(await brokenInvariants(testEnvironment)).toEqual([]);
});

test('counts a stored analysis in the quota after its free use was released before the event', async () => {
  const userId = newId();
  const { id, source } = chargeOf(await reserve(billing, userId, 'personal'));
  expect(source).toBe('plan');
  await settle(releaseCharge, id);
  await completed(userId, id);
  expect(chargeOf(await reserve(billing, userId, 'personal'))).toMatchObject({ source: 'credits', amount: 5 });
});

test('the titles of charges are erased with the person, and the ledger still balances', async () => {
  const userId = newId();
  const { id } = chargeOf(await reserve(billing, userId, 'cycles'));
  await settle(confirmCharge, id);
  const lines = async () => {
    const answer = await billing.send(listStatement, { as: person(userId) });
    return z.parse(listStatement.response, answer.body).data.items.map(({ description }) => description);
  };
  expect(await lines()).toContain('Mapa pessoal: Ana');
  await deliverEvent(testEnvironment, 'billing', 'user.erased', { userId, erasedAt: new Date().toISOString() });
  await billing.idle();
  for (const table of ['charge', 'ledger_entry', 'outbox_event']) {
    const { rows } = await testEnvironment.database.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM billing.${table} t`,
    );
    expect(
      rows
        .filter(({ row }) => row.includes(userId))
        .map(({ row }) => row)
        .join('\n'),
    ).not.toContain('Ana');
  }
  expect(await lines()).toEqual(['Uso de créditos', 'Créditos de boas-vindas']);
  expect(await brokenInvariants(testEnvironment)).toEqual([]);
});

test('names a payment provider that is down, and serves without it', async () => {
  const sandbox = {
    PAYMENT_SANDBOX_URL: 'http://127.0.0.1:1',
    PAYMENT_SANDBOX_KEY: randomBytes(32).toString('base64url'),
  };
  const environment = { ...billingEnvironment, ...sandbox };
  await using other = await startService(definition, testEnvironment, { environment });
  const answer = await fetch(`${other.running.url}/readyz?verbose`);
  expect(await answer.json()).toMatchObject({ status: 'ready', down: ['payments'] });
});
