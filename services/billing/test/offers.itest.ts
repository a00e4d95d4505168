import { administerPlan, changeCatalogueItem, listCatalogueItems } from '@sefira/contracts/billing/admin';
import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import type { Order } from '@sefira/contracts/billing/orders';
import { previewPlanChange } from '@sefira/contracts/billing/subscription';
import type { RouteRequest } from '@sefira/contracts/shared/route';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { brokenInvariants, testAddress } from './billing-fixture.ts';
import { newPayer } from './new-payer.ts';
import { openShop, type Shop } from './shop.ts';
import { shopper } from './shopper.ts';

let shop: Shop;
const day = 86_400_000;
/** Schedules run every 0.1 s; a busy machine is slower. */
const soon = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});
afterEach(async () => {
  // Later tests advance the clock; these plans must not renew.
  await shop.testEnvironment.database.query('UPDATE billing.subscription SET renews = false');
  expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
});

const { move, plan } = shopper(() => shop);

const card = async (number = '4242424242424242') => ({
  method: 'credit-card' as const,
  cardToken: await shop.token(number),
});
const by = { id: newId(), role: 'admin', name: 'Marta', email: null, address: '', userAgent: '', requestId: newId() };

async function catalogue() {
  return z.parse(readCatalogue.response, (await shop.billing.send(readCatalogue)).body).data;
}

type Changes = RouteRequest<typeof changeCatalogueItem>['body']['changes'];
/** Advances the clock: versions are ordered by time. */
function change(id: string, changes: Changes) {
  move(1000);
  return shop.billing.send(changeCatalogueItem, { as: internalCaller, params: { id }, body: { changes, by } });
}

/** Order of the renewal after the end of the current period. */
async function renewed(userId: string): Promise<Order> {
  const { currentPeriodEnd } = await plan(userId);
  shop.clock.now = new Date(Date.parse(currentPeriodEnd ?? '') + 1000);
  await expect.poll(async () => (await plan(userId)).currentPeriodStart, soon).toBe(currentPeriodEnd);
  const { rows } = await shop.testEnvironment.database.query<{ id: string }>(
    `SELECT order_id AS id FROM billing.subscription WHERE user_id = $1`,
    [userId],
  );
  return shop.read(userId, rows[0]?.id ?? '');
}

describe('an introductory offer', () => {
  it('is charged to a new customer for its cycles, then the price of the plan', async () => {
    const userId = newId();
    expect(await plan(userId)).toMatchObject({ offers: ['premium', 'professional'] });
    const first = await shop.bought(userId, { plan: 'premium', ...newPayer(), ...(await card()) });
    expect(first).toMatchObject({ status: 'paid', priceCents: 2990, discountCents: 0, amountCents: 2990 });
    expect(await plan(userId)).toMatchObject({
      offers: [],
      renewalCents: 2990,
      offer: { renewals: 2, fullCents: 5990 },
    });
    expect(await renewed(userId)).toMatchObject({ isRenewal: true, amountCents: 2990 });
    expect(await renewed(userId)).toMatchObject({ isRenewal: true, amountCents: 2990 });
    expect(await plan(userId)).toMatchObject({ renewalCents: 5990, offer: null });
    expect(await renewed(userId)).toMatchObject({ isRenewal: true, amountCents: 5990 });
    expect(await renewed(userId)).toMatchObject({ isRenewal: true, amountCents: 5990 });
  });

  it('is announced with the right price for a renewal by PIX', async () => {
    const userId = newId();
    const first = await shop.bought(userId, { plan: 'professional', ...newPayer() });
    expect(first.amountCents).toBe(7990);
    await shop.control(`payments/${await shop.paymentOf(first.id)}/pay`);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('active');
    const announced: unknown[] = [];
    for (let renewal = 0; renewal < 3; renewal += 1) {
      const { currentPeriodEnd } = await plan(userId);
      shop.clock.now = new Date(Date.parse(currentPeriodEnd ?? '') - 4 * day);
      await shop.control('clock', { moveSeconds: 0 });
      await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
      const { renewalOrderId } = await plan(userId);
      const paymentId = () => shop.paymentOf(renewalOrderId ?? '');
      await expect.poll(paymentId, soon).not.toBe('');
      await shop.control(`payments/${await paymentId()}/pay`);
      await expect.poll(async () => (await shop.read(userId, renewalOrderId ?? '')).status, soon).toBe('paid');
      await shop.billing.idle();
      const { rows } = await shop.testEnvironment.database.query<{ cents: number }>(
        `SELECT (payload->>'amountCents')::int AS cents FROM billing.outbox_event
         WHERE name = 'subscription.renewal_due' AND payload->>'orderId' = $1`,
        [renewalOrderId],
      );
      announced.push(...rows.map(({ cents }) => cents));
      move(4 * day + 1000);
      await expect.poll(async () => (await plan(userId)).currentPeriodStart, soon).toBe(currentPeriodEnd);
    }
    expect(announced).toEqual([7990, 7990, 9990]);
  });

  it('is monthly only, and an upgrade deducts the paid amount, not the price of the plan', async () => {
    const userId = newId();
    const payer = newPayer();
    const yearly = { plan: 'premium', cycle: 'yearly' } as const;
    const preview = await shop.billing.send(previewPlanChange, { as: person(userId), query: yearly });
    expect(preview.body).toMatchObject({ data: { when: 'now', amountCents: 59_990 } });
    await shop.bought(userId, { plan: 'premium', ...payer, ...(await card()) });
    const upgrade = await shop.bought(userId, { plan: 'professional', ...payer, ...(await card()) });
    expect(upgrade.priceCents).toBe(9990);
    expect(upgrade.discountCents).toBeLessThanOrEqual(2990);
    expect(await plan(userId)).toMatchObject({ renewalCents: 9990, offer: null });
  });

  it.each(['document', 'mailbox'] as const)('is refused to another account with the same %s', async (alike) => {
    const payer = newPayer();
    const own = newPayer();
    await shop.bought(newId(), { plan: 'basic', ...payer, ...(await card()) });
    const second = { ...own, ...(alike === 'document' ? { cpf: payer.cpf } : { email: payer.email }) };
    const userId = newId();
    const shown = { plan: 'premium', expectedPriceCents: 2990, ...second } as const;
    const refused = await shop.order(userId, { ...shown, ...(await card()) });
    expect(refused).toMatchObject({ status: 409, body: { error: 'PRICE_CHANGED', data: { priceCents: 5990 } } });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('uma vez por CPF e e-mail') });
    expect((await shop.bought(userId, { ...shown, expectedPriceCents: 5990, ...(await card()) })).amountCents).toBe(
      5990,
    );
  });

  it('is taken once by two concurrent orders of two accounts of one payer', async () => {
    const payer = newPayer();
    const boleto = { plan: 'premium', method: 'boleto', address: testAddress, ...payer } as const;
    const orders = await Promise.all([1, 2, 3].map(() => shop.bought(newId(), boleto)));
    expect(orders.map(({ amountCents }) => amountCents).toSorted()).toEqual([2990, 5990, 5990]);
  });

  const boletoOf = async (userId: string, payer: ReturnType<typeof newPayer>) => {
    const order = await shop.bought(userId, { plan: 'premium', method: 'boleto', address: testAddress, ...payer });
    expect(order.amountCents).toBe(2990);
    return order;
  };
  const pay = async (orderId: string) => shop.control(`payments/${await shop.paymentOf(orderId)}/pay`);

  it('holds for a boleto that is paid on its last day and settled afterwards', async () => {
    const userId = newId();
    const order = await boletoOf(userId, newPayer());
    move(9 * day);
    await pay(order.id);
    await expect.poll(async () => (await plan(userId)).plan, soon).toBe('premium');
  });

  it('refunds a boleto that is paid long after its expiry, when the person can no longer take the offer', async () => {
    const [userId, other, payer] = [newId(), newId(), newPayer()];
    const order = await boletoOf(userId, payer);
    await shop.control(`payments/${await shop.paymentOf(order.id)}/expire`);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('expired');
    const own = await shop.bought(other, { plan: 'premium', ...payer, ...(await card()) });
    expect(own.amountCents).toBe(2990);
    await pay(order.id);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('refunded');
    expect((await shop.payments(order.id))[0]).toMatchObject({ status: 'refunded', refundedCents: 2990 });
    expect(await plan(userId)).toMatchObject({ plan: 'free' });
  });

  it('refunds a late boleto below the price of now', async () => {
    const userId = newId();
    const order = await boletoOf(userId, newPayer());
    move(11 * day);
    await change('premium', { offer: null });
    await pay(order.id);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('refunded');
    expect(await plan(userId)).toMatchObject({ plan: 'free' });
    await change('premium', { offer: { price: 2990, cycles: 3, audience: 'new_customers' } });
  });

  it('is taken once by an account with a refunded order', async () => {
    const userId = newId();
    const payer = newPayer();
    const first = await shop.bought(userId, { plan: 'premium', ...payer, ...(await card()) });
    await shop.control(`payments/${await shop.paymentOf(first.id)}/charge-back`);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    expect(await plan(userId)).toMatchObject({ offers: [] });
    expect((await shop.bought(userId, { plan: 'premium', ...payer, ...(await card()) })).amountCents).toBe(5990);
  });

  it('is open to a person with a granted plan', async () => {
    const userId = newId();
    const given = await shop.billing.send(administerPlan, {
      as: internalCaller,
      params: { userId },
      body: { plan: 'basic', months: 1, reason: 'Cortesia', by },
    });
    expect(given.status).toBe(200);
    const preview = await shop.billing.send(previewPlanChange, { as: person(userId), query: { plan: 'premium' } });
    expect(preview.body).toMatchObject({ data: { when: 'now', amountCents: 2990 } });
    expect((await shop.bought(userId, { plan: 'premium', ...newPayer(), ...(await card()) })).amountCents).toBe(2990);
  });
});

describe('an administrator', () => {
  beforeEach(async () => {
    const seeded = { price: 2990, cycles: 3, audience: 'new_customers' } as const;
    expect((await change('premium', { offer: seeded })).status).toBe(200);
  });

  it('changes an offer, and ends it for new purchases while running ones keep their price', async () => {
    const changed = await change('premium', { offer: { price: 1990, cycles: 2, audience: 'without_plan' } });
    expect(changed.body).toMatchObject({ data: { offer: { price: 1990, cycles: 2, audience: 'without_plan' } } });
    expect((await catalogue()).marketing).toMatchObject([
      { plan: 'free', monthlyCents: 0 },
      { plan: 'basic', monthlyCents: 2990, fullMonthlyCents: 2990, offerCycles: 0 },
      { plan: 'premium', monthlyCents: 1990, fullMonthlyCents: 5990, offerCycles: 2 },
      { plan: 'professional', monthlyCents: 7990, fullMonthlyCents: 9990, offerCycles: 3 },
    ]);
    const userId = newId();
    const payer = newPayer();
    expect((await shop.bought(userId, { plan: 'premium', ...payer, ...(await card()) })).amountCents).toBe(1990);
    expect((await change('premium', { offer: null })).body).toMatchObject({ data: { offer: null } });
    expect((await catalogue()).plans.find(({ id }) => id === 'premium')).toMatchObject({ offer: null });
    expect((await catalogue()).marketing[2]).toMatchObject({ monthlyCents: 5990, offerCycles: 0 });
    expect(await plan(newId())).toMatchObject({ offers: ['professional'] });
    const late = await shop.order(newId(), {
      plan: 'premium',
      expectedPriceCents: 1990,
      ...newPayer(),
      ...(await card()),
    });
    expect(late).toMatchObject({ status: 409, body: { error: 'PRICE_CHANGED' } });
    expect(late.body).toMatchObject({ message: expect.not.stringContaining('CPF') });
    expect(await renewed(userId)).toMatchObject({ amountCents: 1990 });
    expect(await renewed(userId)).toMatchObject({ amountCents: 5990 });
  });

  it('cannot offer a plan above its price, nor a pack', async () => {
    const offer = { price: 5990, cycles: 3, audience: 'new_customers' } as const;
    const refusals = [
      await change('premium', { offer }),
      await change('premium', { price: 2990 }),
      await change('credits-50', { offer: { ...offer, price: 100 } }),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: 'VALIDATION_FAILED', data: { issues: [{ path: 'offer.price' }] } });
    }
    const listed = await shop.billing.send(listCatalogueItems, { as: internalCaller });
    const { plans } = z.parse(listCatalogueItems.response, listed.body).data;
    expect(plans.find(({ id }) => id === 'premium')).toMatchObject({ price: 5990, offer: { price: 2990 } });
  });

  it('changes the credits of a plan and a pack, as the preview and the order state them', async () => {
    await change('basic', { credits: 77, bonus_credits: 3 });
    await change('credits-50', { credits: 60 });
    const userId = newId();
    const preview = await shop.billing.send(previewPlanChange, { as: person(userId), query: { plan: 'basic' } });
    expect(preview.body).toMatchObject({ data: { credits: 80 } });
    const order = await shop.bought(userId, { pack: 'credits-50', ...newPayer(), ...(await card()) });
    expect(order).toMatchObject({ description: 'Pacote de 60 créditos' });
  });
});
