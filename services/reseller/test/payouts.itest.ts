import { changePixKey, listPayouts, requestPayout } from '@sefira/contracts/reseller/account';
import * as admin from '@sefira/contracts/reseller/admin';
import {
  exportResellerReport,
  listCommissions,
  listSales,
  readReleaseCalendar,
  readResellerDashboard,
  resellerPeriods,
} from '@sefira/contracts/reseller/dashboard';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { createTestEnvironment, type TestEnvironment } from '@sefira/testing/test-environment';
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
const endToEndId = (last: string) => `E12345678202612221200${last.padStart(11, 'a')}`;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  resale = stack.use(await startReseller(testEnvironment, () => now));
});
afterAll(() => stack.disposeAsync());

const paid = (order: ReturnType<typeof purchase>) => deliverEvent(testEnvironment, 'reseller', 'order.paid', order);
const payouts = async (userId: string) => {
  const answer = await resale.reseller.send(listPayouts, { as: asReseller(userId), query: {} });
  return z.parse(listPayouts.response, answer.body).data;
};
const ask = (userId: string, amount: number) =>
  resale.reseller.send(requestPayout, {
    as: asReseller(userId),
    headers: { 'idempotency-key': newId() },
    body: { amount },
  });
const available = (userId: string) => expect.poll(async () => (await payouts(userId)).availableCents);

/** Approves, adds to a batch and marks as paid. */
async function pay(id: string, last: string): Promise<string> {
  const decided = { as: asAdmin(), params: { id }, body: { decision: 'approve' } } as const;
  expect((await resale.reseller.send(admin.decidePayout, decided)).status).toBe(200);
  const created = await resale.reseller.send(admin.createPayoutBatch, { as: asAdmin() });
  const batch = z.parse(admin.createPayoutBatch.response, created.body).data;
  const file = await resale.reseller.send(admin.downloadPayoutBatch, { as: asAdmin(), params: { id: batch.id } });
  const sent = { as: asAdmin(), params: { id }, body: { endToEndId: endToEndId(last) } };
  for (const turn of [1, 2]) expect((await resale.reseller.send(admin.payPayout, sent)).status, `${turn}`).toBe(200);
  return file.bytes.toString('utf8');
}

test('pays available commissions once and deducts a later refund from the next payout', async () => {
  const { userId, code } = await newReseller(resale);
  const customer = await signUp(testEnvironment, code, now, { name: '=FORMULA()' });
  await resale.reseller.idle();
  const orders = Array.from({ length: 6 }, () => purchase(customer, now, { amountCents: 9990 }));
  await Promise.all(orders.map(paid));
  await resale.reseller.idle();
  expect((await ask(userId, 1)).status).toBe(409);
  const calendar = await resale.reseller.send(readReleaseCalendar, { as: asReseller(userId) });
  expect(z.parse(readReleaseCalendar.response, calendar.body).data).toEqual([
    { day: '2026-12-21', amount: 6 * 1998, commissions: 6 },
  ]);

  now = new Date('2026-12-22T12:00:00Z');
  await available(userId).toBe(6 * 1998);
  expect((await ask(userId, 1998)).status).toBe(409);
  const together = await Promise.all([1, 2, 3, 4].map(() => ask(userId, 6 * 1998)));
  expect(together.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const [open] = (await payouts(userId)).items;
  const file = await pay(open?.id ?? '', '1');
  expect(file).toContain(`SEFIRA${open?.number};Rui Sampaio;52998224725;email;rui@revenda.test;119,88`);

  const [first] = orders;
  if (!first) throw new Error('no order');
  for (let turn = 0; turn < 3; turn += 1) {
    await deliverEvent(testEnvironment, 'reseller', 'order.refunded', refundOf(first, now));
  }
  await resale.reseller.idle();
  expect((await payouts(userId)).availableCents).toBe(-1998);
  await Promise.all([1, 2, 3, 4].map(() => paid(purchase(customer, now, { amountCents: 9990 }))));
  await resale.reseller.idle();
  now = new Date('2027-01-22T12:00:00Z');
  await available(userId).toBe(3 * 1998);
  const again = await ask(userId, 3 * 1998);
  expect(again.status, JSON.stringify(again.body)).toBe(201);
  await pay(z.parse(requestPayout.response, again.body).data.id, '2');
  const { rows } = await testEnvironment.database.query(
    'SELECT sum(amount_cents)::int AS cents FROM reseller.commission WHERE reseller_id = $1 AND state = $2',
    [userId, 'paid'],
  );
  expect(rows).toEqual([{ cents: 9 * 1998 }]);
  const settled = await testEnvironment.database.query(
    "SELECT payload->>'outcome' AS outcome FROM reseller.outbox_event WHERE name = 'payout.settled'",
  );
  expect(settled.rows).toEqual([{ outcome: 'paid' }, { outcome: 'paid' }]);
  const audited = await testEnvironment.database.query(
    `SELECT payload->>'action' AS action, payload->'new'->>'status' AS status, payload->'actor'->>'role' AS role
     FROM reseller.outbox_event WHERE name = 'reseller.administered' AND payload->>'entity' = 'payout' ORDER BY id`,
  );
  const once = [
    { action: 'update', status: 'approved', role: 'admin' },
    { action: 'create', status: null, role: 'admin' },
    { action: 'update', status: 'paid', role: 'admin' },
  ];
  expect(audited.rows).toEqual([...once, ...once]);

  const exported = await resale.reseller.send(exportResellerReport, {
    as: asReseller(userId),
    params: { type: 'commissions' },
    query: { days: 90, format: 'csv' },
  });
  expect(exported.headers.get('content-disposition')).toBe('attachment; filename="commissions_report_2027-01-22.csv"');
  const lines = exported.bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toContain('Data;Cliente;E-mail;Produto;Valor da venda;Comissão;Status');
  expect(lines.filter((line) => line.includes("'=FORMULA()"))).toHaveLength(11);
  expect(exported.bytes.toString('utf8')).toContain(';-19,98;Pago');
  const workbook = await resale.reseller.send(exportResellerReport, {
    as: asReseller(userId),
    params: { type: 'sales' },
    query: { days: 90, format: 'xlsx' },
  });
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
});

test('returns a refused payout to the balance, and refuses an invalid PIX key', async () => {
  const { userId, code } = await newReseller(resale);
  const customer = await signUp(testEnvironment, code, now);
  await resale.reseller.idle();
  await paid(purchase(customer, new Date(now.getTime() - 31 * dayMilliseconds), { amountCents: 50_000 }));
  await resale.reseller.idle();
  await available(userId).toBe(10_000);
  const { id } = z.parse(requestPayout.response, (await ask(userId, 10_000)).body).data;
  expect((await payouts(userId)).obstacle).toBe('Você já tem um pagamento em andamento.');
  const refused = {
    as: asAdmin(),
    params: { id },
    body: { decision: 'refuse', reason: 'Chave de outra pessoa' },
  } as const;
  expect((await resale.reseller.send(admin.decidePayout, refused)).status).toBe(200);
  expect((await resale.reseller.send(admin.decidePayout, refused)).status).toBe(409);
  expect(await payouts(userId)).toMatchObject({ availableCents: 10_000, obstacle: null });
  const keys = [
    ['cpf', '111.111.111-11'],
    ['email', 'sem arroba'],
    ['phone', '123'],
    ['random', 'x'],
  ] as const;
  for (const [pixKeyType, pixKey] of keys) {
    const answer = await resale.reseller.send(changePixKey, { as: asReseller(userId), body: { pixKeyType, pixKey } });
    expect([answer.status, (answer.body as { error: string }).error], pixKeyType).toEqual([400, 'PIX_KEY_INVALID']);
  }
  const body = { pixKeyType: 'phone', pixKey: '(11) 98765-4321' } as const;
  const changed = await resale.reseller.send(changePixKey, { as: asReseller(userId), body });
  expect(changed.body).toMatchObject({ data: { pixKeyType: 'phone', pixKey: '•••4321' } });
});

test('shows sums that equal those of the lists, for every period', async () => {
  const { userId, code } = await newReseller(resale);
  const ages = [0, 3, 6, 7, 20, 29, 30, 60, 89, 90, 200, 364, 365, 500];
  for (const age of ages) {
    const at = new Date(now.getTime() - age * dayMilliseconds);
    const customer = await signUp(testEnvironment, code, at);
    await resale.reseller.idle();
    const order = purchase(customer, at, { amountCents: 1000 + age });
    await paid(order);
    await resale.reseller.idle();
    if (age % 3 === 0) await deliverEvent(testEnvironment, 'reseller', 'order.refunded', refundOf(order, now, 500));
    if (age % 7 === 0) await deliverEvent(testEnvironment, 'reseller', 'order.refunded', refundOf(order, now));
  }
  await resale.reseller.idle();
  for (const days of resellerPeriods) {
    const as = asReseller(userId);
    const query = { days, limit: 100 };
    const board = z.parse(
      readResellerDashboard.response,
      (await resale.reseller.send(readResellerDashboard, { as, query: { days } })).body,
    ).data;
    const commissions = z.parse(
      listCommissions.response,
      (await resale.reseller.send(listCommissions, { as, query })).body,
    );
    const sales = z.parse(listSales.response, (await resale.reseller.send(listSales, { as, query })).body);
    const earned = commissions.data.filter(({ status }) => status !== 'cancelled');
    expect(board.totalCommissions, `${days}`).toBe(earned.reduce((sum, row) => sum + row.commission_amount, 0));
    const unrefunded = sales.data.filter(({ status }) => status === 'paid');
    expect(board.totalSales, `${days}`).toBe(
      unrefunded.reduce((sum, row) => sum + row.amount - row.refunded_amount, 0),
    );
    expect(board.salesCount).toBe(unrefunded.length);
    expect(board.series.reduce((sum, point) => sum + point.commissions, 0)).toBe(board.totalCommissions);
    expect(board.series).toHaveLength(days);
    expect([commissions.total, sales.total]).toEqual([commissions.data.length, sales.data.length]);
  }
});
