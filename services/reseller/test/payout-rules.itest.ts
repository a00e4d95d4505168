import { submitDocument } from '@sefira/contracts/reseller/account';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cnpj, now, otherCpf, ownCpf, past, sellAndPay } from './sell-and-pay.ts';
import { asReseller, newReseller, purchase, type Resale, refundOf, signUp, startReseller } from './start-reseller.ts';

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

test('deducts a refund once, also when the payout with the commission is refused', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  const customer = await signUp(testEnvironment, reseller.code, past);
  await resale.reseller.idle();
  const order = purchase(customer, past, { amountCents: 200_000 });
  await shop.deliver('order.paid', order);
  const balance = () => expect.poll(async () => (await shop.payoutsOf(userId)).availableCents);
  await balance().toBe(40_000);
  const first = await shop.requested(userId, 40_000);
  await shop.deliver('order.refunded', refundOf(order, now, 40_000));
  expect((await shop.decide(first, 'refuse')).status).toBe(200);
  await balance().toBe(32_000);
  const second = await shop.requested(userId, 32_000);
  await shop.deliver('order.refunded', refundOf(order, now, 80_000));
  expect((await shop.decide(second, 'refuse')).status).toBe(200);
  await balance().toBe(24_000);
  // Cumulative amounts, repeated and out of order.
  await shop.deliver('order.refunded', refundOf(order, now, 40_000));
  await shop.deliver('order.refunded', refundOf(order, now, 120_000));
  await balance().toBe(16_000);
  const third = await shop.requested(userId, 16_000);
  await shop.deliver('order.refunded', refundOf(order, now));
  expect((await shop.decide(third, 'refuse')).status).toBe(200);
  await balance().toBe(0);
});

test('pays a commission again that an earlier payout deducted, each time its chargeback is won', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  const customer = await signUp(testEnvironment, reseller.code, past);
  await resale.reseller.idle();
  const [disputed, other] = [100_000, 500_000].map((amountCents) => purchase(customer, past, { amountCents }));
  if (!disputed || !other) throw new Error('two purchases expected');
  await shop.deliver('order.paid', disputed);
  await shop.deliver('order.paid', other);
  const balance = () => expect.poll(async () => (await shop.payoutsOf(userId)).availableCents);
  const kindsOf = async () =>
    (
      await testEnvironment.database.query<{ kind: string; amount: number }>(
        `SELECT kind, amount_cents AS amount FROM reseller.commission
         WHERE sale_id = $1 AND state <> 'cancelled' ORDER BY created_at, ordinal`,
        [disputed.orderId],
      )
    ).rows;
  await balance().toBe(120_000);
  await shop.requested(userId, 120_000);
  const expected: unknown[] = [{ kind: 'sale', amount: 20_000 }];
  for (const turn of [1, 2]) {
    const at = (hours: number) => new Date(now.getTime() + (10 * turn + hours) * 3_600_000);
    await testEnvironment.database.query(
      `UPDATE reseller.payout SET status = 'paid', paid_at = now(), end_to_end_id = id::text WHERE reseller_id = $1`,
      [userId],
    );
    await shop.deliver('order.refunded', refundOf(disputed, at(1)));
    const funding = purchase(customer, past, { amountCents: 300_000 });
    await shop.deliver('order.paid', funding);
    // The reversal is deducted from a payout, which the bank pays.
    await balance().toBe(40_000);
    await shop.requested(userId, 40_000);
    const { refundedAt: _refundedAt, ...facts } = refundOf(disputed, at(2), 0);
    const win = { ...facts, recoveredCents: disputed.amountCents, recoveredAt: at(2).toISOString() };
    await shop.deliver('order.recovered', win);
    await shop.deliver('order.recovered', win);
    await balance().toBe(20_000);
    expected.push({ kind: 'reversal', amount: -20_000 }, { kind: 'restoration', amount: 20_000 });
    expect(await kindsOf()).toEqual(expected);
    await testEnvironment.database.query(`UPDATE reseller.payout SET status = 'paid' WHERE reseller_id = $1`, [userId]);
    await shop.requested(userId, 20_000);
  }
});

test('counts the largest of several refunds that arrive before their payment', async () => {
  const reseller = await newReseller(resale);
  const customer = await signUp(testEnvironment, reseller.code, past);
  await resale.reseller.idle();
  const order = purchase(customer, past, { amountCents: 50_000 });
  for (const cents of [10_000, 50_000, 20_000]) await shop.deliver('order.refunded', refundOf(order, now, cents));
  await shop.deliver('order.paid', order);
  expect(await shop.statesOf(reseller.userId)).toEqual(['cancelled']);
});

test('refuses a payout without a document and names what is missing', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  await shop.sell(reseller);
  await expect.poll(async () => (await shop.payoutsOf(userId)).availableCents).toBe(10_000);
  const id = await shop.requested(userId, 10_000);
  await testEnvironment.database.query('UPDATE reseller.reseller SET document_sealed = NULL WHERE user_id = $1', [
    userId,
  ]);
  const approved = await shop.decide(id, 'approve');
  expect([approved.status, approved.body]).toMatchObject([
    409,
    { message: expect.stringMatching(/^Falta o documento/) },
  ]);
  await shop.decide(id, 'refuse');
  const sentence = 'Cadastre seu CPF ou CNPJ para pedir um pagamento.';
  expect((await shop.payoutsOf(userId)).obstacle).toBe(sentence);
  expect(await shop.ask(userId, 10_000)).toMatchObject({ status: 409, body: { message: sentence } });
  const company = await resale.reseller.send(submitDocument, { as: asReseller(userId), body: { document: cnpj } });
  expect([company.status, company.body]).toMatchObject([400, { data: { issues: [{ path: 'responsibleCpf' }] } }]);
  await shop.send(userId, submitDocument, { document: cnpj, responsibleCpf: otherCpf });
  const again = { as: asReseller(userId), body: { document: ownCpf } };
  expect((await resale.reseller.send(submitDocument, again)).status).toBe(409);
  await shop.requested(userId, 10_000);
});

test('pays no closed account and attributes no customer to it until it is reopened', async () => {
  const reseller = await newReseller(resale);
  const { userId } = reseller;
  await shop.sell(reseller);
  await expect.poll(async () => (await shop.payoutsOf(userId)).availableCents).toBe(10_000);
  const id = await shop.requested(userId, 10_000);
  await shop.deliver('account.closed', {
    userId,
    email: null,
    reason: 'deactivated',
    eraseAt: null,
    closedAt: now.toISOString(),
  });
  expect((await shop.decide(id, 'approve')).status).toBe(409);
  await shop.sell(reseller);
  const later = new Date(now.getTime() + 1000).toISOString();
  await shop.deliver('account.reopened', { userId, email: null, reopenedAt: later });
  expect(await shop.statesOf(userId)).toEqual(['requested']);
  expect((await shop.decide(id, 'approve')).status).toBe(200);
});
