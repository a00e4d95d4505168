import { changeServiceCost } from '@sefira/contracts/billing/admin';
import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import { adjustWallet, confirmCharge, readUserWallet, releaseCharge } from '@sefira/contracts/billing/internal';
import type { ChargedService } from '@sefira/contracts/billing/plans';
import { listStatement, readEntitlements, readWallet } from '@sefira/contracts/billing/wallet';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { asService, billingEnvironment, brokenInvariants, reserve } from './billing-fixture.ts';

let testEnvironment: TestEnvironment;
let billing: ServiceUnderTest;
let now = new Date('2026-11-21T15:00:00Z');

beforeAll(async () => {
  testEnvironment = await createTestEnvironment();
  billing = await startService(definition, testEnvironment, {
    environment: { ...billingEnvironment, RESERVATION_SWEEP_SECONDS: '0.1', WELCOME_CREDITS: '20' },
    clock: () => now,
  });
});

afterAll(async () => {
  await billing?.[Symbol.asyncDispose]();
  await testEnvironment?.[Symbol.asyncDispose]();
});

async function give(userId: string, amount: number, key = newId()) {
  return billing.send(adjustWallet, {
    as: asService,
    params: { userId },
    body: { amount, reason: 'Teste de crédito', actorId: newId(), key },
  });
}

async function walletOf(userId: string) {
  const answer = await billing.send(readUserWallet, { as: asService, params: { userId } });
  return z.parse(readUserWallet.response, answer.body).data.wallet;
}

function chargeOf(answer: { body: unknown }) {
  return z.parse(confirmCharge.response, answer.body).data;
}

/** A person with `credits` left and no free analysis. */
async function customer(credits: number): Promise<string> {
  const userId = newId();
  await give(userId, credits - 20);
  return userId;
}

/** One use of a service from its reservation to its settlement. */
async function use(userId: string, service: ChargedService) {
  const { id } = chargeOf(await reserve(billing, userId, service));
  return chargeOf(await billing.send(confirmCharge, { as: asService, params: { id } }));
}

/** Sets the cost of a service from now on. */
async function price(id: ChargedService, cost: number): Promise<void> {
  const by = { id: newId(), role: 'admin', name: 'Marta', email: null, address: '', userAgent: '', requestId: newId() };
  const body = { changes: { credit_cost: cost }, confirmFree: cost === 0, by };
  const answer = await billing.send(changeServiceCost, { as: asService, params: { id }, body });
  expect(answer.status).toBe(200);
  now = new Date(now.getTime() + 1000);
}

describe('charges', () => {
  it('grants welcome credits once, by the event or by the first read', async () => {
    const userId = newId();
    expect((await walletOf(userId)).available).toBe(20);
    const registered = { userId, name: 'Ana', email: 'ana@sefira.test', birthDate: '1990-01-01' };
    await deliverEvent(testEnvironment, 'billing', 'user.registered', {
      ...registered,
      registeredAt: now.toISOString(),
    });
    await billing.idle();
    expect((await walletOf(userId)).available).toBe(20);
    const statement = await billing.send(listStatement, { as: person(userId) });
    expect(z.parse(listStatement.response, statement.body).data.items).toMatchObject([
      { reason: 'welcome', amount: 20, balanceAfter: 20, lots: [{ kind: 'welcome', amount: 20 }] },
    ]);
  });

  it('accepts exactly 100 of 200 concurrent charges on 100 credits', async () => {
    const userId = await customer(100);
    for (let message = 0; message < 5; message += 1) {
      expect(await use(userId, 'chat_message')).toMatchObject({ source: 'plan', state: 'confirmed' });
    }
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const answer = await reserve(billing, userId, 'chat_message');
        if (answer.status !== 200) return answer.status;
        const { id, source } = chargeOf(answer);
        await billing.send(confirmCharge, { as: asService, params: { id } });
        return source;
      }),
    );
    const count = (outcome: unknown) => answers.filter((answer) => answer === outcome).length;
    expect({ taken: count('credits'), refused: count(402) }).toEqual({ taken: 100, refused: 100 });
    const wallet = await walletOf(userId);
    expect(wallet).toMatchObject({ available: 0, reserved: 0, lots: [] });
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('charges no credits for a free service and writes no entry', async () => {
    const userId = await customer(0);
    expect((await reserve(billing, userId, 'name')).status).toBe(402);
    await price('name', 0);
    const first = chargeOf(await reserve(billing, userId, 'name'));
    expect(first).toMatchObject({ amount: 0, state: 'reserved' });
    const confirmed = await billing.send(confirmCharge, { as: asService, params: { id: first.id } });
    expect(chargeOf(confirmed)).toMatchObject({ amount: 0, state: 'confirmed' });
    const second = chargeOf(await reserve(billing, userId, 'name'));
    const released = await billing.send(releaseCharge, { as: asService, params: { id: second.id } });
    expect(chargeOf(released)).toMatchObject({ amount: 0, state: 'released' });
    expect(await walletOf(userId)).toMatchObject({ available: 0, reserved: 0 });
    const statement = await billing.send(listStatement, { as: person(userId) });
    const { items } = z.parse(listStatement.response, statement.body).data;
    expect(items.filter(({ reason }) => reason === 'spend')).toEqual([]);
    await price('name', 4);
    expect((await reserve(billing, userId, 'name')).status).toBe(402);
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('refuses with the specified message, the cost and the available credits', async () => {
    const userId = await customer(7);
    const answer = await reserve(billing, userId, 'compatibility');
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({
      error: 'INSUFFICIENT_CREDITS',
      message: 'Créditos insuficientes para realizar esta análise.',
      data: { cost: 8, available: 7 },
    });
  });

  it('joins calls with one key to one reservation that is charged once', async () => {
    const userId = await customer(50);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 30 }, () => reserve(billing, userId, 'company', { key })));
    const ids = new Set(answers.map((answer) => chargeOf(answer).id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    await Promise.all(Array.from({ length: 10 }, () => billing.send(confirmCharge, { as: asService, params: { id } })));
    expect((await walletOf(userId)).available).toBe(40);
    expect((await reserve(billing, userId, 'group', { key })).status).toBe(409);
    const late = await billing.send(releaseCharge, { as: asService, params: { id } });
    expect(chargeOf(late).state).toBe('confirmed');
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('charges again when a key is reused after its use was paid', async () => {
    const userId = await customer(50);
    const key = newId();
    const first = chargeOf(await reserve(billing, userId, 'company', { key }));
    await billing.send(confirmCharge, { as: asService, params: { id: first.id } });
    const second = chargeOf(await reserve(billing, userId, 'company', { key }));
    expect(second).toMatchObject({ state: 'reserved', amount: 10 });
    expect(second.id).not.toBe(first.id);
    expect(await walletOf(userId)).toMatchObject({ available: 30, reserved: 10 });
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('keeps a reservation that another call with the same key joined', async () => {
    const userId = await customer(50);
    const key = newId();
    const { id } = chargeOf(await reserve(billing, userId, 'company', { key }));
    expect(chargeOf(await reserve(billing, userId, 'company', { key })).id).toBe(id);
    const release = async () => chargeOf(await billing.send(releaseCharge, { as: asService, params: { id } })).state;
    expect(await release()).toBe('reserved');
    expect(await walletOf(userId)).toMatchObject({ available: 40, reserved: 10 });
    expect(await release()).toBe('released');
    expect(await walletOf(userId)).toMatchObject({ available: 50, reserved: 0 });
    expect(chargeOf(await reserve(billing, userId, 'company', { key })).id).not.toBe(id);
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('accepts a charge while credits are granted concurrently', async () => {
    const asker = await testEnvironment.database.connect();
    try {
      await asker.query('SET search_path TO billing');
      for (let round = 0; round < 40; round += 1) {
        const userId = newId();
        const asked = asker.query<{ available: number }>(
          `SELECT r.available FROM generate_series(1, 2000) n CROSS JOIN LATERAL reserve_charge(gen_random_uuid(), $1, n::text,
             'company', 1, 10, '{}', 'analysis', 'x', 'Empresa', now(), now() + interval '10 minutes') r
           WHERE r.outcome = 'refused' AND r.available >= 10`,
          [userId],
        );
        await walletOf(userId);
        expect((await asked).rows).toEqual([]);
      }
    } finally {
      asker.release(true);
    }
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('restores credits or quota of a failed use, which can be retried', async () => {
    const userId = await customer(30);
    const free = chargeOf(await reserve(billing, userId, 'personal', { key: 'first' }));
    expect(free).toMatchObject({ source: 'plan', amount: 0 });
    expect(chargeOf(await reserve(billing, userId, 'personal')).source).toBe('credits');
    await billing.send(releaseCharge, { as: asService, params: { id: free.id } });
    expect(chargeOf(await reserve(billing, userId, 'personal', { key: 'first' })).source).toBe('plan');
    const paid = chargeOf(await reserve(billing, userId, 'company', { key: 'again' }));
    await billing.send(releaseCharge, { as: asService, params: { id: paid.id } });
    expect((await walletOf(userId)).available).toBe(25);
    expect(chargeOf(await reserve(billing, userId, 'company', { key: 'again' }))).toMatchObject({ state: 'reserved' });
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('expires a reservation after ten minutes', async () => {
    const userId = await customer(30);
    const charge = chargeOf(await reserve(billing, userId, 'company'));
    expect(await walletOf(userId)).toMatchObject({ available: 20, reserved: 10 });
    now = new Date(now.getTime() + 10 * 60_000);
    await expect.poll(async () => (await walletOf(userId)).reserved).toBe(0);
    expect((await walletOf(userId)).available).toBe(30);
    const late = await billing.send(confirmCharge, { as: asService, params: { id: charge.id } });
    expect(chargeOf(late).state).toBe('expired');
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('shows the cost of the next use and resets the quota with the month', async () => {
    const userId = await customer(3);
    await reserve(billing, userId, 'personal');
    const read = async () => {
      const answer = await billing.send(readEntitlements, { as: person(userId) });
      return z
        .parse(readEntitlements.response, answer.body)
        .data.services.find(({ service }) => service === 'personal');
    };
    expect(await read()).toMatchObject({ quota: { limit: 1, used: 1, remaining: 0 }, next: 'insufficient', cost: 5 });
    expect(await read()).toMatchObject({ quota: { resetsAt: '2026-12-01T03:00:00.000Z' } });
    now = new Date('2026-12-01T03:00:00Z');
    expect(await read()).toMatchObject({ quota: { used: 0, remaining: 1 }, next: 'included' });
    now = new Date('2026-11-21T16:00:00Z');
  });

  it('refuses an adjustment below zero and applies an adjustment once', async () => {
    const userId = newId();
    const key = newId();
    expect((await give(userId, 15, key)).body).toMatchObject({ data: { available: 35 } });
    expect((await give(userId, 15, key)).body).toMatchObject({ data: { available: 35 } });
    expect((await give(userId, 16, key)).status).toBe(409);
    expect((await give(userId, -36)).status).toBe(402);
    expect((await give(userId, -35)).body).toMatchObject({ data: { available: 0 } });
    expect(await brokenInvariants(testEnvironment)).toEqual([]);
  });

  it('refuses changes of ledger entries, also by the service', async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: testEnvironment.environment('billing').DATABASE_URL });
    await client.connect();
    for (const statement of [
      'UPDATE billing.ledger_entry SET amount = 1',
      'DELETE FROM billing.ledger_entry',
      'TRUNCATE billing.ledger_entry',
      'ALTER TABLE billing.ledger_entry DISABLE TRIGGER ALL',
    ]) {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(client.query('UPDATE billing.wallet SET balance = -1')).rejects.toMatchObject({ code: '23514' });
    await client.end();
  });

  it('serves prices publicly and wallets to accounts only', async () => {
    const catalogue = z.parse(readCatalogue.response, (await billing.send(readCatalogue)).body).data;
    expect(catalogue.plans).toMatchObject([
      { id: 'basic', monthlyCents: 2990, yearlyCents: 29_990, yearlySavingPercent: 16 },
      { id: 'premium', monthlyCents: 5990, yearlyCents: 59_990, yearlySavingPercent: 17, isPopular: true },
      { id: 'professional', monthlyCents: 9990, yearlyCents: 99_990, yearlySavingPercent: 17 },
    ]);
    expect(catalogue.marketing.map(({ plan, monthlyCents }) => [plan, monthlyCents])).toEqual([
      ['free', 0],
      ['basic', 2990],
      ['premium', 2990],
      ['professional', 7990],
    ]);
    expect(catalogue.marketing.map(({ fullMonthlyCents }) => fullMonthlyCents)).toEqual([0, 2990, 5990, 9990]);
    expect(catalogue.costs).toMatchObject({ personal: 5, group: 12, chat_message: 1 });
    expect((await billing.send(readWallet)).status).toBe(401);
    expect((await billing.send(readWallet, { as: person(newId(), { role: 'guest' }) })).status).toBe(403);
    const forged = await reserve(
      { ...billing, send: (route, request) => billing.send(route, { ...request, as: person(newId()) }) },
      newId(),
      'name',
    );
    expect(forged.status).toBe(401);
  });
});
