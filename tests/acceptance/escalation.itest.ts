import { definition as auth } from '@sefira/auth-service/definition';
import { login, register } from '@sefira/contracts/auth/session';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { updatePreferences, updateProfile } from '@sefira/contracts/user/profile';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { definition as user } from '@sefira/user-service/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let services: Record<'auth' | 'user', ServiceUnderTest>;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const accounts = stack.use(await startService(auth, testEnvironment));
  const nowhere = 'http://127.0.0.1:9';
  const environment = {
    AUTH_URL: accounts.running.url,
    NUMEROLOGY_URL: nowhere,
    REPORTS_URL: nowhere,
    BILLING_URL: nowhere,
    CHAT_URL: nowhere,
    RESELLER_URL: nowhere,
    CONTENT_URL: nowhere,
    ADMIN_CONFIG_URL: nowhere,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Sefira <ola@sefira.test>',
    PUBLIC_URL: 'https://sefira.example',
  };
  services = { auth: accounts, user: stack.use(await startService(user, testEnvironment, { environment })) };
});
afterAll(() => stack.disposeAsync());

const password = 'segredo da ana';
const stranger = '0198b0c2-0000-7000-8000-000000000000';

/** Fields of an account that no client may set, in every shape that a careless merge would accept. */
const poison: [string, object][] = [
  ['role', { role: 'admin' }],
  ['credits', { credits: 999_999 }],
  ['plan', { plan: 'professional', subscription: 'professional', isPremium: true }],
  ['permissions', { permissions: ['*'] }],
  ['status', { status: 'active', isActive: true, eraseAt: null, emailConfirmedAt: '2020-01-01T00:00:00Z' }],
  ['proof of the e-mail', { isEmailConfirmed: true, emailConfirmed: true }],
  ['second factor', { twoFactorEnabled: false, isTwoFactorEnabled: false, twoFactorSecret: 'x' }],
  ['password hash', { passwordHash: 'x', password_hash: 'x' }],
  ['identity', { id: stranger, userId: stranger, user_id: stranger, createdAt: '2000-01-01T00:00:00Z' }],
  ['prototype', JSON.parse('{"__proto__": {"role": "admin"}, "constructor": {"prototype": {"role": "admin"}}}')],
  [
    'nesting',
    { user: { role: 'admin' }, account: { credits: 1 }, data: { role: 'admin' }, privacy: { role: 'admin' } },
  ],
];

const calls: [RouteShape & { service: 'auth' | 'user' }, () => object][] = [
  [updateProfile, () => ({ name: 'Ana Célia' })],
  [updatePreferences, () => ({ theme: 'dark' })],
  [register, () => ({ name: 'Ana', email: `${newId()}@sefira.test`, password, birthDate: '1990-01-01' })],
  [login, () => ({ email: 'ninguem@sefira.test', password })],
];

/** The standing of every account: what only the product decides. */
async function standing(): Promise<unknown[]> {
  const { rows } = await testEnvironment.database.query(
    `SELECT role, status, plan, credits, permissions, email_confirmed_at, erase_at, is_two_factor_enabled, is_email_confirmed
     FROM auth.account LEFT JOIN "user".profile ON user_id = account.id ORDER BY account.id`,
  );
  return rows;
}

test.each(calls)('$id changes nothing but what it is for', async (route, body) => {
  const email = `${newId()}@sefira.test`;
  const made = await services.auth.send(register, { body: { name: 'Ana', email, password, birthDate: '1990-01-01' } });
  const { user: owner } = made.body as { user: { id: string } };
  await services.auth.idle();
  for (const [what, poisoned] of poison) {
    const before = (await standing()).length;
    const as = person(owner.id, { sessionId: newId() });
    const answer = await services[route.service].send(route, { as, body: { ...body(), ...poisoned } } as never);
    expect([what, answer.status < 500]).toEqual([what, true]);
    const after = await standing();
    expect([what, after.length - before]).toEqual([what, answer.status === 201 ? 1 : 0]);
  }
  for (const row of await standing()) {
    expect(row).toMatchObject({
      role: 'user',
      status: 'active',
      plan: 'free',
      credits: 20,
      permissions: [],
      erase_at: null,
    });
    expect(row).toMatchObject({ email_confirmed_at: null });
  }
  const { rows } = await testEnvironment.database.query('SELECT 1 FROM auth.account WHERE id = $1', [stranger]);
  expect(rows).toEqual([]);
});
