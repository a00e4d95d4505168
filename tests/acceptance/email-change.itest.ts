import { newId } from '@sefira/platform/time/identifiers';
import { type Product, startProduct } from '@sefira/product/product';
import { readAnswer, type TestAnswer } from '@sefira/testing/test-environment';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const password = 'Cobre lilás 71';
const stack = new AsyncDisposableStack();
let product: Product;
let database: pg.Pool;

beforeAll(async () => {
  product = stack.use(await startProduct());
  database = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
  stack.defer(() => database.end());
});
afterAll(() => stack.disposeAsync());

async function call(method: string, path: string, token: string | null, body?: object): Promise<TestAnswer> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

async function register(): Promise<{ email: string; token: string }> {
  const email = `${newId()}@sefira.test`;
  const body = { name: 'Ana Célia', email, password, birthDate: '1955-11-29' };
  const made = await call('POST', '/auth/register', null, body);
  return { email, token: (made.body as { token: string }).token };
}

const profileOf = async (token: string) =>
  ((await call('GET', '/user/profile', token)).body as { data: { email: string; pendingEmail: string | null } }).data;

/** Texts of the mails with this subject to an address. */
async function mails(to: string, subject: string): Promise<string[]> {
  const answer = await fetch(`${product.mailboxUrl}/messages?to=${encodeURIComponent(to)}`);
  const all = (await answer.json()) as { subject: string; text: string }[];
  return all.filter((mail) => mail.subject === subject).map(({ text }) => text);
}

const linkSubject = 'Confirme seu novo e-mail na Sefira';

test('changes the e-mail with its link only; the old address is notified and valid until then', async () => {
  const { email, token } = await register();
  const next = `${newId()}@sefira.test`;
  const started = await call('PUT', '/user/profile', token, { name: 'Ana Nova', email: next });
  expect([started.status, started.body]).toEqual([
    200,
    expect.objectContaining({ data: expect.objectContaining({ email, pendingEmail: next, name: 'Ana Nova' }) }),
  ]);
  await product.idle();
  expect(await profileOf(token)).toMatchObject({ email, pendingEmail: next });
  await expect.poll(() => mails(email, 'Pedido de troca do e-mail da sua conta Sefira')).toHaveLength(1);
  await expect.poll(() => mails(next, linkSubject)).toHaveLength(1);
  expect((await call('POST', '/auth/login', null, { email: next, password })).status).toBe(401);

  const [text = ''] = await mails(next, linkSubject);
  const link = /confirmar-email#token=([\w-]{43})/.exec(text)?.[1];
  expect((await call('POST', '/auth/confirm-email', null, { token: link })).status).toBe(200);
  expect((await call('POST', '/auth/confirm-email', null, { token: link })).status).toBe(400);
  await product.idle();
  expect(await profileOf(token)).toMatchObject({ email: next, pendingEmail: null, isEmailConfirmed: true });
  expect((await call('POST', '/auth/login', null, { email: next, password })).status).toBe(200);
  expect((await call('POST', '/auth/login', null, { email, password })).status).toBe(401);
});

test('no e-mail, a taken one and an old proof are refused, and the profile stays as it is', async () => {
  const { email, token } = await register();
  const other = await register();
  const none = await call('PUT', '/user/profile', token, { email: 'ninguem' });
  expect([none.status, none.body]).toEqual([
    400,
    expect.objectContaining({ data: { issues: [expect.objectContaining({ path: 'email' })] } }),
  ]);
  const taken = await call('PUT', '/user/profile', token, { name: 'Outra', email: other.email });
  expect([taken.status, taken.body]).toEqual([409, expect.objectContaining({ error: 'EMAIL_TAKEN' })]);
  expect((await call('PUT', '/user/profile', token, { email, name: 'Ana Mesma' })).status).toBe(200);

  const late = await register();
  await database.query(
    `UPDATE auth.session SET proven_at = now() - interval '6 minutes'
     WHERE account_id = (SELECT id FROM auth.account WHERE email = $1)`,
    [late.email],
  );
  const old = await call('PUT', '/user/profile', late.token, { email: `${newId()}@sefira.test` });
  expect([old.status, old.body]).toEqual([403, expect.objectContaining({ error: 'PROOF_REQUIRED' })]);
  expect((await call('POST', '/auth/prove', late.token, { password })).status).toBe(200);
  expect((await call('PUT', '/user/profile', late.token, { email: `${newId()}@sefira.test` })).status).toBe(200);
  expect(await profileOf(token)).toMatchObject({ email, pendingEmail: null, name: 'Ana Mesma' });
});
