import { changePixKey, submitDocument } from '@sefira/contracts/reseller/account';
import * as admin from '@sefira/contracts/reseller/admin';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CustomerDatum, cnpj, now, otherCpf, ownCpf, past, sellAndPay, thirdCpf } from './sell-and-pay.ts';
import {
  asAdmin,
  type NewReseller,
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
let shop: ReturnType<typeof sellAndPay>;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  resale = stack.use(await startReseller(testEnvironment, () => now));
  shop = sellAndPay(testEnvironment, resale);
});
afterAll(() => stack.disposeAsync());

const renamed = (userId: string, email: string, role: 'user' | 'reseller') =>
  shop.deliver('user.updated', {
    userId,
    name: 'Rui Sampaio',
    birthDate: null,
    email,
    role,
    plan: 'free',
    status: 'active',
    isEmailConfirmed: true,
    isTwoFactorEnabled: false,
    updatedAt: now.toISOString(),
  });

/** Removes the application's data, as for an account that received the role from an administrator. */
const withoutDocument = (userId: string) =>
  testEnvironment.database.query(
    'UPDATE reseller.reseller SET document_sealed = NULL, pix_key_sealed = NULL WHERE user_id = $1',
    [userId],
  );

interface Datum {
  readonly reason: string;
  readonly application?: Parameters<typeof newReseller>[1];
  /** Stores the datum of the reseller. */
  readonly ofReseller: (reseller: NewReseller) => Promise<void>;
  /** The datum of the customer's order or account. */
  readonly ofCustomer: (reseller: NewReseller) => CustomerDatum;
}

const company = { document: cnpj, responsibleCpf: thirdCpf } as const;
const payerOf = (cpf: string) => ({ order: { documentHash: shop.hashOf('document', cpf) } });

const data: Readonly<Record<string, Datum>> = {
  'a PIX key of a company that is the CPF of the payer': {
    reason: 'same_document',
    application: company,
    ofReseller: ({ userId }) => shop.send(userId, changePixKey, { pixKeyType: 'cpf', pixKey: ownCpf }),
    ofCustomer: () => payerOf(ownCpf),
  },
  'a PIX key that is an e-mail': {
    reason: 'same_email',
    ofReseller: ({ userId }) =>
      shop.send(userId, changePixKey, { pixKeyType: 'email', pixKey: `rui.segundo+${userId}@gmail.com` }),
    // Gmail ignores dots and the part after a plus: the mailbox of every reseller of this case.
    ofCustomer: () => ({ email: 'ruisegundo+compras@googlemail.com' }),
  },
  'the CPF of a reseller without one before': {
    reason: 'same_document',
    ofReseller: async ({ userId }) => {
      await withoutDocument(userId);
      await testEnvironment.database.query('DELETE FROM reseller.person_mark WHERE user_id = $1', [userId]);
      await shop.send(userId, submitDocument, { document: otherCpf });
    },
    ofCustomer: () => payerOf(otherCpf),
  },
  'the CPF of the legal representative of a CNPJ': {
    reason: 'same_document',
    application: company,
    ofReseller: async ({ userId }) => {
      await testEnvironment.database.query(
        'UPDATE reseller.reseller SET responsible_sealed = NULL WHERE user_id = $1',
        [userId],
      );
      await shop.send(userId, submitDocument, { document: cnpj, responsibleCpf: otherCpf });
    },
    ofCustomer: () => payerOf(otherCpf),
  },
  'a card': {
    reason: 'same_card',
    ofReseller: ({ userId }) =>
      shop.deliver('order.paid', purchase(userId, past, { cardHash: shop.hashOf('card', userId) })),
    ofCustomer: ({ userId }) => ({ order: { cardHash: shop.hashOf('card', userId) } }),
  },
  'the CPF of the reseller’s own purchase': {
    reason: 'same_document',
    ofReseller: ({ userId }) =>
      shop.deliver('order.paid', purchase(userId, past, { documentHash: shop.hashOf('document', userId) })),
    ofCustomer: ({ userId }) => ({ order: { documentHash: shop.hashOf('document', userId) } }),
  },
  'the e-mail of the account': {
    reason: 'same_email',
    ofReseller: ({ userId }) => renamed(userId, `${userId}@novo.test`, 'reseller'),
    ofCustomer: ({ userId }) => ({ email: `${userId}+loja@novo.test` }),
  },
};

test.each(Object.entries(data))('holds a sale to oneself by %s, known before the sale', async (_name, datum) => {
  const reseller = await newReseller(resale, datum.application);
  await datum.ofReseller(reseller);
  await shop.sell(reseller, datum.ofCustomer(reseller));
  expect(await shop.statesOf(reseller.userId)).toEqual(['held']);
  expect((await shop.openReviews(reseller.userId)).map(({ reason }) => reason)).toEqual([datum.reason]);
});

test.each(Object.entries(data))('holds a sale to oneself by %s, known after the sale', async (name, datum) => {
  const reseller = await newReseller(resale, datum.application);
  await shop.sell(reseller, datum.ofCustomer(reseller));
  expect(await shop.statesOf(reseller.userId), name).not.toContain('held');
  await datum.ofReseller(reseller);
  expect(await shop.statesOf(reseller.userId)).toEqual(['held']);
  expect((await shop.openReviews(reseller.userId)).map(({ reason }) => reason)).toEqual([datum.reason]);
});

test.each(['reseller', 'customer'])(
  'holds a sale to oneself by a device that the %s uses after the sale',
  async (who) => {
    const reseller = await newReseller(resale);
    const customer = await shop.sell(reseller);
    expect(await shop.statesOf(reseller.userId)).not.toContain('held');
    const [user, other] = who === 'reseller' ? [reseller.userId, customer] : [customer, reseller.userId];
    await shop.deliver('device.added', {
      userId: user,
      name: 'Rui Sampaio',
      email: reseller.email,
      device: 'Chrome em Windows',
      place: 'Rede 187.10.20.0/24',
      deviceAccountIds: [other],
      addedAt: now.toISOString(),
    });
    expect(await shop.statesOf(reseller.userId)).toEqual(['held']);
    expect((await shop.openReviews(reseller.userId)).map(({ reason }) => reason)).toEqual(['same_device']);
  },
);

test('holds a sale to oneself by a device with an event before the attribution', async () => {
  const reseller = await newReseller(resale);
  const userId = newId();
  await shop.deliver('device.added', {
    userId: reseller.userId,
    name: 'Rui Sampaio',
    email: reseller.email,
    device: 'Chrome em Windows',
    place: 'Rede 187.10.20.0/24',
    deviceAccountIds: [userId],
    addedAt: now.toISOString(),
  });
  await signUp(testEnvironment, reseller.code, past, { userId });
  await resale.reseller.idle();
  await shop.deliver('order.paid', purchase(userId, past));
  expect(await shop.statesOf(reseller.userId)).toEqual(['held']);
});

test('adds marks of older rows by the schedule and opens their reviews', async () => {
  const reseller = await newReseller(resale, { pixKeyType: 'cpf', pixKey: otherCpf });
  const { userId } = reseller;
  // As stored by an earlier version: neither marks nor a review.
  await testEnvironment.database.query('UPDATE reseller.reseller SET document_sealed = NULL WHERE user_id = $1', [
    userId,
  ]);
  await shop.sell(reseller, payerOf(otherCpf));
  await testEnvironment.database.query('DELETE FROM reseller.attribution_review WHERE reseller_id = $1', [userId]);
  await testEnvironment.database.query('DELETE FROM reseller.person_mark');
  await testEnvironment.database.query("UPDATE reseller.customer SET standing = 'good' WHERE reseller_id = $1", [
    userId,
  ]);
  await testEnvironment.database.query("UPDATE reseller.commission SET state = 'available' WHERE reseller_id = $1", [
    userId,
  ]);
  await testEnvironment.database.query('UPDATE reseller.reseller SET marked_at = NULL WHERE user_id = $1', [userId]);
  await expect.poll(() => shop.openReviews(userId)).toMatchObject([{ reason: 'same_document' }]);
  expect(await shop.statesOf(userId)).toEqual(['held']);
});

test('withdraws a payout with suspected commissions that is not at the bank', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  await shop.sell(reseller, payerOf(otherCpf));
  await shop.sell(reseller);
  await expect.poll(async () => (await shop.payoutsOf(userId)).availableCents).toBe(20_000);
  const id = await shop.requested(userId, 20_000);
  expect((await shop.decide(id, 'approve')).status).toBe(200);
  await shop.send(userId, changePixKey, { pixKeyType: 'cpf', pixKey: otherCpf });
  expect(await shop.payoutsOf(userId)).toMatchObject({
    availableCents: 10_000,
    items: [{ id, status: 'refused', reason: expect.stringContaining('em conferência') }],
  });
  expect((await shop.statesOf(userId)).sort()).toEqual(['available', 'held']);
  expect((await resale.reseller.send(admin.createPayoutBatch, { as: asAdmin() })).status).toBe(409);
});

test('reclaims once what was paid by an attribution that is refused later', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  const customer = await shop.sell(reseller, payerOf(otherCpf));
  await expect.poll(async () => (await shop.payoutsOf(userId)).availableCents).toBe(10_000);
  const id = await shop.requested(userId, 10_000);
  await shop.decide(id, 'approve');
  await resale.reseller.send(admin.createPayoutBatch, { as: asAdmin() });
  const body = { endToEndId: `E12345678202612221200${id.replaceAll('-', '').slice(-11)}` };
  expect((await resale.reseller.send(admin.payPayout, { as: asAdmin(), params: { id }, body })).status).toBe(200);
  const { rows } = await testEnvironment.database.query<{ id: string }>(
    'SELECT id FROM reseller.sale WHERE user_id = $1',
    [customer],
  );
  const order = purchase(customer, past, { orderId: rows[0]?.id ?? '', amountCents: 50_000 });
  await shop.deliver('order.refunded', refundOf(order, now, 20_000));
  expect((await shop.payoutsOf(userId)).availableCents).toBe(-4000);
  await shop.send(userId, changePixKey, { pixKeyType: 'cpf', pixKey: otherCpf });
  const [review] = await shop.openReviews(userId);
  const decision = { as: asAdmin(), params: { id: review?.id ?? '' }, body: { decision: 'confirm' } } as const;
  expect((await resale.reseller.send(admin.decideAttributionReview, decision)).status).toBe(200);
  expect((await shop.payoutsOf(userId)).availableCents).toBe(-10_000);
  await shop.deliver('order.refunded', refundOf(order, now));
  expect((await shop.payoutsOf(userId)).availableCents).toBe(-10_000);
});
