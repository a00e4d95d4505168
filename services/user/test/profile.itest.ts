import { readProfile, updateProfile } from '@sefira/contracts/user/profile';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox } from '@sefira/testing/mailbox';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { type Account, type AuthStandIn, authStandIn } from './auth-stand-in.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: AuthStandIn;
let user: ServiceUnderTest;

const early: Account = {
  userId: newId(),
  name: 'Bia Antes do Evento',
  email: 'bia@sefira.test',
  birthDate: '1988-02-29',
  role: 'user',
  plan: 'free',
  status: 'active',
  isEmailConfirmed: false,
  isTwoFactorEnabled: false,
};
const environment = {
  NUMEROLOGY_URL: 'http://127.0.0.1:9',
  REPORTS_URL: 'http://127.0.0.1:9',
  BILLING_URL: 'http://127.0.0.1:9',
  CHAT_URL: 'http://127.0.0.1:9',
  RESELLER_URL: 'http://127.0.0.1:9',
  CONTENT_URL: 'http://127.0.0.1:9',
  ADMIN_CONFIG_URL: 'http://127.0.0.1:9',
  SMTP_URL: '',
  MAIL_FROM: 'Sefira <ola@sefira.test>',
  PUBLIC_URL: 'http://localhost:8080',
};

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  environment.SMTP_URL = stack.use(await mailbox()).url;
  auth = stack.use(await authStandIn(testEnvironment.keys.jwks, [early]));
  user = stack.use(
    await startService(definition, testEnvironment, { environment: { ...environment, AUTH_URL: auth.url } }),
  );
});
afterAll(() => stack.disposeAsync());

const ana = { name: 'Ana Célia Vasconcelos', email: 'ana@sefira.test', birthDate: '1955-11-29' };
const registered = (userId: string) => ({ ...ana, userId, registeredAt: new Date().toISOString() });
const profileOf = async (userId: string) =>
  ((await user.send(readProfile, { as: person(userId) })).body as { data: Record<string, unknown> }).data;

async function register(): Promise<string> {
  const userId = newId();
  await deliverEvent(testEnvironment, 'user', 'user.registered', registered(userId));
  await user.idle();
  return userId;
}

test('creates a profile with the default preferences for a new account', async () => {
  const userId = await register();
  expect(await profileOf(userId)).toEqual({
    id: userId,
    ...ana,
    phone: null,
    location: null,
    bio: null,
    avatar: null,
    twoFactorEnabled: false,
    isEmailConfirmed: false,
    pendingEmail: null,
    preferences: {
      theme: 'system',
      language: 'pt-BR',
      notifications: { email: true, push: true, reports: true, marketing: false, daily: false },
      privacy: { profileVisible: true, shareAnalytics: false, dataCollection: true },
    },
    updatedAt: expect.any(String),
  });
});

test('creates the profile from auth when the event has not arrived, and the event does not overwrite it', async () => {
  expect(await profileOf(early.userId)).toMatchObject({ name: early.name, birthDate: '1988-02-29' });
  await user.send(updateProfile, { as: person(early.userId), body: { name: 'Bia Silva' } });
  const calls = auth.calls();
  await deliverEvent(testEnvironment, 'user', 'user.registered', registered(early.userId));
  await user.idle();
  expect(await profileOf(early.userId)).toMatchObject({ name: 'Bia Silva', birthDate: '1988-02-29' });
  expect(auth.calls()).toBe(calls);
});

test('creates one profile for twenty concurrent first calls', async () => {
  await testEnvironment.database.query('DELETE FROM "user".profile WHERE user_id = $1', [early.userId]);
  const as = person(early.userId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => user.send(readProfile, { as })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await profileOf(early.userId)).toMatchObject({ name: early.name });
});

test('returns NOT_FOUND for an unknown account and DEPENDENCY_DOWN while auth is unavailable', async () => {
  const unknown = await user.send(readProfile, { as: person(newId()) });
  expect([unknown.status, (unknown.body as { error: string }).error]).toEqual([404, 'NOT_FOUND']);
  await using alone = await startService(definition, testEnvironment, {
    environment: { ...environment, AUTH_URL: 'http://127.0.0.1:9', ROLE: 'http' },
  });
  const down = await alone.send(readProfile, { as: person(newId()) });
  expect([down.status, (down.body as { error: string }).error]).toEqual([503, 'DEPENDENCY_DOWN']);
});

test('changes and clears single fields', async () => {
  const userId = await register();
  const as = person(userId);
  const changed = await user.send(updateProfile, {
    as,
    body: { name: '  Ana C. Vasconcelos ', phone: '(11) 99999-0000', location: 'São Paulo', bio: 'Olá <b>mundo</b>' },
  });
  expect(changed.body).toMatchObject({
    success: true,
    message: 'Dados pessoais atualizados com sucesso!',
    data: { name: 'Ana C. Vasconcelos', birthDate: ana.birthDate, location: 'São Paulo', bio: 'Olá <b>mundo</b>' },
  });
  await user.send(updateProfile, { as, body: { phone: '', location: null } });
  expect(await profileOf(userId)).toMatchObject({ phone: null, location: null, bio: 'Olá <b>mundo</b>' });
});

test.each([
  ['a blank name', { name: '   ' }, 'NAME_EMPTY'],
  ['a name without letters', { name: '123 456' }, 'NAME_WITHOUT_LETTERS'],
  ['a name of 300 characters', { name: 'a'.repeat(300) }, 'NAME_TOO_LONG'],
  ['31 February', { birthDate: '1990-02-31' }, 'DATE_IMPOSSIBLE'],
  ['a birth to come', { birthDate: '2999-01-01' }, 'DATE_IN_FUTURE'],
  ['a bio beyond its bound', { bio: 'a'.repeat(1001) }, 'VALIDATION_FAILED'],
])('refuses %s by its own code and stores nothing', async (_what, body, code) => {
  const userId = await register();
  const answer = await user.send(updateProfile, { as: person(userId), body });
  expect([answer.status, (answer.body as { error: string }).error]).toEqual([400, code]);
  expect(await profileOf(userId)).toMatchObject(ana);
});

test('accepts a birth date up to today in São Paulo', async () => {
  const userId = newId();
  await deliverEvent(testEnvironment, 'user', 'user.registered', registered(userId));
  await user.idle();
  // 01:00 UTC on the 2nd is still the 1st in São Paulo.
  await using late = await startService(definition, testEnvironment, {
    environment: { ...environment, AUTH_URL: auth.url, ROLE: 'http' },
    clock: () => new Date('2031-05-02T01:00:00Z'),
  });
  const send = (birthDate: string) => late.send(updateProfile, { as: person(userId), body: { birthDate } });
  expect((await send('2031-05-01')).status).toBe(200);
  expect((await send('2031-05-02')).body).toMatchObject({ error: 'DATE_IN_FUTURE' });
});

test('changes only the caller, regardless of ids in the body', async () => {
  const [mine, other] = [await register(), await register()];
  const body = { userId: other, id: other, name: 'Outra', avatar: 'x', twoFactorEnabled: true };
  await user.send(updateProfile, { as: person(mine), body });
  expect(await profileOf(mine)).toMatchObject({
    name: 'Outra',
    email: ana.email,
    avatar: null,
    twoFactorEnabled: false,
  });
  expect(await profileOf(other)).toMatchObject({ name: ana.name });
});

test('refuses visitors and guests', async () => {
  expect((await user.send(readProfile)).body).toMatchObject({ error: 'SESSION_REQUIRED' });
  const guest = person(newId(), { role: 'guest' });
  expect((await user.send(readProfile, { as: guest })).body).toMatchObject({ error: 'FORBIDDEN' });
});
