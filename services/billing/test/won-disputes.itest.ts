import { listOrderReviews, resolveOrderReview } from '@sefira/contracts/billing/reviews';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { brokenInvariants, endOffers } from './billing-fixture.ts';
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

async function act(userId: string, orderId: string, action: 'charge-back' | 'win-dispute', status: string) {
  await shop.control(`payments/${await shop.paymentOf(orderId)}/${action}`);
  await expect.poll(async () => (await shop.read(userId, orderId)).status, soon).toBe(status);
}

async function recoveries(orderId: string) {
  const { rows } = await shop.testEnvironment.database.query<{ payload: Record<string, unknown> }>(
    `SELECT payload FROM billing.outbox_event WHERE name = 'order.recovered' AND payload->>'orderId' = $1 ORDER BY id`,
    [orderId],
  );
  return rows.map(({ payload }) => payload);
}

describe('a chargeback that is won', () => {
  it('books the money and returns the credits of a pack, each time it happens', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-120', ...(await card()) });
    await spend(userId);
    const left = await credits(userId);
    for (const _time of [1, 2]) {
      await act(userId, order.id, 'charge-back', 'refunded');
      await expect.poll(() => credits(userId), soon).toBe(0);
      await act(userId, order.id, 'win-dispute', 'paid');
      await expect.poll(() => credits(userId), soon).toBe(left);
      expect(await shop.read(userId, order.id)).toMatchObject({ refundedCents: 0, refundedAt: null });
      expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
    }
    const recovered = { recoveredCents: order.amountCents, refundedCents: 0 };
    expect(await recoveries(order.id)).toMatchObject([recovered, recovered]);
  });

  it('resumes a plan with its remaining time and credits', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { plan: 'premium', ...(await card()) });
    const granted = await credits(userId);
    move(10 * dayMilliseconds);
    await act(userId, order.id, 'charge-back', 'refunded');
    expect(await plan(userId)).toMatchObject({ plan: 'free', status: 'ended' });
    const chargedBackAt = shop.clock.now;
    move(20 * dayMilliseconds);
    await act(userId, order.id, 'win-dispute', 'paid');
    const after = await plan(userId);
    expect(after).toMatchObject({ plan: 'premium', status: 'active', renews: false });
    const start = Date.parse(after.currentPeriodStart ?? '');
    const days = (Date.parse(after.currentPeriodEnd ?? '') - shop.clock.now.getTime()) / dayMilliseconds;
    const used = (chargedBackAt.getTime() - start) / dayMilliseconds;
    expect(days + used).toBeGreaterThanOrEqual(27.9);
    expect(days + used).toBeLessThanOrEqual(31.1);
    expect(await credits(userId)).toBe(granted);
    move(15 * dayMilliseconds);
    await shop.billing.idle();
    expect(await credits(userId)).toBe(granted);
    move(10 * dayMilliseconds);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('resumes a plan without the part that it lost meanwhile', async () => {
    const userId = newId();
    const basic = await shop.bought(userId, { plan: 'basic', ...(await card()) });
    const premium = await shop.bought(userId, { plan: 'premium', cycle: 'yearly', ...(await card()) });
    const { currentPeriodEnd } = await plan(userId);
    move(40 * dayMilliseconds);
    await act(userId, premium.id, 'charge-back', 'refunded');
    expect(await plan(userId)).toMatchObject({ status: 'ended' });
    await act(userId, basic.id, 'charge-back', 'refunded');
    move(5 * dayMilliseconds);
    await act(userId, premium.id, 'win-dispute', 'paid');
    const after = await plan(userId);
    const days = (Date.parse(after.currentPeriodEnd ?? '') - Date.parse(currentPeriodEnd ?? '')) / dayMilliseconds;
    expect(days).toBeCloseTo(5 - (365 * premium.discountCents) / premium.priceCents, 1);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('does not return credits of a part that the plan lost meanwhile', async () => {
    const userId = newId();
    const basic = await shop.bought(userId, { plan: 'basic', ...(await card()) });
    move(15 * dayMilliseconds);
    const premium = await shop.bought(userId, { plan: 'premium', ...(await card()) });
    move(16 * dayMilliseconds);
    await act(userId, premium.id, 'charge-back', 'refunded');
    await act(userId, basic.id, 'charge-back', 'refunded');
    expect(await credits(userId)).toBe(0);
    await act(userId, premium.id, 'win-dispute', 'paid');
    const covered = Math.ceil((180 * premium.amountCents) / premium.priceCents);
    await expect.poll(() => credits(userId), soon).toBe(covered);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('is reviewed when a newer order replaced the plan', async () => {
    const userId = newId();
    const premium = await shop.bought(userId, { plan: 'premium', cycle: 'yearly', ...(await card()) });
    await shop.bought(userId, { plan: 'professional', cycle: 'yearly', ...(await card()) });
    await act(userId, premium.id, 'charge-back', 'refunded');
    await act(userId, premium.id, 'win-dispute', 'paid');
    expect(await shop.read(userId, premium.id)).toMatchObject({ isUnderReview: true, refundedCents: 0 });
    expect(await plan(userId)).toMatchObject({ plan: 'professional', status: 'active' });
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);

    // An administrator sees it with its reason and ends the review once.
    const admin = person(newId(), { role: 'admin' });
    const reviews = async () => {
      const answer = await shop.billing.send(listOrderReviews, { as: admin, query: {} });
      return z.parse(listOrderReviews.response, answer.body).data.items.filter((one) => one.userId === userId);
    };
    expect(await reviews()).toMatchObject([
      { id: premium.id, reason: 'chargeback_won', payerName: 'Ana Célia', receivedCents: premium.amountCents },
    ]);
    const resolve = () =>
      shop.billing.send(resolveOrderReview, {
        as: admin,
        params: { id: premium.id },
        body: { reason: 'Meses dados em Usuários' },
      });
    expect((await shop.billing.send(listOrderReviews, { as: person(userId), query: {} })).status).toBe(403);
    expect((await resolve()).status).toBe(200);
    expect((await resolve()).status).toBe(409);
    expect(await reviews()).toEqual([]);
    expect(await shop.read(userId, premium.id)).toMatchObject({ isUnderReview: false });
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('is not opened again by the payment that an administrator has decided about', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-50', ...(await card()) });
    const { database } = shop.testEnvironment;
    await database.query(
      `UPDATE billing."order" SET needs_review = 'resolved:amount', amount_cents = 5000,
      price_cents = 5000 WHERE id = $1`,
      [order.id],
    );
    move(2 * dayMilliseconds);
    await shop.billing.idle();
    await expect
      .poll(
        async () => (await database.query(`SELECT checked_at FROM billing."order" WHERE id = $1`, [order.id])).rows,
        soon,
      )
      .toMatchObject([{ checked_at: shop.clock.now }]);
    expect(await shop.read(userId, order.id)).toMatchObject({ isUnderReview: false });
    await database.query(
      `UPDATE billing."order" SET needs_review = NULL, amount_cents = $2, price_cents = $2
      WHERE id = $1`,
      [order.id, order.amountCents],
    );
  });

  it('grants the credits of an order that was charged back before its payment was booked', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-50' });
    const paymentId = await shop.paymentOf(order.id);
    await shop.control('webhooks', { isHeld: true });
    for (const action of ['pay', 'charge-back']) await shop.control(`payments/${paymentId}/${action}`);
    await shop.control('webhooks', { isHeld: false });
    await shop.control('webhooks/release');
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('refunded');
    await act(userId, order.id, 'win-dispute', 'paid');
    expect(await credits(userId)).toBe(50);
    expect(await recoveries(order.id)).toEqual([]);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('is found by reconciliation without a webhook notice', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-50', ...(await card()) });
    await act(userId, order.id, 'charge-back', 'refunded');
    await shop.control('webhooks', { isHeld: true });
    await shop.control(`payments/${await shop.paymentOf(order.id)}/win-dispute`);
    move(2 * dayMilliseconds);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    await shop.control('webhooks', { isHeld: false });
    expect(await credits(userId)).toBe(50);
  });
});
