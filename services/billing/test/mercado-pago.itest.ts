import { cancelOrder, createOrder, type Order, order, readOrder, refundOrder } from '@sefira/contracts/billing/orders';
import { readSubscription } from '@sefira/contracts/billing/subscription';
import { identityHeader, visitorIdentity } from '@sefira/contracts/shared/identity';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { billingEnvironment, brokenInvariants, endOffers, testAddress } from './billing-fixture.ts';
import { type MercadoPagoStandIn, mercadoPagoStandIn, signNotice } from './mercado-pago-stand-in.ts';

const stack = new AsyncDisposableStack();
const secrets = ['the-newest-secret-of-notices', 'the-secret-before-that-one'] as const;
const soon = { timeout: 60_000, interval: 100 };
const environment = {
  ...billingEnvironment,
  PUBLIC_URL: 'https://sefira.example',
  MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-of-a-test',
  MERCADO_PAGO_PUBLIC_KEY: 'APP_USR-public-of-a-test',
  MERCADO_PAGO_WEBHOOK_SECRETS: secrets.join(','),
};
let provider: MercadoPagoStandIn;
let testEnvironment: TestEnvironment;
let billing: ServiceUnderTest;

beforeAll(async () => {
  provider = stack.use(mercadoPagoStandIn());
  testEnvironment = stack.use(await createTestEnvironment());
  billing = stack.use(await startService(definition, testEnvironment, { environment }));
  await endOffers(testEnvironment);
});
afterAll(() => stack.disposeAsync());

const payer = { name: 'Ana Célia Vasconcelos', email: 'ana@sefira.test', cpf: '529.982.247-25' };

function ask(userId: string, what: object) {
  const headers = { 'idempotency-key': newId() };
  const body = { method: 'pix' as const, ...payer, ...what };
  return billing.send(createOrder, { as: person(userId), body, headers });
}

async function bought(userId: string, what: object): Promise<Order> {
  return z.parse(createOrder.response, (await ask(userId, what)).body).data;
}

async function read(userId: string, id: string): Promise<Order> {
  const answer = await billing.send(readOrder, { as: person(userId), params: { id } });
  return z.parse(order, (answer.body as { data: unknown }).data);
}

/** Sends a webhook notice: the payment's id in query and body, the signature in headers. */
async function ring(
  paymentId: string,
  { secret = secrets[0] as string, time = String(Date.now()), sentAs = '' } = {},
): Promise<number> {
  const requestId = newId();
  const answer = await fetch(`${billing.running.url}/billing/webhooks/mercadopago?data.id=${paymentId}&type=payment`, {
    method: 'POST',
    headers: {
      [identityHeader]: testEnvironment.keys.signer('gateway', () => new Date()).sign(visitorIdentity, 'billing'),
      'content-type': 'application/json',
      'x-request-id': sentAs || requestId,
      'x-signature': signNotice({ paymentId, requestId, time, secret }),
    },
    body: JSON.stringify({ id: newId(), type: 'payment', action: 'payment.updated', data: { id: paymentId } }),
  });
  return answer.status;
}

it('requests a PIX as documented and reads its state from the API after a signed notice', async () => {
  const userId = newId();
  const made = await bought(userId, { pack: 'credits-50' });
  expect(made.status).toBe('pending');
  expect(made.instructions.pix?.copyPaste).toMatch(/^000201/);
  const asked = provider.calls.findLast(({ path }) => path === '/v1/payments');
  expect(asked?.headers.get('x-idempotency-key')).toBe(`${made.id}:1`);
  expect(asked?.headers.get('authorization')).toBe('Bearer APP_USR-of-a-test');
  expect(asked?.body).toEqual({
    transaction_amount: 19.9,
    description: expect.any(String),
    external_reference: made.id,
    notification_url: 'https://sefira.example/api/billing/webhooks/mercadopago',
    statement_descriptor: 'SEFIRA',
    payment_method_id: 'pix',
    date_of_expiration: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-03:00$/),
    payer: {
      email: 'ana@sefira.test',
      first_name: 'Ana',
      last_name: 'Célia Vasconcelos',
      identification: { type: 'CPF', number: '52998224725' },
    },
  });
  const paymentId = provider.paymentOf(made.id);
  expect(await ring(paymentId)).toBe(200);
  await billing.idle();
  expect((await read(userId, made.id)).status).toBe('pending');
  provider.set(paymentId, { status: 'approved', status_detail: 'accredited' });
  expect(await ring(paymentId)).toBe(200);
  await expect.poll(async () => (await read(userId, made.id)).status, soon).toBe('paid');
  expect(await brokenInvariants(testEnvironment)).toEqual([]);
});

it('accepts notices signed with either secret, timed in seconds or milliseconds, and no other', async () => {
  const paymentId = '1320000000';
  const seconds = Math.floor(Date.now() / 1000);
  expect(await ring(paymentId, { secret: secrets[1] })).toBe(200);
  expect(await ring(paymentId, { time: String(seconds) })).toBe(200);
  expect(await ring(paymentId, { secret: 'somebody-elses-secret' })).toBe(401);
  expect(await ring(paymentId, { time: String(seconds - 301) })).toBe(401);
  expect(await ring(paymentId, { time: String((seconds - 301) * 1000) })).toBe(401);
  expect(await ring(paymentId, { sentAs: newId() })).toBe(401);
});

it('stores a card with its customer, charges a token of the stored card and refunds it', async () => {
  const userId = newId();
  const before = provider.calls.length;
  const made = await bought(userId, { plan: 'premium', method: 'credit-card', cardToken: 'token-of-the-browser' });
  expect(made).toMatchObject({ status: 'paid', amountCents: 5990, card: { brand: 'Visa', lastFour: '4242' } });
  // Webhook jobs of earlier tests may still read their payments.
  const seen = provider.calls
    .slice(before)
    .map(({ method, path }) => `${method} ${path.split('?')[0]}`)
    .filter((call) => !call.startsWith('GET /v1/payments/'));
  expect(seen).toEqual([
    'GET /v1/customers/search',
    'POST /v1/customers',
    'POST /v1/customers/customer-1/cards',
    'POST /v1/card_tokens',
    'POST /v1/payments',
  ]);
  const bodyOf = (path: string) => provider.calls.findLast((call) => call.path === path)?.body;
  expect(bodyOf('/v1/customers/customer-1/cards')).toEqual({ token: 'token-of-the-browser' });
  expect(bodyOf('/v1/card_tokens')).toEqual({ card_id: '9001', customer_id: 'customer-1' });
  expect(bodyOf('/v1/payments')).toMatchObject({
    token: 'token-of-the-kept-card',
    installments: 1,
    payer: { type: 'customer', id: 'customer-1' },
  });
  const given = await billing.send(refundOrder, {
    as: person(userId),
    params: { id: made.id },
    body: { amountCents: 5990 },
    headers: { 'idempotency-key': newId() },
  });
  expect(given.status).toBe(200);
  const refund = provider.calls.findLast(({ path }) => path.endsWith('/refunds'));
  expect(refund?.body).toEqual({ amount: 59.9 });
  expect(refund?.headers.get('x-idempotency-key')).toBeTruthy();
  await expect.poll(async () => (await read(userId, made.id)).status, soon).toBe('refunded');
});

it('cancels an order at the provider, and distinguishes rejected requests from an unavailable provider', async () => {
  const userId = newId();
  const { id } = await bought(userId, { pack: 'credits-120' });
  const paymentId = provider.paymentOf(id);
  expect((await billing.send(cancelOrder, { as: person(userId), params: { id } })).status).toBe(200);
  const cancelled = provider.calls.findLast(({ method }) => method === 'PUT');
  expect(cancelled).toMatchObject({ path: `/v1/payments/${paymentId}`, body: { status: 'cancelled' } });
  provider.failNext('POST /v1/payments', 400);
  const refused = await ask(newId(), { pack: 'credits-50' });
  expect(refused.body).toMatchObject({
    data: { status: 'failed', failureReason: expect.stringContaining('Confira os dados') },
  });
  provider.failNext('POST /v1/payments', 401);
  expect((await ask(newId(), { pack: 'credits-50' })).body).toMatchObject({ error: 'DEPENDENCY_DOWN' });
});

it('sends the address of the payer with every boleto: the first of a plan and its renewal', async () => {
  const userId = newId();
  const boleto = { plan: 'basic', method: 'boleto', address: testAddress };
  expect((await ask(userId, { ...boleto, address: undefined })).body).toMatchObject({ error: 'ADDRESS_REQUIRED' });
  const made = await bought(userId, boleto);
  const askedFor = (orderId: string) =>
    provider.calls.find(({ path, body }) => path === '/v1/payments' && body.external_reference === orderId)?.body;
  const asDocumented = {
    payment_method_id: 'bolbradesco',
    payer: {
      email: 'ana@sefira.test',
      identification: { type: 'CPF', number: '52998224725' },
      address: {
        zip_code: '06233200',
        street_name: 'Avenida das Nações Unidas',
        street_number: '3003',
        neighborhood: 'Bonfim',
        city: 'Osasco',
        federal_unit: 'SP',
      },
    },
  };
  expect(askedFor(made.id)).toMatchObject(asDocumented);
  const paymentId = provider.paymentOf(made.id);
  provider.set(paymentId, { status: 'approved', status_detail: 'accredited' });
  expect(await ring(paymentId)).toBe(200);
  await expect.poll(async () => (await read(userId, made.id)).status, soon).toBe('paid');
  // A second replica announces the renewal four weeks later.
  await using _later = await startService(definition, testEnvironment, {
    environment: { ...environment, BILLING_SWEEP_SECONDS: '0.1' },
    clock: () => new Date(Date.now() + 27 * dayMilliseconds),
  });
  const renewal = async () => {
    const answer = await billing.send(readSubscription, { as: person(userId) });
    return z.parse(readSubscription.response, answer.body).data.renewalOrderId ?? '';
  };
  await expect.poll(async () => askedFor(await renewal()), soon).toMatchObject(asDocumented);
  expect(await brokenInvariants(testEnvironment)).toEqual([]);
});
