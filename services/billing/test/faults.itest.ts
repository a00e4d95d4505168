import { confirmCharge, releaseCharge } from '@sefira/contracts/billing-internal';
import { listStatement } from '@sefira/contracts/billing-wallet';
import { newId } from '@sefira/platform/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person, type ServiceUnderTest, startService, type TestGround, testGround } from '@sefira/testing/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { asService, billingEnvironment, brokenRules, reserve } from './billing-ground.ts';

/** What `npm run chaos` found. */
const stack = new AsyncDisposableStack();
let ground: TestGround;
let billing: ServiceUnderTest;

beforeAll(async () => {
  ground = stack.use(await testGround());
  const environment = { ...billingEnvironment, WELCOME_CREDITS: '20' };
  billing = stack.use(await startService(definition, ground, { environment }));
});
afterAll(() => stack.disposeAsync());

const chargeOf = (answer: { body: unknown }) => z.parse(confirmCharge.response, answer.body).data;
const settle = async (route: typeof confirmCharge | typeof releaseCharge, id: string) =>
  chargeOf(await billing.send(route, { as: asService, params: { id } }));

async function completed(userId: string, chargeId: string): Promise<void> {
  await deliverEvent(ground, 'billing', 'analysis.completed', {
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

test('an analysis that is stored is paid for, also where its reservation was given back since the answer was cut off', async () => {
  const userId = newId();
  const key = newId();
  const { id } = chargeOf(await reserve(billing, userId, 'cycles', { key }));
  expect((await settle(releaseCharge, id)).state).toBe('released');
  await completed(userId, id);
  expect((await settle(confirmCharge, id)).state).toBe('confirmed');
  expect(chargeOf(await reserve(billing, userId, 'cycles', { key })).state).toBe('confirmed');
  expect(await brokenRules(ground)).toEqual([]);
});

test('what somebody paid for is not told any more once they are erased, and the ledger still adds up', async () => {
  const userId = newId();
  const { id } = chargeOf(await reserve(billing, userId, 'cycles'));
  await settle(confirmCharge, id);
  const lines = async () => {
    const answer = await billing.send(listStatement, { as: person(userId) });
    return z.parse(listStatement.response, answer.body).data.items.map(({ description }) => description);
  };
  expect(await lines()).toContain('Mapa pessoal: Ana');
  await deliverEvent(ground, 'billing', 'user.erased', { userId, erasedAt: new Date().toISOString() });
  await billing.idle();
  for (const table of ['charge', 'ledger_entry', 'outbox_event']) {
    const { rows } = await ground.database.query<{ row: string }>(
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
  expect(await brokenRules(ground)).toEqual([]);
});
