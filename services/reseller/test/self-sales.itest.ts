import { changePixKey, listPayouts, requestPayout, submitDocument } from '@sefira/contracts/reseller/account';
import * as admin from '@sefira/contracts/reseller/admin';
import { listCommissions } from '@sefira/contracts/reseller/dashboard';
import type { EventName } from '@sefira/contracts/shared/events';
import { keyedHash } from '@sefira/messaging/keyed-hash';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  asAdmin,
  asReseller,
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
const now = new Date('2026-11-21T15:00:00Z');
const past = new Date(now.getTime() - 31 * dayMilliseconds);

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  resale = stack.use(await startReseller(testEnvironment, () => now));
});
afterAll(() => stack.disposeAsync());

const [ownCpf, otherCpf, thirdCpf, cnpj] = ['52998224725', '11144477735', '39053344705', '11222333000181'];

/** A keyed hash as billing publishes it. */
const hashOf = (kind: string, value: string) =>
  keyedHash(kind, value, { MESSAGE_KEY: testEnvironment.environment('reseller').MESSAGE_KEY ?? '' });

async function deliver<Name extends EventName>(
  name: Name,
  payload: Parameters<typeof deliverEvent<Name>>[3],
): Promise<void> {
  await deliverEvent(testEnvironment, 'reseller', name, payload);
  await resale.reseller.idle();
}

const renamed = (userId: string, email: string, role: 'user' | 'reseller') =>
  deliver('user.updated', {
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

async function send(userId: string, route: typeof changePixKey | typeof submitDocument, body: object): Promise<void> {
  const answer = await resale.reseller.send(route, { as: asReseller(userId), body } as never);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const statesOf = async (userId: string) => {
  await resale.reseller.idle();
  const answer = await resale.reseller.send(listCommissions, { as: asReseller(userId), query: { days: 365 } });
  return z.parse(listCommissions.response, answer.body).data.map(({ state }) => state);
};

async function openReviews(userId: string) {
  const list = await resale.reseller.send(admin.listAttributionReviews, { as: asAdmin(), query: { limit: 100 } });
  const { items } = z.parse(admin.listAttributionReviews.response, list.body).data;
  return items.filter(({ resellerId }) => resellerId === userId);
}

const payoutsOf = async (userId: string) => {
  const answer = await resale.reseller.send(listPayouts, { as: asReseller(userId), query: {} });
  return z.parse(listPayouts.response, answer.body).data;
};
const ask = (userId: string, amount: number) =>
  resale.reseller.send(requestPayout, {
    as: asReseller(userId),
    headers: { 'idempotency-key': newId() },
    body: { amount },
  });
async function asked(userId: string, amount: number): Promise<string> {
  const answer = await ask(userId, amount);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return z.parse(requestPayout.response, answer.body).data.id;
}
const decide = (id: string, decision: 'approve' | 'refuse') =>
  resale.reseller.send(admin.decidePayout, {
    as: asAdmin(),
    params: { id },
    body: { decision, reason: 'Teste da decisão' },
  });

/** Removes what the application stored, as of an account that was given the role by an administrator. */
const withoutDocument = (userId: string) =>
  testEnvironment.database.query(
    'UPDATE reseller.reseller SET document_sealed = NULL, pix_key_sealed = NULL WHERE user_id = $1',
    [userId],
  );

interface Datum {
  readonly reason: string;
  readonly application?: Parameters<typeof newReseller>[1];
  /** Makes the reseller's side known. */
  readonly ofReseller: (reseller: NewReseller) => Promise<void>;
  /** What the customer's order or account shows. */
  readonly ofCustomer: (reseller: NewReseller) => {
    readonly email?: string;
    readonly order?: Partial<ReturnType<typeof purchase>>;
  };
}

const company = { document: cnpj, responsibleCpf: thirdCpf } as const;
const payerOf = (cpf: string) => ({ order: { documentHash: hashOf('document', cpf) } });

const data: Readonly<Record<string, Datum>> = {
  'a PIX key that is the CPF of the payer, of a corporate reseller': {
    reason: 'same_document',
    application: company,
    ofReseller: ({ userId }) => send(userId, changePixKey, { pixKeyType: 'cpf', pixKey: ownCpf }),
    ofCustomer: () => payerOf(ownCpf),
  },
  'a PIX key that is an e-mail': {
    reason: 'same_email',
    ofReseller: ({ userId }) =>
      send(userId, changePixKey, { pixKeyType: 'email', pixKey: `rui.segundo+${userId}@gmail.com` }),
    // Gmail ignores dots and what follows a plus, so this is the mailbox of every reseller of this case.
    ofCustomer: () => ({ email: 'ruisegundo+compras@googlemail.com' }),
  },
  'the CPF of a reseller who gave none before': {
    reason: 'same_document',
    ofReseller: async ({ userId }) => {
      await withoutDocument(userId);
      await testEnvironment.database.query('DELETE FROM reseller.person_mark WHERE user_id = $1', [userId]);
      await send(userId, submitDocument, { document: otherCpf });
    },
    ofCustomer: () => payerOf(otherCpf),
  },
  'the CPF of who answers for a CNPJ': {
    reason: 'same_document',
    application: company,
    ofReseller: async ({ userId }) => {
      await testEnvironment.database.query(
        'UPDATE reseller.reseller SET responsible_sealed = NULL WHERE user_id = $1',
        [userId],
      );
      await send(userId, submitDocument, { document: cnpj, responsibleCpf: otherCpf });
    },
    ofCustomer: () => payerOf(otherCpf),
  },
  'a card': {
    reason: 'same_card',
    ofReseller: ({ userId }) => deliver('order.paid', purchase(userId, past, { cardHash: hashOf('card', userId) })),
    ofCustomer: ({ userId }) => ({ order: { cardHash: hashOf('card', userId) } }),
  },
  'the CPF by which the reseller paid for himself': {
    reason: 'same_document',
    ofReseller: ({ userId }) =>
      deliver('order.paid', purchase(userId, past, { documentHash: hashOf('document', userId) })),
    ofCustomer: ({ userId }) => ({ order: { documentHash: hashOf('document', userId) } }),
  },
  'the e-mail of the account': {
    reason: 'same_email',
    ofReseller: ({ userId }) => renamed(userId, `${userId}@novo.test`, 'reseller'),
    ofCustomer: ({ userId }) => ({ email: `${userId}+loja@novo.test` }),
  },
};

/** A customer of the reseller who buys for 500 reais: a commission of 100 reais, out of the guarantee. */
async function sell(reseller: NewReseller, { ofCustomer }: Pick<Datum, 'ofCustomer'>): Promise<string> {
  const { email, order } = ofCustomer(reseller);
  const customer = await signUp(testEnvironment, reseller.code, past, email === undefined ? {} : { email });
  await resale.reseller.idle();
  await deliver('order.paid', purchase(customer, past, { amountCents: 50_000, ...order }));
  return customer;
}

test.each(Object.entries(data))(
  'holds a sale to oneself, noticed by %s, known before the sale',
  async (_name, datum) => {
    const reseller = await newReseller(resale, datum.application);
    await datum.ofReseller(reseller);
    await sell(reseller, datum);
    expect(await statesOf(reseller.userId)).toEqual(['held']);
    expect((await openReviews(reseller.userId)).map(({ reason }) => reason)).toEqual([datum.reason]);
  },
);

test.each(Object.entries(data))('holds a sale to oneself, noticed by %s, known after the sale', async (name, datum) => {
  const reseller = await newReseller(resale, datum.application);
  await sell(reseller, datum);
  expect(await statesOf(reseller.userId), name).not.toContain('held');
  await datum.ofReseller(reseller);
  expect(await statesOf(reseller.userId)).toEqual(['held']);
  expect((await openReviews(reseller.userId)).map(({ reason }) => reason)).toEqual([datum.reason]);
});

test('marks of rows older than marks are made by the schedule, and what they show is reviewed', async () => {
  const reseller = await newReseller(resale, { pixKeyType: 'cpf', pixKey: otherCpf });
  const { userId } = reseller;
  // As the version before wrote it: neither marks nor a review.
  await testEnvironment.database.query('UPDATE reseller.reseller SET document_sealed = NULL WHERE user_id = $1', [
    userId,
  ]);
  await sell(reseller, { ofCustomer: () => payerOf(otherCpf) });
  await testEnvironment.database.query('DELETE FROM reseller.attribution_review WHERE reseller_id = $1', [userId]);
  await testEnvironment.database.query('DELETE FROM reseller.person_mark');
  await testEnvironment.database.query("UPDATE reseller.customer SET standing = 'good' WHERE reseller_id = $1", [
    userId,
  ]);
  await testEnvironment.database.query("UPDATE reseller.commission SET state = 'available' WHERE reseller_id = $1", [
    userId,
  ]);
  await testEnvironment.database.query('UPDATE reseller.reseller SET marked_at = NULL WHERE user_id = $1', [userId]);
  await expect.poll(() => openReviews(userId), { timeout: 10_000 }).toMatchObject([{ reason: 'same_document' }]);
  expect(await statesOf(userId)).toEqual(['held']);
});

test('takes suspected commissions out of a payout that is not at the bank, and pays nothing of them', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  await sell(reseller, { ofCustomer: () => payerOf(otherCpf) });
  await sell(reseller, { ofCustomer: () => ({}) });
  await expect.poll(async () => (await payoutsOf(userId)).availableCents, { timeout: 10_000 }).toBe(20_000);
  const id = await asked(userId, 20_000);
  expect((await decide(id, 'approve')).status).toBe(200);
  await send(userId, changePixKey, { pixKeyType: 'cpf', pixKey: otherCpf });
  expect(await payoutsOf(userId)).toMatchObject({
    availableCents: 10_000,
    items: [{ id, status: 'refused', reason: expect.stringContaining('em conferência') }],
  });
  expect((await statesOf(userId)).sort()).toEqual(['available', 'held']);
  expect((await resale.reseller.send(admin.createPayoutBatch, { as: asAdmin() })).status).toBe(409);
});

test('takes back what was paid by a tie that is refused afterwards, once', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  const customer = await sell(reseller, { ofCustomer: () => payerOf(otherCpf) });
  await expect.poll(async () => (await payoutsOf(userId)).availableCents, { timeout: 10_000 }).toBe(10_000);
  const id = await asked(userId, 10_000);
  await decide(id, 'approve');
  await resale.reseller.send(admin.createPayoutBatch, { as: asAdmin() });
  const body = { endToEndId: `E12345678202612221200${id.replaceAll('-', '').slice(-11)}` };
  expect((await resale.reseller.send(admin.payPayout, { as: asAdmin(), params: { id }, body })).status).toBe(200);
  const { rows } = await testEnvironment.database.query<{ id: string }>(
    'SELECT id FROM reseller.sale WHERE user_id = $1',
    [customer],
  );
  const order = purchase(customer, past, { orderId: rows[0]?.id ?? '', amountCents: 50_000 });
  await deliver('order.refunded', refundOf(order, now, 20_000));
  expect((await payoutsOf(userId)).availableCents).toBe(-4000);
  await send(userId, changePixKey, { pixKeyType: 'cpf', pixKey: otherCpf });
  const [review] = await openReviews(userId);
  const decision = { as: asAdmin(), params: { id: review?.id ?? '' }, body: { decision: 'confirm' } } as const;
  expect((await resale.reseller.send(admin.decideAttributionReview, decision)).status).toBe(200);
  expect((await payoutsOf(userId)).availableCents).toBe(-10_000);
  await deliver('order.refunded', refundOf(order, now));
  expect((await payoutsOf(userId)).availableCents).toBe(-10_000);
});

test('deducts a refund once, also when the payout that held the commission is refused', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  const customer = await signUp(testEnvironment, reseller.code, past);
  await resale.reseller.idle();
  const order = purchase(customer, past, { amountCents: 200_000 });
  await deliver('order.paid', order);
  const balance = () => expect.poll(async () => (await payoutsOf(userId)).availableCents, { timeout: 10_000 });
  await balance().toBe(40_000);
  const first = await asked(userId, 40_000);
  await deliver('order.refunded', refundOf(order, now, 40_000));
  expect((await decide(first, 'refuse')).status).toBe(200);
  await balance().toBe(32_000);
  const second = await asked(userId, 32_000);
  await deliver('order.refunded', refundOf(order, now, 80_000));
  expect((await decide(second, 'refuse')).status).toBe(200);
  await balance().toBe(24_000);
  // The sum so far, again and out of order.
  await deliver('order.refunded', refundOf(order, now, 40_000));
  await deliver('order.refunded', refundOf(order, now, 120_000));
  await balance().toBe(16_000);
  const third = await asked(userId, 16_000);
  await deliver('order.refunded', refundOf(order, now));
  expect((await decide(third, 'refuse')).status).toBe(200);
  await balance().toBe(0);
});

test('counts the largest of several refunds that arrive before their payment', async () => {
  const reseller = await newReseller(resale);
  const customer = await signUp(testEnvironment, reseller.code, past);
  await resale.reseller.idle();
  const order = purchase(customer, past, { amountCents: 50_000 });
  for (const cents of [10_000, 50_000, 20_000]) await deliver('order.refunded', refundOf(order, now, cents));
  await deliver('order.paid', order);
  expect(await statesOf(reseller.userId)).toEqual(['cancelled']);
});

test('pays nothing out without a document, and says what is missing', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  await sell(reseller, { ofCustomer: () => ({}) });
  await expect.poll(async () => (await payoutsOf(userId)).availableCents, { timeout: 10_000 }).toBe(10_000);
  const id = await asked(userId, 10_000);
  await testEnvironment.database.query('UPDATE reseller.reseller SET document_sealed = NULL WHERE user_id = $1', [
    userId,
  ]);
  const approved = await decide(id, 'approve');
  expect([approved.status, approved.body]).toMatchObject([
    409,
    { message: expect.stringMatching(/^Falta o documento/) },
  ]);
  await decide(id, 'refuse');
  const sentence = 'Cadastre seu CPF ou CNPJ para pedir um pagamento.';
  expect((await payoutsOf(userId)).obstacle).toBe(sentence);
  expect(await ask(userId, 10_000)).toMatchObject({ status: 409, body: { message: sentence } });
  const company = await resale.reseller.send(submitDocument, { as: asReseller(userId), body: { document: cnpj } });
  expect([company.status, company.body]).toMatchObject([400, { data: { issues: [{ path: 'responsibleCpf' }] } }]);
  await send(userId, submitDocument, { document: cnpj, responsibleCpf: otherCpf });
  const again = { as: asReseller(userId), body: { document: ownCpf } };
  expect((await resale.reseller.send(submitDocument, again)).status).toBe(409);
  await asked(userId, 10_000);
});

test('pays nothing to a closed account and ties no customer to it, until it is reopened', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  await sell(reseller, { ofCustomer: () => ({}) });
  await expect.poll(async () => (await payoutsOf(userId)).availableCents, { timeout: 10_000 }).toBe(10_000);
  const id = await asked(userId, 10_000);
  await deliver('account.closed', {
    userId,
    email: null,
    reason: 'deactivated',
    eraseAt: null,
    closedAt: now.toISOString(),
  });
  expect((await decide(id, 'approve')).status).toBe(409);
  await sell(reseller, { ofCustomer: () => ({}) });
  const later = new Date(now.getTime() + 1000).toISOString();
  await deliver('account.reopened', { userId, email: null, reopenedAt: later });
  expect(await statesOf(userId)).toEqual(['requested']);
  expect((await decide(id, 'approve')).status).toBe(200);
});
