import { administerRefund, listOrdersOfUser } from '@sefira/contracts/billing/admin';
import { previewRefund, refundOrder, refundPreview } from '@sefira/contracts/billing/orders';
import { cancelSubscription, previewPlanChange, schedulePlanChange } from '@sefira/contracts/billing/subscription';
import { internalCaller } from '@sefira/platform/http/service-client';
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

describe('plans', () => {
  it('deducts the unused part from an upgrade, schedules a downgrade for the end, and ends when cancelled', async () => {
    const userId = newId();
    await shop.bought(userId, {
      plan: 'basic',
      method: 'credit-card',
      cardToken: await shop.token('4242424242424242'),
    });
    move(15 * dayMilliseconds);
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
    move(32 * dayMilliseconds);
    await expect.poll(async () => (await plan(userId)).plan, soon).toBe('basic');
    await shop.billing.send(cancelSubscription, { as: person(userId) });
    expect(await plan(userId)).toMatchObject({ renews: false, next: { plan: 'free' } });
    move(32 * dayMilliseconds);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('retries a declined card three times in seven days, then ends the plan', async () => {
    const userId = newId();
    const cardToken = await shop.token('4000000000000341');
    await shop.bought(userId, { plan: 'premium', method: 'credit-card', cardToken });
    const end = Date.parse((await plan(userId)).currentPeriodEnd ?? '');
    for (const days of [0, 2, 4]) {
      shop.clock.now = new Date(end + days * dayMilliseconds + 1000);
      await expect
        .poll(async () => (await plan(userId)).nextAttemptAt, soon)
        .toBe(new Date(end + { 0: 2, 2: 4, 4: 7 }[days as 0] * dayMilliseconds).toISOString());
      expect(await plan(userId)).toMatchObject({ status: 'past_due', plan: 'premium' });
    }
    shop.clock.now = new Date(end + 7 * dayMilliseconds + 1000);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('ended');
    const { rows } = await shop.testEnvironment.database.query(
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

  it('announces a PIX five days before the end and continues without a gap when it is paid', async () => {
    const userId = newId();
    const first = await shop.bought(userId, { plan: 'basic' });
    await shop.control(`payments/${await shop.paymentOf(first.id)}/pay`);
    await expect.poll(async () => (await plan(userId)).status, soon).toBe('active');
    const { currentPeriodEnd } = await plan(userId);
    shop.clock.now = new Date(Date.parse(currentPeriodEnd ?? '') - 4 * dayMilliseconds);
    await shop.control('clock', { moveSeconds: 0 });
    await expect.poll(async () => (await plan(userId)).renewalOrderId, soon).not.toBeNull();
    const { renewalOrderId } = await plan(userId);
    await shop.control(`payments/${await shop.paymentOf(renewalOrderId ?? '')}/pay`);
    await expect.poll(async () => (await shop.read(userId, renewalOrderId ?? '')).status, soon).toBe('paid');
    expect((await plan(userId)).currentPeriodEnd).toBe(currentPeriodEnd);
    move(5 * dayMilliseconds);
    await expect.poll(async () => (await plan(userId)).currentPeriodStart, soon).toBe(currentPeriodEnd);
    expect(await credits(userId)).toBe(110);
  });

  it('grants the credits of each month of a yearly plan, and expires old ones', async () => {
    const userId = newId();
    const cardToken = await shop.token('4242424242424242');
    await shop.bought(userId, { plan: 'basic', cycle: 'yearly', method: 'credit-card', cardToken });
    expect(await credits(userId)).toBe(55);
    move(32 * dayMilliseconds);
    await expect.poll(() => credits(userId), soon).toBe(110);
    move(31 * dayMilliseconds);
    await expect.poll(() => credits(userId), soon).toBe(110);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
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

  it('refunds a plan within seven days, takes unspent credits and ends it', async () => {
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
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('refunds one plan with spent credits in full, then deducts used credits, also under another account', async () => {
    const cpf = '111.444.777-35';
    const buy = async (userId: string, email: string) => {
      const cardToken = await shop.token('5555555555554444');
      return shop.bought(userId, { plan: 'premium', method: 'credit-card', cardToken, cpf, email });
    };
    const [first, second, third] = [newId(), newId(), newId()];
    const unspent = await buy(first, 'lia@sefira.test');
    expect(await preview(first, unspent.id)).toMatchObject({ amountCents: 5990, note: null });
    expect((await refund(first, unspent.id, 5990)).status).toBe(200);
    const whole = await buy(first, 'lia@sefira.test');
    await spend(first);
    const shown = await preview(first, whole.id);
    expect(shown).toMatchObject({ amountCents: 5990, deductedCents: 0, creditsSpent: 12 });
    expect(shown.note).toContain('Uma única vez por pessoa');
    expect((await refund(first, whole.id, 5990)).status).toBe(200);
    for (const userId of [second, third]) {
      const { id } = await buy(userId, 'lia+outra@sefira.test');
      await spend(userId);
      const deducted = await preview(userId, id);
      expect(deducted).toMatchObject({ amountCents: 5513, deductedCents: 477, creditsTakenBack: 168 });
      expect(deducted.note).toContain('R$ 19,90 por 50 créditos');
      expect((await refund(userId, id, 5990)).body).toMatchObject({ error: 'CONFLICT' });
      expect((await refund(userId, id, 5513)).status).toBe(200);
      expect(await shop.read(userId, id)).toMatchObject({ status: 'refunded', refundedCents: 5513 });
      expect(await plan(userId)).toMatchObject({ status: 'ended', plan: 'free' });
    }
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('deducts uses that the plan included from the second refund on', async () => {
    const userId = newId();
    const buy = async () => {
      const payer = { cpf: '390.533.447-05', email: 'ivo@sefira.test' };
      const { id } = await shop.bought(userId, { plan: 'premium', method: 'pix', ...payer });
      await shop.control(`payments/${await shop.paymentOf(id)}/pay`);
      await expect.poll(async () => (await shop.read(userId, id)).status, soon).toBe('paid');
      return id;
    };
    const whole = await buy();
    await spend(userId, 'company_names');
    const shown = await preview(userId, whole);
    expect(shown).toMatchObject({ amountCents: 5990, deductedCents: 0, creditsTakenBack: 180, creditsSpent: 6 });
    expect(shown.note).toContain('usos no valor de 6 créditos');
    expect((await refund(userId, whole, 5990)).status).toBe(200);
    move(1000);
    const again = await buy();
    expect(await preview(userId, again)).toMatchObject({ amountCents: 5990, creditsSpent: 0, note: null });
    for (const service of ['company_names', 'compatibility'] as const) await spend(userId, service);
    const deducted = await preview(userId, again);
    expect(deducted).toMatchObject({ amountCents: 5433, deductedCents: 557, creditsTakenBack: 180, creditsSpent: 14 });
    expect((await refund(userId, again, 5433)).status).toBe(200);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('recognises a person with a whole refund by the mailbox alone', async () => {
    const paidBy = async (userId: string, cpf: string, email: string, card: string) => {
      const cardToken = await shop.token(card);
      const { id } = await shop.bought(userId, { plan: 'basic', method: 'credit-card', cardToken, cpf, email });
      await spend(userId);
      return (await preview(userId, id)).amountCents < 2990 ? 0 : (await refund(userId, id, 2990)).status;
    };
    expect(await paidBy(newId(), '153.509.460-56', 'Rui.Sa@gmail.com', '4000000000000341')).toBe(200);
    expect(await paidBy(newId(), '862.883.667-57', 'ruisa+2@gmail.com', '378282246310005')).toBe(0);
  });

  it('is done by an administrator within thirty days, with a reason, and audited', async () => {
    const userId = newId();
    const cardToken = await shop.token('4242424242424242');
    const { id } = await shop.bought(userId, { plan: 'basic', method: 'credit-card', cardToken });
    move(8 * dayMilliseconds);
    const own = await shop.billing.send(listOrdersOfUser, { as: internalCaller, params: { userId } });
    expect(own.body).toMatchObject({ data: [{ id, status: 'paid', refund: { is_allowed: true, amount: 2990 } }] });
    const by = {
      id: newId(),
      role: 'admin',
      name: 'Marta',
      email: null,
      address: '',
      userAgent: '',
      requestId: newId(),
    };
    const give = (amount: number) =>
      shop.billing.send(administerRefund, {
        as: internalCaller,
        params: { id },
        body: { amount, reason: 'Não gostou', by },
      });
    expect((await give(1)).status).toBe(409);
    expect((await give(2990)).body).toMatchObject({ data: { refunded: 2990 } });
    expect((await give(2990)).body).toMatchObject({ error: 'REFUND_CLOSED' });
    const { rows } = await shop.testEnvironment.database.query(
      `SELECT payload FROM billing.outbox_event WHERE name = 'billing.administered' AND payload->>'entityId' = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ payload: { entity: 'order', reason: 'Não gostou', new: { refundedCents: 2990 } } }]);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('refunds the remaining part of a pack, and nothing after seven days', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-120' });
    await shop.control(`payments/${await shop.paymentOf(order.id)}/pay`);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    await spend(userId);
    const shown = await preview(userId, order.id);
    expect(shown).toMatchObject({ amountCents: 3591, creditsTakenBack: 108, creditsSpent: 12 });
    move(7 * dayMilliseconds);
    expect(await preview(userId, order.id)).toMatchObject({ isAllowed: false, amountCents: 0 });
    expect((await refund(userId, order.id, 3591)).body).toMatchObject({ error: 'REFUND_CLOSED' });
    move(-dayMilliseconds);
    expect((await refund(userId, order.id, 3591)).status).toBe(200);
    expect(await credits(userId)).toBe(0);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('restores the previous plan when an upgrade is refunded, and ends a plan with a chargeback', async () => {
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
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });
});
