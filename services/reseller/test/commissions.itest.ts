import { decideAttributionReview, listAttributionReviews } from '@sefira/contracts/reseller/admin';
import { explainCommission, listCommissions, readResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { keyedHash } from '@sefira/messaging/keyed-hash';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { createTestEnvironment, person, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  asAdmin,
  asReseller,
  newReseller,
  purchase,
  type Resale,
  refundOf,
  signUp,
  startReseller,
} from './start-reseller.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let resale: Resale;
let now = new Date('2026-11-21T15:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  resale = stack.use(await startReseller(testEnvironment, () => now));
});
afterAll(() => stack.disposeAsync());

async function commissionsOf(userId: string) {
  await resale.reseller.idle();
  const answer = await resale.reseller.send(listCommissions, { as: asReseller(userId), query: { days: 365 } });
  return z.parse(listCommissions.response, answer.body);
}

async function dashboardOf(userId: string, days = 30) {
  await resale.reseller.idle();
  const answer = await resale.reseller.send(readResellerDashboard, { as: asReseller(userId), query: { days } });
  return z.parse(readResellerDashboard.response, answer.body).data;
}

const paid = (order: Parameters<typeof deliverEvent<'order.paid'>>[3], id?: string) =>
  deliverEvent(testEnvironment, 'reseller', 'order.paid', order, id);
const refunded = (order: Parameters<typeof deliverEvent<'order.refunded'>>[3]) =>
  deliverEvent(testEnvironment, 'reseller', 'order.refunded', order);

test('creates one commission for twenty deliveries of a payment, at the rate of the attribution, pending for thirty days', async () => {
  const { userId, code } = await newReseller(resale);
  const customer = await signUp(testEnvironment, code, now);
  await resale.reseller.idle();
  const order = purchase(customer, now);
  // Ten deliveries of one event, ten events of one order.
  const eventId = newId();
  for (let turn = 0; turn < 10; turn += 1) await Promise.all([paid(order, eventId), paid(order)]);
  const { data, total, totalCents } = await commissionsOf(userId);
  expect(data).toEqual([
    expect.objectContaining({
      customer_name: 'Caetano Veloso',
      customer_email: `${customer.slice(-6, -5)}•••@exemplo.com.br`,
      product_name: 'Plano Premium, mensal',
      sale_amount: 4990,
      commission_amount: 998,
      status: 'pending',
      state: 'pending',
      available_on: '2026-12-21',
    }),
  ]);
  expect([total, totalCents]).toEqual([1, 998]);
  expect(await dashboardOf(userId)).toMatchObject({
    totalCommissions: 998,
    monthlyCommissions: 998,
    totalSales: 4990,
    totalCustomers: 1,
    activeCustomers: 1,
    pendingPayments: 998,
    funnel: { signUps: 1, firstPurchases: 1, sales: 1 },
  });
  const [line] = data;
  const why = await resale.reseller.send(explainCommission, {
    as: asReseller(userId),
    params: { id: line?.id ?? '' },
  });
  const { sentences } = z.parse(explainCommission.response, why.body).data;
  expect(sentences.join(' ')).toMatch(/20%.*R\$\s49,90.*R\$\s9,98.*21\/12\/2026/);
});

test('has the same result in any order of events: payment before the attribution, refund before the payment', async () => {
  const { userId, code } = await newReseller(resale);
  const early = newId();
  await paid(purchase(early, now));
  await resale.reseller.idle();
  await signUp(testEnvironment, code, now, { userId: early });
  await resale.reseller.idle();
  const late = await signUp(testEnvironment, code, now);
  const order = purchase(late, now);
  await refunded(refundOf(order, now));
  await resale.reseller.idle();
  await paid(order);
  const { data } = await commissionsOf(userId);
  expect(data.map(({ state }) => state).sort()).toEqual(['cancelled', 'pending']);
  expect((await dashboardOf(userId)).totalCommissions).toBe(998);
});

test('cancels or reduces a pending commission by a refund, once', async () => {
  const { userId, code } = await newReseller(resale);
  const customer = await signUp(testEnvironment, code, now);
  await resale.reseller.idle();
  const [whole, part] = [purchase(customer, now), purchase(customer, now, { amountCents: 10_000 })];
  await Promise.all([paid(whole), paid(part)]);
  await resale.reseller.idle();
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all([refunded(refundOf(whole, now)), refunded(refundOf(part, now, 4_000))]);
  }
  const { data } = await commissionsOf(userId);
  expect(data.map((line) => [line.commission_amount, line.status]).sort()).toEqual([
    [1200, 'pending'],
    [998, 'cancelled'],
  ]);
  expect(await dashboardOf(userId)).toMatchObject({ totalCommissions: 1200, totalSales: 6000 });
});

test('restores the commission after a won chargeback, in either order of events', async () => {
  const { userId, code } = await newReseller(resale);
  const customer = await signUp(testEnvironment, code, now);
  await resale.reseller.idle();
  const later = new Date(now.getTime() + dayMilliseconds);
  const recovered = (order: ReturnType<typeof purchase>) => {
    const { refundedAt: _refundedAt, ...facts } = refundOf(order, now, 0);
    const win = { ...facts, recoveredCents: order.amountCents, recoveredAt: later.toISOString() };
    return deliverEvent(testEnvironment, 'reseller', 'order.recovered', win);
  };
  const [inOrder, reversed] = [purchase(customer, now), purchase(customer, now)];
  for (const order of [inOrder, reversed]) await paid(order);
  await refunded(refundOf(inOrder, now));
  await resale.reseller.idle();
  expect((await commissionsOf(userId)).data.map(({ state }) => state).sort()).toEqual(['cancelled', 'pending']);
  await recovered(inOrder);
  await recovered(reversed);
  await resale.reseller.idle();
  await refunded(refundOf(reversed, now));
  const { data } = await commissionsOf(userId);
  expect(data.map((line) => [line.commission_amount, line.status])).toEqual([
    [998, 'pending'],
    [998, 'pending'],
  ]);
  expect(await dashboardOf(userId)).toMatchObject({ totalCommissions: 1996, totalSales: 9980 });
});

test('attributes no customer by an old, unknown or missing link, and never changes an attribution', async () => {
  const [one, two] = [await newReseller(resale), await newReseller(resale)];
  const clickedAt = new Date(now.getTime() - 61 * dayMilliseconds).toISOString();
  const referral = { code: one.code, clickedAt, deviceAccountIds: [] };
  const stranger = await signUp(testEnvironment, null, now, { referral });
  const unknown = await signUp(testEnvironment, 'nosuchcode', now);
  const customer = await signUp(testEnvironment, one.code, now);
  await resale.reseller.idle();
  await signUp(testEnvironment, two.code, now, { userId: customer });
  await resale.reseller.idle();
  await Promise.all([stranger, unknown, customer].map((userId) => paid(purchase(userId, now))));
  expect((await commissionsOf(one.userId)).total).toBe(1);
  expect((await commissionsOf(two.userId)).total).toBe(0);
});

test('holds commissions of the reseller’s own second account until a review', async () => {
  const { userId, code, email } = await newReseller(resale);
  const [local = '', domain = ''] = email.split('@');
  const bySame = await signUp(testEnvironment, code, now, { email: `${local}+conta2@${domain}` });
  const byDevice = await signUp(testEnvironment, code, now, { deviceAccountIds: [userId] });
  const byCard = await signUp(testEnvironment, code, now);
  const byDocument = await signUp(testEnvironment, code, now);
  await resale.reseller.idle();
  await paid(purchase(userId, now, { cardHash: 'the-card' }));
  await Promise.all([bySame, byDevice].map((customer) => paid(purchase(customer, now))));
  await resale.reseller.idle();
  await paid(purchase(byCard, now, { cardHash: 'the-card' }));
  // The CPF of every reseller here, hashed as billing publishes it for a payer.
  const documentHash = keyedHash('document', '52998224725', {
    MESSAGE_KEY: testEnvironment.environment('reseller').MESSAGE_KEY ?? '',
  });
  await paid(purchase(byDocument, now, { documentHash }));
  const { data } = await commissionsOf(userId);
  expect(data.map(({ state, status }) => [state, status])).toEqual(Array(4).fill(['held', 'pending']));

  const list = await resale.reseller.send(listAttributionReviews, { as: asAdmin(), query: {} });
  const reviews = z
    .parse(listAttributionReviews.response, list.body)
    .data.items.filter(({ resellerId }) => resellerId === userId);
  expect(reviews.map(({ reason }) => reason).sort()).toEqual([
    'same_card',
    'same_device',
    'same_document',
    'same_email',
  ]);
  for (const { id, reason } of reviews) {
    const decision = reason === 'same_card' ? 'clear' : 'confirm';
    const answer = await resale.reseller.send(decideAttributionReview, {
      as: asAdmin(),
      params: { id },
      body: { decision },
    });
    expect(answer.status).toBe(200);
  }
  const after = (await commissionsOf(userId)).data.map(({ state }) => state).sort();
  expect(after).toEqual(['cancelled', 'cancelled', 'cancelled', 'pending']);
});

test('does not show the data of another reseller', async () => {
  const [one, two] = [await newReseller(resale), await newReseller(resale)];
  const customer = await signUp(testEnvironment, one.code, now, { name: 'Canário Amarelo' });
  await resale.reseller.idle();
  await paid(purchase(customer, now));
  const [line] = (await commissionsOf(one.userId)).data;
  const params = { id: line?.id ?? '' };
  expect((await resale.reseller.send(explainCommission, { as: asReseller(two.userId), params })).status).toBe(404);
  expect((await resale.reseller.send(listCommissions, { as: person(one.userId), query: {} })).status).toBe(403);
  expect(JSON.stringify([await commissionsOf(two.userId), await dashboardOf(two.userId, 365)])).not.toContain(
    'Canário',
  );
  now = new Date(now.getTime() + 1000);
});
