import { createHmac } from 'node:crypto';
import { confirmCharge } from '@sefira/contracts/billing-internal';
import { cancelOrder, listOrders, previewRefund, refundOrder, refundPreview } from '@sefira/contracts/billing-orders';
import {
  cancelSubscription,
  previewPlanChange,
  readSubscription,
  schedulePlanChange,
  subscription,
} from '@sefira/contracts/billing-subscription';
import { readWallet } from '@sefira/contracts/billing-wallet';
import { newId } from '@sefira/platform/identifiers';
import { person } from '@sefira/testing/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asService, brokenRules, reserve } from './billing-ground.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
const day = 86_400_000;
/** The round runs every tenth of a second; a machine with much to do takes its time. */
const soon = { timeout: 20_000, interval: 100 };

beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
});

const move = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};

async function credits(userId: string): Promise<number> {
  const answer = await shop.billing.send(readWallet, { as: person(userId) });
  return z.parse(readWallet.response, answer.body).data.available;
}

async function plan(userId: string) {
  const answer = await shop.billing.send(readSubscription, { as: person(userId) });
  return z.parse(subscription, (answer.body as { data: unknown }).data);
}

async function spend(userId: string, key = newId()): Promise<void> {
  const { body } = await reserve(shop.billing, userId, 'group', { key });
  const { id } = z.parse(confirmCharge.response, body).data;
  await shop.billing.send(confirmCharge, { as: asService, params: { id } });
}

describe('orders', () => {
  it('takes a card by token and has the plan active at once', async () => {
    const userId = newId();
    const cardToken = await shop.token('4242 4242 4242 4242');
    const order = await shop.bought(userId, { plan: 'premium', method: 'credit-card', cardToken });
    expect(order).toMatchObject({
      status: 'paid',
      amountCents: 5990,
      card: { brand: 'Visa', lastFour: '4242' },
      payer: { cpf: '***.982.247-**' },
    });
    expect(await plan(userId)).toMatchObject({ plan: 'premium', cycle: 'monthly', status: 'active', renews: true });
    expect(await credits(userId)).toBe(180);
    expect(await brokenRules(shop.ground)).toEqual([]);
  });

  it('confirms a PIX when its bell rings, with a valid code and a countdown', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-120' });
    expect(order).toMatchObject({ status: 'pending', amountCents: 3990 });
    expect(order.instructions.pix?.copyPaste).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    expect(Date.parse(order.instructions.pix?.expiresAt ?? '') - shop.clock.now.getTime()).toBe(1_800_000);
    await shop.control(`payments/${await shop.paymentOf(order.id)}/pay`);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    expect(await credits(userId)).toBe(120);
  });

  it('gives a boleto of 47 digits with its paper, and a page to go on with PayPal', async () => {
    const userId = newId();
    const boleto = await shop.bought(userId, { pack: 'credits-50', method: 'boleto' });
    expect(boleto.instructions.boleto?.line).toMatch(/^\d{47}$/);
    expect((await fetch(boleto.instructions.boleto?.pdfUrl ?? '')).status).toBe(200);
    const paypal = await shop.bought(userId, { pack: 'credits-50', method: 'paypal' });
    expect((await fetch(paypal.instructions.redirectUrl ?? '')).status).toBe(200);
    const listed = await shop.billing.send(listOrders, { as: person(userId), query: { status: 'pending' } });
    expect(z.parse(listOrders.response, listed.body).data.items).toHaveLength(2);
  });

  it('tells of refused and looked-at cards', async () => {
    const refused = { plan: 'basic', method: 'credit-card' } as const;
    const declined = await shop.bought(newId(), { ...refused, cardToken: await shop.token('4000000000000002') });
    expect(declined).toMatchObject({ status: 'failed', failureReason: expect.stringContaining('recusou') });
    const userId = newId();
    const review = await shop.bought(userId, { ...refused, cardToken: await shop.token('4000000000009235') });
    expect(review).toMatchObject({ status: 'pending', isUnderReview: true });
    await shop.control(`payments/${await shop.paymentOf(review.id)}/pay`);
    await expect.poll(async () => (await plan(userId)).plan, soon).toBe('basic');
    const wrong = await shop.bought(newId(), { ...refused, cardToken: 'tok_unknown_token' });
    expect(wrong.status).toBe('failed');
  });

  it('believes its own prices, checks the CPF and refuses card numbers in any field', async () => {
    const userId = newId();
    const cheap = { plan: 'professional', cycle: 'yearly', amountCents: 1, price: 1, priceCents: 1 } as const;
    expect((await shop.bought(userId, cheap)).amountCents).toBe(99_990);
    expect((await shop.order(userId, { plan: 'basic', cpf: '111.111.111-11' })).body).toMatchObject({
      error: 'CPF_INVALID',
    });
    expect((await shop.order(userId, { pack: 'credits-1000000' })).status).toBe(404);
    expect((await shop.order(userId, {})).status).toBe(400);
    for (const stray of [
      { name: 'Ana 4242 4242 4242 4242' },
      { cardNumber: '5555-5555-5555-4444', pack: 'credits-50' },
      { cardToken: '378282246310005' },
      { card: { number: 4242424242424242 } },
    ]) {
      const answer = await shop.order(userId, { plan: 'basic', ...stray });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ error: 'CARD_DATA_REFUSED' });
    }
    const { rows } = await shop.ground.database.query(
      `SELECT 1 FROM billing."order" o WHERE o::text ~ '4242424242424242|52998224725|ana@sefira'`,
    );
    expect(rows).toEqual([]);
  });

  it('makes one order of one key, at once or again', async () => {
    const userId = newId();
    const idempotencyKey = newId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.order(userId, { pack: 'credits-50' }, { idempotencyKey })),
    );
    expect(answers.map(({ status, body }) => [status, (body as { error?: string }).error])).toEqual(
      Array(10).fill([201, undefined]),
    );
    const ids = new Set(answers.map(({ body }) => (body as { data: { id: string } }).data.id));
    expect(ids.size).toBe(1);
    const other = await shop.order(userId, { pack: 'credits-120' }, { idempotencyKey });
    expect(other.body).toMatchObject({ error: 'IDEMPOTENCY_CLASH' });
  });

  it('lets a customer give up an order, and hides it from all others', async () => {
    const userId = newId();
    const { id } = await shop.bought(userId, { pack: 'credits-50' });
    expect((await shop.billing.send(cancelOrder, { as: person(newId()), params: { id } })).status).toBe(404);
    const cancelled = await shop.billing.send(cancelOrder, { as: person(userId), params: { id } });
    expect(cancelled.body).toMatchObject({ data: { status: 'failed' } });
    expect((await shop.billing.send(cancelOrder, { as: person(userId), params: { id } })).status).toBe(409);
  });
});

describe('webhooks', () => {
  async function ring(body: string, signature: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (await fetch(shop.hookUrl, { method: 'POST', headers, body })).status;
  }
  function sign(body: string, key = shop.key, seconds = Math.floor(Date.now() / 1000)): string {
    return `ts=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
  }
  const bell = (paymentId: string, id = newId()) => JSON.stringify({ id, type: 'payment', data: { id: paymentId } });

  it('credits once after the same message 50 times, late', async () => {
    const userId = newId();
    await shop.control('webhooks', { isHeld: true });
    const order = await shop.bought(userId, { pack: 'credits-50' });
    const paymentId = await shop.paymentOf(order.id);
    await shop.control(`payments/${paymentId}/pay`);
    const body = bell(paymentId);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => ring(body, sign(body))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await shop.control('webhooks', { isHeld: false, copies: 5, isReversed: true });
    await shop.control('webhooks/release');
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    await shop.billing.idle();
    await shop.control('webhooks', { copies: 1, isReversed: false });
    expect(await credits(userId)).toBe(50);
    expect(await brokenRules(shop.ground)).toEqual([]);
  });

  it('changes nothing for a forged message', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-50' });
    const body = bell(await shop.paymentOf(order.id));
    const old = Math.floor(Date.now() / 1000) - 301;
    expect(await ring(body, sign(body, 'another key'))).toBe(401);
    expect(await ring(body, sign(body, shop.key, old))).toBe(401);
    expect(await ring(`${body} `, sign(body))).toBe(401);
    expect(await ring(body, '')).toBe(401);
    // Well signed, but the provider says that it is not paid.
    expect(await ring(body, sign(body))).toBe(200);
    await shop.billing.idle();
    expect((await shop.read(userId, order.id)).status).toBe('pending');
    expect(await credits(userId)).toBe(0);
  });

  it('finds by itself what no message told, and what was told before the order was there', async () => {
    const userId = newId();
    await shop.control('webhooks', { isHeld: true });
    const order = await shop.bought(userId, { pack: 'credits-50' });
    await shop.control(`payments/${await shop.paymentOf(order.id)}/pay`);
    move(1000);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    await shop.control('webhooks', { isHeld: false });
    expect(await credits(userId)).toBe(50);
  });
});

describe('plans', () => {
  it('takes the unused part off an upgrade, keeps a downgrade for the end, and ends when cancelled', async () => {
    const userId = newId();
    await shop.bought(userId, {
      plan: 'basic',
      method: 'credit-card',
      cardToken: await shop.token('4242424242424242'),
    });
    move(15 * day);
    const preview = await shop.billing.send(previewPlanChange, { as: person(userId), query: { plan: 'premium' } });
    const terms = z.parse(previewPlanChange.response, preview.body).data;
    expect(terms).toMatchObject({ when: 'now', priceCents: 5990 });
    expect(terms.unusedCents).toBeGreaterThan(1400);
    expect(terms.unusedCents).toBeLessThan(1600);
    const upgrade = await shop.bought(userId, {
      plan: 'premium',
      method: 'credit-card',
      cardToken: await shop.token('5555555555554444'),
    });
    expect(upgrade).toMatchObject({ status: 'paid', amountCents: terms.amountCents, discountCents: terms.unusedCents });
    expect((await shop.order(userId, { plan: 'basic' })).status).toBe(409);
    const scheduled = await shop.billing.send(schedulePlanChange, { as: person(userId), body: { plan: 'basic' } });
    expect(scheduled.body).toMatchObject({ data: { plan: 'premium', next: { plan: 'basic' }, renewalCents: 2990 } });
    move(32 * day);
    await expect.poll(async () => (await plan(userId)).plan, soon).toBe('basic');
    await shop.billing.send(cancelSubscription, { as: person(userId) });
    expect(await plan(userId)).toMatchObject({ renews: false, next: { plan: 'free' } });
    move(32 * day);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    expect(await brokenRules(shop.ground)).toEqual([]);
  });

  it('tries a failed card three times in seven days, then goes back to the free plan', async () => {
    const userId = newId();
    const cardToken = await shop.token('4000000000000341');
    await shop.bought(userId, { plan: 'premium', method: 'credit-card', cardToken });
    const end = Date.parse((await plan(userId)).currentPeriodEnd ?? '');
    for (const days of [0, 2, 4]) {
      shop.clock.now = new Date(end + days * day + 1000);
      await expect
        .poll(async () => (await plan(userId)).nextAttemptAt, soon)
        .toBe(new Date(end + { 0: 2, 2: 4, 4: 7 }[days as 0] * day).toISOString());
      expect(await plan(userId)).toMatchObject({ status: 'past_due', plan: 'premium' });
    }
    shop.clock.now = new Date(end + 7 * day + 1000);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    const { rows } = await shop.ground.database.query(
      `SELECT name, payload->>'attempt' AS attempt FROM billing.outbox_event WHERE payload->>'userId' = $1
       AND name IN ('subscription.payment_failed', 'subscription.ended') ORDER BY id`,
      [userId],
    );
    expect(rows.map(({ name, attempt }) => [name, attempt])).toEqual([
      ['subscription.payment_failed', '1'],
      ['subscription.payment_failed', '2'],
      ['subscription.payment_failed', '3'],
      ['subscription.payment_failed', '4'],
      ['subscription.ended', null],
    ]);
  });

  it('asks for a PIX five days before the end and goes on without a gap when it is paid', async () => {
    const userId = newId();
    const first = await shop.bought(userId, { plan: 'basic' });
    await shop.control(`payments/${await shop.paymentOf(first.id)}/pay`);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('active');
    const { currentPeriodEnd } = await plan(userId);
    shop.clock.now = new Date(Date.parse(currentPeriodEnd ?? '') - 4 * day);
    await shop.control('clock', { moveSeconds: 0 });
    await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
    const { renewalOrderId } = await plan(userId);
    await shop.control(`payments/${await shop.paymentOf(renewalOrderId ?? '')}/pay`);
    await expect.poll(async () => (await shop.read(userId, renewalOrderId ?? '')).status, soon).toBe('paid');
    expect((await plan(userId)).currentPeriodEnd).toBe(currentPeriodEnd);
    move(5 * day);
    await expect.poll(async () => (await plan(userId)).currentPeriodStart, soon).toBe(currentPeriodEnd);
    expect(await credits(userId)).toBe(110);
  });

  it('gives the credits of each month of a yearly plan, and lets old ones expire', async () => {
    const userId = newId();
    const cardToken = await shop.token('4242424242424242');
    await shop.bought(userId, { plan: 'basic', cycle: 'yearly', method: 'credit-card', cardToken });
    expect(await credits(userId)).toBe(55);
    move(32 * day);
    await expect.poll(() => credits(userId), soon).toBe(110);
    move(31 * day);
    await expect.poll(() => credits(userId), soon).toBe(110);
    expect(await brokenRules(shop.ground)).toEqual([]);
  });
});

describe('refunds', () => {
  async function preview(userId: string, id: string) {
    const answer = await shop.billing.send(previewRefund, { as: person(userId), params: { id } });
    return z.parse(refundPreview, (answer.body as { data: unknown }).data);
  }
  const refund = (userId: string, id: string, amountCents: number, key = newId()) =>
    shop.billing.send(refundOrder, {
      as: person(userId),
      params: { id },
      body: { amountCents },
      headers: { 'idempotency-key': key },
    });

  it('gives a plan back within seven days, takes unspent credits and ends it', async () => {
    const userId = newId();
    const cardToken = await shop.token('4242424242424242');
    const { id } = await shop.bought(userId, { plan: 'premium', method: 'credit-card', cardToken });
    await spend(userId);
    const shown = await preview(userId, id);
    expect(shown).toMatchObject({ isAllowed: true, amountCents: 5990, creditsTakenBack: 168, creditsSpent: 12 });
    expect((await refund(userId, id, 1)).body).toMatchObject({ error: 'CONFLICT', data: { amountCents: 5990 } });
    const answers = await Promise.all([1, 2, 3].map(() => refund(userId, id, 5990)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.read(userId, id)).toMatchObject({ status: 'refunded', refundedCents: 5990 });
    expect(await plan(userId)).toMatchObject({ status: 'ended', plan: 'free' });
    expect(await credits(userId)).toBe(0);
    expect(await brokenRules(shop.ground)).toEqual([]);
  });

  it('gives back the part of a pack that is left, and nothing after seven days', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-120' });
    await shop.control(`payments/${await shop.paymentOf(order.id)}/pay`);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    await spend(userId);
    const shown = await preview(userId, order.id);
    expect(shown).toMatchObject({ amountCents: 3591, creditsTakenBack: 108, creditsSpent: 12 });
    move(7 * day);
    expect(await preview(userId, order.id)).toMatchObject({ isAllowed: false, amountCents: 0 });
    expect((await refund(userId, order.id, 3591)).body).toMatchObject({ error: 'REFUND_CLOSED' });
    move(-day);
    expect((await refund(userId, order.id, 3591)).status).toBe(200);
    expect(await credits(userId)).toBe(0);
    expect(await brokenRules(shop.ground)).toEqual([]);
  });

  it('puts the plan before back when an upgrade is given back, and hears of a contested payment', async () => {
    const userId = newId();
    const card = async () => ({ method: 'credit-card' as const, cardToken: await shop.token('4242424242424242') });
    const basic = await shop.bought(userId, { plan: 'basic', ...(await card()) });
    const premium = await shop.bought(userId, { plan: 'premium', ...(await card()) });
    expect((await refund(userId, premium.id, premium.amountCents)).status).toBe(200);
    expect(await plan(userId)).toMatchObject({ plan: 'basic', status: 'active' });
    expect(await credits(userId)).toBe(55);
    await shop.control(`payments/${await shop.paymentOf(basic.id)}/charge-back`);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    expect(await credits(userId)).toBe(0);
    expect(await brokenRules(shop.ground)).toEqual([]);
  });
});
