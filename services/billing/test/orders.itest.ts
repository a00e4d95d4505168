import { createHmac } from 'node:crypto';
import { cancelOrder, listOrders } from '@sefira/contracts/billing/orders';
import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { brokenInvariants, endOffers, testAddress } from './billing-fixture.ts';
import { openShop, type Shop } from './shop.ts';
import { shopper } from './shopper.ts';

const readPersonalData = personalDataRoute('billing');
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

const { move, credits, plan } = shopper(() => shop);

describe('orders', () => {
  it('charges a card by token and activates the plan at once', async () => {
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
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('confirms a PIX after its webhook notice, with a valid code and an expiry', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-120' });
    expect(order).toMatchObject({ status: 'pending', amountCents: 3990 });
    expect(order.instructions.pix?.copyPaste).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    expect(Date.parse(order.instructions.pix?.expiresAt ?? '') - shop.clock.now.getTime()).toBe(1_800_000);
    await shop.control(`payments/${await shop.paymentOf(order.id)}/pay`);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    expect(await credits(userId)).toBe(120);
  });

  it('returns a boleto of 47 digits with its PDF, and a page of PayPal', async () => {
    const userId = newId();
    const boleto = await shop.bought(userId, { pack: 'credits-50', method: 'boleto', address: testAddress });
    expect(boleto.instructions.boleto?.line).toMatch(/^\d{47}$/);
    expect((await fetch(boleto.instructions.boleto?.pdfUrl ?? '')).status).toBe(200);
    const paypal = await shop.bought(userId, { pack: 'credits-50', method: 'paypal' });
    expect((await fetch(paypal.instructions.redirectUrl ?? '')).status).toBe(200);
    const listed = await shop.billing.send(listOrders, { as: person(userId), query: { status: 'pending' } });
    expect(z.parse(listOrders.response, listed.body).data.items).toHaveLength(2);
  });

  it('requires the address of a boleto, names invalid fields, and stores it only for renewals', async () => {
    const userId = newId();
    const boleto = { plan: 'basic', method: 'boleto' } as const;
    expect(await shop.order(userId, boleto)).toMatchObject({
      status: 400,
      body: {
        error: 'ADDRESS_REQUIRED',
        data: { issues: [{ path: 'address', message: expect.stringContaining('endereço') }] },
      },
    });
    expect(await shop.order(userId, { ...boleto, address: { ...testAddress, zipCode: '0623-200' } })).toMatchObject({
      status: 400,
      body: { error: 'ZIP_CODE_INVALID', data: { issues: [{ path: 'address.zipCode' }] } },
    });
    const wrong = { ...testAddress, street: ' ', state: 'XX' as 'SP' };
    expect(await shop.order(userId, { ...boleto, address: wrong })).toMatchObject({
      status: 400,
      body: {
        error: 'VALIDATION_FAILED',
        data: {
          issues: [
            { path: 'address.street', message: 'Informe a rua.' },
            { path: 'address.state', message: 'Escolha o estado.' },
          ],
        },
      },
    });
    await shop.bought(userId, { ...boleto, address: testAddress });
    await shop.bought(userId, { pack: 'credits-50', method: 'boleto', address: testAddress });
    await shop.bought(userId, { pack: 'credits-50', method: 'pix', address: testAddress });
    const answer = await shop.billing.send(readPersonalData, {
      as: internalCaller,
      params: { userId },
      query: {},
    });
    const { sections } = z.parse(readPersonalData.response, answer.body).data;
    const stored = sections.find(({ title }) => title === 'Pedidos')?.rows.map(({ payer }) => payer);
    const payer = { name: 'Ana Célia', email: 'ana@sefira.test', cpf: '52998224725' };
    expect(stored).toEqual([{ ...payer, address: { ...testAddress, zipCode: '06233200' } }, payer, payer]);
  });

  it('shows declined cards and cards under review', async () => {
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

  it('uses its own prices, checks the CPF and refuses card numbers in any field', async () => {
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
    const { rows } = await shop.testEnvironment.database.query(
      `SELECT 1 FROM billing."order" o WHERE o::text ~ '4242424242424242|52998224725|ana@sefira'`,
    );
    expect(rows).toEqual([]);
  });

  it('creates one order for one key, concurrently or repeated', async () => {
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

  it('charges a card once when the lost call is repeated with another token of it', async () => {
    const userId = newId();
    const idempotencyKey = newId();
    const pay = async () => {
      const cardToken = await shop.token('4242 4242 4242 4242');
      return shop.order(userId, { pack: 'credits-50', method: 'credit-card', cardToken }, { idempotencyKey });
    };
    const [first, repeated] = [await pay(), await pay()];
    expect(repeated).toMatchObject({ status: 201, body: { data: { status: 'paid' } } });
    expect(repeated.body).toEqual(first.body);
    expect(await credits(userId)).toBe(50);
  });

  it('lets a customer cancel an order, and returns 404 to others', async () => {
    const userId = newId();
    const { id } = await shop.bought(userId, { pack: 'credits-50' });
    expect((await shop.billing.send(cancelOrder, { as: person(newId()), params: { id } })).status).toBe(404);
    const cancelled = await shop.billing.send(cancelOrder, { as: person(userId), params: { id } });
    expect(cancelled.body).toMatchObject({ data: { status: 'failed' } });
    expect((await shop.billing.send(cancelOrder, { as: person(userId), params: { id } })).status).toBe(409);
  });
});

describe('webhooks', () => {
  async function postNotice(body: string, signature: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (await fetch(shop.hookUrl, { method: 'POST', headers, body })).status;
  }
  function sign(body: string, key = shop.key, seconds = Math.floor(Date.now() / 1000)): string {
    return `ts=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
  }
  async function provider(path: string, body: object): Promise<unknown> {
    const answer = await fetch(shop.sandboxUrl + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shop.key}`,
        'content-type': 'application/json',
        'x-idempotency-key': newId(),
      },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBeLessThan(300);
    return answer.json();
  }
  /** Pays an order a second time at the provider. */
  async function payBeside(orderId: string, amountCents: number): Promise<string> {
    const payer = { name: 'Ana', email: 'ana@sefira.test', cpf: '52998224725' };
    const request = {
      orderId,
      amountCents,
      description: 'Pacote',
      method: 'pix',
      payer,
      notificationUrl: shop.hookUrl,
    };
    const none = { cardToken: null, savedCard: null, expiresAt: null };
    return z.parse(z.object({ id: z.string() }), await provider('/v1/payments', { ...request, ...none })).id;
  }
  const noticeBody = (paymentId: string, id = newId()) =>
    JSON.stringify({ id, type: 'payment', data: { id: paymentId } });

  it('grants credits once after 50 late repeats of a notice', async () => {
    const userId = newId();
    await shop.control('webhooks', { isHeld: true });
    const order = await shop.bought(userId, { pack: 'credits-50' });
    const paymentId = await shop.paymentOf(order.id);
    await shop.control(`payments/${paymentId}/pay`);
    const body = noticeBody(paymentId);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => postNotice(body, sign(body))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await shop.control('webhooks', { isHeld: false, copies: 5, isReversed: true });
    await shop.control('webhooks/release');
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    await shop.billing.idle();
    await shop.control('webhooks', { copies: 1, isReversed: false });
    expect(await credits(userId)).toBe(50);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('ignores a forged notice', async () => {
    const userId = newId();
    const order = await shop.bought(userId, { pack: 'credits-50' });
    const body = noticeBody(await shop.paymentOf(order.id));
    const old = Math.floor(Date.now() / 1000) - 301;
    expect(await postNotice(body, sign(body, 'another key'))).toBe(401);
    expect(await postNotice(body, sign(body, shop.key, old))).toBe(401);
    expect(await postNotice(`${body} `, sign(body))).toBe(401);
    expect(await postNotice(body, '')).toBe(401);
    // The signature is valid, but the payment is not paid at the provider.
    expect(await postNotice(body, sign(body))).toBe(200);
    await shop.billing.idle();
    expect((await shop.read(userId, order.id)).status).toBe('pending');
    expect(await credits(userId)).toBe(0);
  });

  it('stays paid by one payment when a second one is refunded, in either order of notices', async () => {
    const userId = newId();
    await shop.control('webhooks', { isHeld: true });
    const order = await shop.bought(userId, { pack: 'credits-50' });
    const first = await shop.paymentOf(order.id);
    const second = await payBeside(order.id, order.amountCents);
    for (const paymentId of [first, second]) await shop.control(`payments/${paymentId}/pay`);
    await provider(`/v1/payments/${second}/refunds`, { amountCents: order.amountCents });
    for (const paymentId of [second, first]) {
      const body = noticeBody(paymentId);
      expect(await postNotice(body, sign(body))).toBe(200);
      await shop.billing.idle();
      expect((await shop.read(userId, order.id)).status).toBe('paid');
      expect(await credits(userId)).toBe(50);
    }
    await shop.control('webhooks', { isHeld: false });
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });

  it('reconciles a payment without a notice, also after a check with a clock that was ahead', async () => {
    const userId = newId();
    await shop.control('webhooks', { isHeld: true });
    const order = await shop.bought(userId, { pack: 'credits-50' });
    const ahead = new Date(shop.clock.now.getTime() + 3_600_000);
    await shop.testEnvironment.database.query('UPDATE billing."order" SET checked_at = $2 WHERE id = $1', [
      order.id,
      ahead,
    ]);
    await shop.control(`payments/${await shop.paymentOf(order.id)}/pay`);
    move(1000);
    await expect.poll(async () => (await shop.read(userId, order.id)).status, soon).toBe('paid');
    await shop.control('webhooks', { isHeld: false });
    expect(await credits(userId)).toBe(50);
  });

  it('processes a notice that arrived before its order', async () => {
    const userId = newId();
    const model = await shop.bought(userId, { pack: 'credits-50' });
    await shop.control('webhooks', { isHeld: true });
    const orderId = newId();
    const paymentId = await payBeside(orderId, model.amountCents);
    await shop.control(`payments/${paymentId}/pay`);
    const body = noticeBody(paymentId);
    expect(await postNotice(body, sign(body))).toBe(200);
    // The row of the order is inserted late, as by a slow transaction.
    await shop.testEnvironment.database.query(
      `INSERT INTO billing."order" SELECT (jsonb_populate_record(o, jsonb_build_object('id', $1::text))).*
       FROM billing."order" o WHERE id = $2`,
      [orderId, model.id],
    );
    move(1000);
    await expect.poll(async () => (await shop.read(userId, orderId)).status, soon).toBe('paid');
    await shop.control('webhooks', { isHeld: false });
    expect(await credits(userId)).toBe(50);
    expect(await brokenInvariants(shop.testEnvironment)).toEqual([]);
  });
});
