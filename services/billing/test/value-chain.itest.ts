import { administerPlan } from '@sefira/contracts/billing/admin';
import { previewRefund, refundOrder, refundPreview } from '@sefira/contracts/billing/orders';
import { schedulePlanChange } from '@sefira/contracts/billing/subscription';
import { internalCaller } from '@sefira/platform/http/service-client';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { brokenInvariants, endOffers, testAddress } from './billing-fixture.ts';
import { openShop, type Shop } from './shop.ts';
import { shopper } from './shopper.ts';

let shop: Shop;
/** Schedules run every 0.1 s; a busy machine is slower. */
const soon = { timeout: 60_000, interval: 100 };

beforeAll(async () => {
  shop = await openShop();
  await endOffers(shop.testEnvironment);
});
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});

const { move, credits, plan, spend } = shopper(() => shop);

const card = async () => ({ method: 'credit-card' as const, cardToken: await shop.token('4242424242424242') });

async function preview(userId: string, id: string) {
  const answer = await shop.billing.send(previewRefund, { as: person(userId), params: { id } });
  return z.parse(refundPreview, (answer.body as { data: unknown }).data);
}

const refund = (userId: string, id: string, amountCents: number) =>
  shop.billing.send(refundOrder, { as: person(userId), params: { id }, body: { amountCents } });

async function chargeBack(userId: string, orderId: string): Promise<void> {
  await shop.control(`payments/${await shop.paymentOf(orderId)}/charge-back`);
  await expect.poll(async () => (await shop.read(userId, orderId)).status, soon).toBe('refunded');
}

async function pay(userId: string, orderId: string, status = 'paid'): Promise<void> {
  await shop.control(`payments/${await shop.paymentOf(orderId)}/pay`);
  await expect.poll(async () => (await shop.read(userId, orderId)).status, soon).toBe(status);
}

/** Money held by the provider for an order. */
async function received(orderId: string): Promise<number> {
  const payments = await shop.payments(orderId);
  const taken = payments.filter(({ status }) => status === 'approved');
  return taken.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
}

/** Days from now to the end of the period. */
async function daysLeft(userId: string): Promise<number> {
  const { currentPeriodEnd } = await plan(userId);
  return (Date.parse(currentPeriodEnd ?? '') - shop.clock.now.getTime()) / dayMilliseconds;
}

async function outboxOf(orderId: string, name: string) {
  const { rows } = await shop.testEnvironment.database.query<{ payload: Record<string, unknown> }>(
    `SELECT payload FROM billing.outbox_event WHERE name = $1 AND payload->>'orderId' = $2 ORDER BY id`,
    [name, orderId],
  );
  return rows.map(({ payload }) => payload);
}

describe('an order that discounted a newer order', () => {
  it('is refunded only after the newer one, and its plan ends', async () => {
    const userId = newId();
    const premium = await shop.bought(userId, { plan: 'premium', cycle: 'yearly', ...(await card()) });
    const professional = await shop.bought(userId, { plan: 'professional', cycle: 'yearly', ...(await card()) });
    expect(await preview(userId, premium.id)).toMatchObject({
      isAllowed: false,
      reason: expect.stringContaining('plano mais novo'),
    });
    expect((await refund(userId, premium.id, premium.amountCents)).body).toMatchObject({ error: 'REFUND_CLOSED' });
    expect((await refund(userId, professional.id, professional.amountCents)).status).toBe(200);
    expect(await plan(userId)).toMatchObject({ plan: 'premium', status: 'active' });
    expect((await refund(userId, premium.id, premium.amountCents)).status).toBe(200);
    expect(await plan(userId)).toMatchObject({ plan: 'free', status: 'ended' });
    move(40 * dayMilliseconds);
    await shop.billing.idle();
    expect(await credits(userId)).toBe(0);
  });

  it('shortens the newer plan to the paid part when it is charged back', async () => {
    const userId = newId();
    const premium = await shop.bought(userId, { plan: 'premium', cycle: 'yearly', ...(await card()) });
    const professional = await shop.bought(userId, { plan: 'professional', cycle: 'yearly', ...(await card()) });
    await chargeBack(userId, premium.id);
    await expect.poll(() => daysLeft(userId), soon).toBeLessThan(364);
    const share = professional.amountCents / professional.priceCents;
    expect(await daysLeft(userId)).toBeLessThanOrEqual(365 * share + 0.01);
    expect(await daysLeft(userId)).toBeGreaterThan(365 * share - 1.1);
    expect(await plan(userId)).toMatchObject({ plan: 'professional', status: 'active', renews: false });
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('ends the newer plan at once when the paid part is used up, months later, in a chain of three', async () => {
    const userId = newId();
    const basic = await shop.bought(userId, { plan: 'basic', cycle: 'yearly', ...(await card()) });
    await shop.bought(userId, { plan: 'premium', cycle: 'yearly', ...(await card()) });
    const last = await shop.bought(userId, { plan: 'professional', cycle: 'yearly', ...(await card()) });
    const share = (last.priceCents - basic.amountCents) / last.priceCents;
    move(Math.ceil(365 * share + 5) * dayMilliseconds);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('active');
    await chargeBack(userId, basic.id);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    expect(await plan(userId)).toMatchObject({ plan: 'free' });
  });

  it('is not restored when it was charged back before the refund of the newer one', async () => {
    const userId = newId();
    const premium = await shop.bought(userId, { plan: 'premium', cycle: 'yearly', ...(await card()) });
    const professional = await shop.bought(userId, { plan: 'professional', cycle: 'yearly', ...(await card()) });
    await chargeBack(userId, premium.id);
    expect((await refund(userId, professional.id, professional.amountCents)).status).toBe(200);
    expect(await plan(userId)).toMatchObject({ plan: 'free', status: 'ended' });
    expect(await credits(userId)).toBe(0);
    move(40 * dayMilliseconds);
    await shop.billing.idle();
    expect(await credits(userId)).toBe(0);
  });

  it('shortens the plan between them when the newest one is refunded', async () => {
    const userId = newId();
    const basic = await shop.bought(userId, { plan: 'basic', ...(await card()) });
    const premium = await shop.bought(userId, { plan: 'premium', ...(await card()) });
    const last = await shop.bought(userId, { plan: 'professional', ...(await card()) });
    await chargeBack(userId, basic.id);
    expect((await refund(userId, last.id, last.amountCents)).status).toBe(200);
    const share = premium.amountCents / premium.priceCents;
    expect(await plan(userId)).toMatchObject({ plan: 'premium', status: 'active' });
    expect(await daysLeft(userId)).toBeLessThan(31 * share);
    expect(await credits(userId)).toBe(Math.ceil(180 * share));
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('takes back unspent credits of the newer plan in proportion to the loss', async () => {
    const userId = newId();
    const basic = await shop.bought(userId, { plan: 'basic', ...(await card()) });
    const premium = await shop.bought(userId, { plan: 'premium', ...(await card()) });
    await chargeBack(userId, basic.id);
    const covered = Math.ceil((180 * premium.amountCents) / premium.priceCents);
    await expect.poll(() => credits(userId), soon).toBe(covered);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it.each([
    ['the first order, then the second', [0, 1]],
    ['the second order, then the first', [1, 0]],
  ])('loses what both earlier orders gave when %s is charged back', async (_case, [first = 0, second = 1]) => {
    const userId = newId();
    const earlier = [
      await shop.bought(userId, { plan: 'basic', ...(await card()) }),
      await shop.bought(userId, { plan: 'premium', ...(await card()) }),
    ];
    const creditsBefore = await credits(userId);
    const last = await shop.bought(userId, { plan: 'professional', ...(await card()) });
    const granted = (await credits(userId)) - creditsBefore;
    await chargeBack(userId, earlier[first]?.id ?? '');
    await chargeBack(userId, earlier[second]?.id ?? '');
    const share = last.amountCents / last.priceCents;
    await expect.poll(() => credits(userId), soon).toBe(Math.ceil(granted * share));
    expect(await daysLeft(userId)).toBeGreaterThan(28 * share - 0.1);
    expect(await daysLeft(userId)).toBeLessThan(31 * share);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });
});

describe('two equal orders', () => {
  it('refunds the second one, and no plan remains when the first is refunded', async () => {
    const userId = newId();
    const first = await shop.bought(userId, { plan: 'premium', cycle: 'yearly' });
    const second = await shop.bought(userId, { plan: 'premium', cycle: 'yearly' });
    await shop.control('webhooks', { isHeld: true });
    for (const { id } of [first, second]) await shop.control(`payments/${await shop.paymentOf(id)}/pay`);
    await shop.control('webhooks', { isHeld: false });
    await shop.control('webhooks/release');
    await expect
      .poll(async () => (await Promise.all([received(first.id), received(second.id)])).toSorted((a, b) => a - b), soon)
      .toEqual([0, first.amountCents]);
    const readBoth = () => Promise.all([first, second].map(({ id }) => shop.read(userId, id)));
    await expect
      .poll(async () => (await readBoth()).map(({ status }) => status).toSorted(), soon)
      .toEqual(['paid', 'refunded']);
    const read = await readBoth();
    const live = read.find(({ status }) => status === 'paid');
    expect((await refund(userId, live?.id ?? '', live?.amountCents ?? 0)).status).toBe(200);
    expect(await plan(userId)).toMatchObject({ plan: 'free', status: 'ended' });
  });
});

describe('an unpaid upgrade', () => {
  it('is cancelled, at the provider too, when the discounting order is refunded', async () => {
    const userId = newId();
    const basic = await shop.bought(userId, { plan: 'basic', ...(await card()) });
    const upgrade = await shop.bought(userId, { plan: 'premium', method: 'boleto', address: testAddress });
    expect(upgrade.discountCents).toBeGreaterThan(0);
    expect((await refund(userId, basic.id, basic.amountCents)).status).toBe(200);
    expect(await shop.read(userId, upgrade.id)).toMatchObject({
      status: 'failed',
      failureReason: expect.stringContaining('plano mudou'),
    });
    await expect.poll(async () => (await shop.payments(upgrade.id))[0]?.status, soon).toBe('cancelled');
  });

  it('is refunded when its payment arrives after the refund of the discounting order', async () => {
    const userId = newId();
    const basic = await shop.bought(userId, { plan: 'basic', ...(await card()) });
    const upgrade = await shop.bought(userId, { plan: 'premium', method: 'boleto', address: testAddress });
    await shop.control('webhooks', { isHeld: true });
    await shop.control(`payments/${await shop.paymentOf(upgrade.id)}/pay`);
    expect((await refund(userId, basic.id, basic.amountCents)).status).toBe(200);
    await shop.control('webhooks', { isHeld: false });
    await shop.control('webhooks/release');
    await expect.poll(async () => (await shop.payments(upgrade.id))[0]?.status, soon).toBe('refunded');
    await expect.poll(async () => (await shop.read(userId, upgrade.id)).status, soon).toBe('refunded');
    expect(await plan(userId)).toMatchObject({ plan: 'free', status: 'ended' });
    expect(await credits(userId)).toBe(0);
  });

  it('paid days later grants the part of the period that the unused value still covers', async () => {
    const userId = newId();
    await shop.bought(userId, { plan: 'basic', ...(await card()) });
    const upgrade = await shop.bought(userId, { plan: 'premium', method: 'boleto', address: testAddress });
    move(7 * dayMilliseconds);
    await pay(userId, upgrade.id);
    expect(await daysLeft(userId)).toBeLessThan(28);
    expect(await daysLeft(userId)).toBeGreaterThan(24);
  });
});

describe('an announced renewal', () => {
  async function announced(bought: 'basic' | 'premium' = 'basic') {
    const userId = newId();
    const first = await shop.bought(userId, { plan: bought });
    await pay(userId, first.id);
    const { currentPeriodEnd } = await plan(userId);
    shop.clock.now = new Date(Date.parse(currentPeriodEnd ?? '') - 4 * dayMilliseconds);
    await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
    const renewalId = (await plan(userId)).renewalOrderId ?? '';
    await expect.poll(() => shop.paymentOf(renewalId), soon).not.toBe('');
    return { userId, renewalId };
  }

  it('is cancelled, at the provider too, when an upgrade changes the period', async () => {
    const { userId, renewalId } = await announced();
    await shop.bought(userId, { plan: 'premium', ...(await card()) });
    expect((await shop.read(userId, renewalId)).status).toBe('failed');
    await expect.poll(async () => (await shop.payments(renewalId))[0]?.status, soon).toBe('cancelled');
  });

  it('is refunded when it was paid after the upgrade', async () => {
    const { userId, renewalId } = await announced();
    await shop.control('webhooks', { isHeld: true });
    await shop.control(`payments/${await shop.paymentOf(renewalId)}/pay`);
    await shop.bought(userId, { plan: 'premium', ...(await card()) });
    await shop.control('webhooks', { isHeld: false });
    await shop.control('webhooks/release');
    await expect.poll(() => received(renewalId), soon).toBe(0);
    await expect.poll(async () => (await shop.read(userId, renewalId)).status, soon).toBe('refunded');
  });

  it('is refunded when it was paid before an administrator changed the plan', async () => {
    const { userId, renewalId } = await announced();
    await pay(userId, renewalId);
    const by = {
      id: newId(),
      role: 'admin',
      name: 'Marta',
      email: null,
      address: '',
      userAgent: '',
      requestId: newId(),
    };
    const given = await shop.billing.send(administerPlan, {
      as: internalCaller,
      params: { userId },
      body: { plan: 'professional', months: 2, reason: 'Parceria', by },
    });
    expect(given.status).toBe(200);
    await expect.poll(() => received(renewalId), soon).toBe(0);
    expect(await plan(userId)).toMatchObject({ plan: 'professional', status: 'active' });
  });

  it('is replaced when the person schedules another plan', async () => {
    const { userId, renewalId } = await announced('premium');
    const body = { plan: 'basic', cycle: 'monthly' } as const;
    const scheduled = await shop.billing.send(schedulePlanChange, { as: person(userId), body });
    expect(scheduled.status).toBe(200);
    expect((await shop.read(userId, renewalId)).status).toBe('failed');
    await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
    expect(await plan(userId)).toMatchObject({ renewalCents: 2990, next: { plan: 'basic' } });
    await expect.poll(async () => (await shop.payments(renewalId))[0]?.status, soon).toBe('cancelled');
  });
});

describe('a chargeback after a partial refund', () => {
  it('books the rest: amounts of the order, the event and the credits', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-120', ...(await card()) });
    await spend(userId);
    const { amountCents } = await preview(userId, order.id);
    expect(amountCents).toBeLessThan(order.amountCents);
    expect((await refund(userId, order.id, amountCents)).status).toBe(200);
    expect(await shop.read(userId, order.id)).toMatchObject({ status: 'refunded', refundedCents: amountCents });
    await shop.control(`payments/${await shop.paymentOf(order.id)}/charge-back`);
    await expect.poll(async () => (await shop.read(userId, order.id)).refundedCents, soon).toBe(order.amountCents);
    expect(await outboxOf(order.id, 'order.refunded')).toMatchObject([
      { refundedCents: amountCents, newlyRefundedCents: amountCents },
      { refundedCents: order.amountCents, newlyRefundedCents: order.amountCents - amountCents },
    ]);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });
});
