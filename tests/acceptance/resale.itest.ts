import { createOrder, readOrderReceipt, receiptNumber, refundOrder } from '@sefira/contracts/billing/orders';
import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { listCommissions, listCustomers, readResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { readReferralLink } from '@sefira/contracts/reseller/links';
import { seed } from '@sefira/deploy/launcher/seed-demo';
import { type Product, startProduct } from '@sefira/product/product';
import { readAnswer, type TestAnswer } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

const stack = new AsyncDisposableStack();
let product: Product;
let reseller: string;

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

beforeAll(async () => {
  product = stack.use(await startProduct({ environment: { BILLING_SWEEP_SECONDS: '0.5' } }));
  const account = demoAccounts.find(({ role }) => role === 'reseller');
  const { email, password } = account ?? { email: '', password: '' };
  reseller = tokenOf(await call('POST', '/auth/login', { body: { email, password } }));
});
afterAll(() => stack.disposeAsync());

interface CallOptions {
  readonly token?: string;
  readonly body?: object;
  readonly cookie?: string;
}

async function call(method: string, path: string, { token, body, cookie }: CallOptions = {}): Promise<TestAnswer> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'user-agent': browser,
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

function tokenOf({ body }: TestAnswer): string {
  const shape = z.union([z.object({ token: z.string() }), z.object({ data: z.object({ token: z.string() }) })]);
  const read = z.parse(shape, body);
  return 'token' in read ? read.token : read.data.token;
}

const follow = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers: { 'user-agent': browser, ...headers } });

const read = async () => ({
  commissions: z.parse(
    listCommissions.response,
    (await call('GET', '/reseller/commissions', { token: reseller })).body,
  ),
  customers: z.parse(listCustomers.response, (await call('GET', '/reseller/customers', { token: reseller })).body),
  dashboard: z.parse(
    readResellerDashboard.response,
    (await call('GET', '/reseller/dashboard', { token: reseller })).body,
  ).data,
});

test('a click, a sign-up and a paid order make a commission; the refund takes it back', async () => {
  const link = z.parse(
    readReferralLink.response,
    (await call('GET', '/reseller/referral-link', { token: reseller })).body,
  );
  expect(link.referral_link).toBe(link.data.referral_link);

  // Robots, prefetches and pictures on other sites are no visits.
  const noVisits: Record<string, string>[] = [
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-fetch-dest': 'image' },
  ];
  for (const headers of noVisits) {
    expect((await follow(link.referral_link, headers)).headers.get('set-cookie')).toBeNull();
  }
  expect((await follow(`${product.url}/r/ninguem`)).headers.get('set-cookie')).toBeNull();
  const visit = await follow(link.referral_link, { 'sec-fetch-dest': 'document' });
  expect([visit.status, visit.headers.get('location')]).toEqual([302, '/']);
  await follow(`${product.url}/cadastro?ref=${link.data.code}`);
  const cookie = visit.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^sefira_ref=[a-z0-9]{8}\.\d+; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Lax$/);

  const email = 'caetano@cliente.test';
  const person = { name: 'Caetano Veloso', email, password: 'Tropicália 1968', birthDate: '1942-08-07' };
  const [pair = ''] = cookie.split(';');
  const token = tokenOf(await call('POST', '/auth/register', { body: person, cookie: `outra=1; ${pair}` }));
  const order = { plan: 'premium', method: 'pix', name: person.name, email, cpf: '390.533.447-05' };
  const { data } = z.parse(createOrder.response, (await call('POST', '/billing/orders', { token, body: order })).body);
  const paid = await fetch(`${product.paymentSandboxUrl}/control/payments/${await paymentOf(data.id, token)}/pay`, {
    method: 'POST',
  });
  expect(paid.status).toBeLessThan(300);
  const status = async () =>
    ((await call('GET', `/billing/orders/${data.id}`, { token })).body as { data: { status: string } }).data.status;
  await expect.poll(status).toBe('paid');
  await product.idle();

  const receipt = () => call('GET', readOrderReceipt.path.replace(':id', data.id), { token });
  const document = await receipt();
  expect(document.headers.get('content-disposition')).toBe(
    `attachment; filename="recibo_sefira_${receiptNumber(data.id)}.pdf"`,
  );
  expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // A receipt of another customer is not found.
  expect((await call('GET', readOrderReceipt.path.replace(':id', data.id), { token: reseller })).status).toBe(404);

  const earned = await read();
  expect(earned.commissions.data).toMatchObject([
    {
      customer_name: 'Caetano Veloso',
      customer_email: 'c•••@cliente.test',
      sale_amount: data.amountCents,
      commission_amount: Math.round(data.amountCents / 5),
      status: 'pending',
    },
  ]);
  expect(earned.customers.data).toMatchObject([
    { name: 'Caetano Veloso', total_spent: data.amountCents, active: true },
  ]);
  expect(earned.dashboard.funnel).toEqual({ clicks: 2, visitors: 1, signUps: 1, firstPurchases: 1, sales: 1 });
  expect(earned.dashboard.conversionRate).toBe(100);

  for (const type of ['commissions', 'sales']) {
    const file = await call('GET', `/reseller/export/${type}?days=30`, { token: reseller });
    expect(file.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="${type}_report_\\d{4}-\\d\\d-\\d\\d.pdf"`),
    );
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }

  const refund = refundOrder.path.replace(':id', data.id);
  await call('POST', refund, { token, body: { amountCents: data.amountCents } });
  await expect.poll(status).toBe('refunded');
  await product.idle();
  expect((await receipt()).bytes.equals(document.bytes)).toBe(false);
  const erased = await read();
  expect(erased.commissions.data).toMatchObject([{ status: 'cancelled' }]);
  expect(erased.dashboard).toMatchObject({ totalCommissions: 0, totalSales: 0, pendingPayments: 0 });
});

test('seeds the demo reseller once, with a document and customers of the link who have paid', async () => {
  await seed(product.url);
  await seed(product.url);
  await product.idle();
  const { commissions, customers } = await read();
  const names = customers.data.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Marina Duarte Lopes', 'Davi Moraes Pinto']));
  expect(commissions.data.filter(({ status }) => status === 'pending')).toHaveLength(3);
  const account = await call('GET', '/reseller/application', { token: reseller });
  expect(account.body).toMatchObject({ data: { isIdentified: true } });
});

/** The provider's id of an order's payment, as the sandbox's page to pay names it. */
async function paymentOf(orderId: string, token: string): Promise<string> {
  const { body } = await call('GET', `/billing/orders/${orderId}`, { token });
  const { redirectUrl } = (body as { data: { instructions: { redirectUrl: string } } }).data.instructions;
  return new URL(redirectUrl).pathname.split('/').at(-1) ?? '';
}
