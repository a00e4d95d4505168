import { createHash } from 'node:crypto';
import { checkSession, currentSession, guest, login, logout, register } from '@sefira/contracts/auth/session';
import type { EventPayload } from '@sefira/contracts/shared/events';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let now = new Date();

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(
    await startService(definition, testEnvironment, { environment: { GUEST_ACCESS: 'true' }, clock: () => now }),
  );
});
afterAll(() => stack.disposeAsync());

const ana = {
  name: 'Ana Célia Vasconcelos',
  email: 'Ana@Sefira.test',
  password: 'segredo da ana',
  birthDate: '1955-11-29',
};
const hash = (token: string) => createHash('sha256').update(token).digest('hex');
const rows = async (table: string) =>
  Number((await testEnvironment.database.query(`SELECT count(*) FROM auth.${table}`)).rows[0].count);
const check = async (token: string) => {
  const answer = await auth.send(checkSession, { as: internalCaller, body: { tokenHash: hash(token) } });
  return (answer.body as { data: { userId: string; sessionId: string } | null }).data;
};

test('opens a session and publishes one event at sign-up, and stores neither password nor token', async () => {
  const answer = await auth.send(register, { body: ana });
  expect(answer.status).toBe(201);
  const body = answer.body as { token: string; user: { id: string } };
  expect(body).toMatchObject({
    success: true,
    token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    user: { name: ana.name, email: 'ana@sefira.test', role: 'user', credits: 20, subscription: 'free', isActive: true },
  });
  expect(await check(body.token)).toMatchObject({ userId: body.user.id });
  const { rows: events } = await testEnvironment.database.query(
    'SELECT name, payload FROM auth.outbox_event ORDER BY id',
  );
  expect(events).toEqual([
    { name: 'user.registered', payload: expect.objectContaining({ userId: body.user.id, birthDate: ana.birthDate }) },
    { name: 'email.confirmation_requested', payload: expect.objectContaining({ userId: body.user.id }) },
  ]);
  const { rows: stored } = await testEnvironment.database.query(
    'SELECT password_hash, token_hash FROM auth.account JOIN auth.session ON account_id = account.id',
  );
  expect(stored[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(stored)).not.toContain(body.token);
});

test('returns 409 for a registered e-mail in any case and stores nothing', async () => {
  const before = [await rows('account'), await rows('session'), await rows('outbox_event')];
  const answer = await auth.send(register, { body: { ...ana, email: 'ANA@sefira.TEST' } });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ success: false, error: 'EMAIL_TAKEN', data: { issues: [{ path: 'email' }] } });
  expect([await rows('account'), await rows('session'), await rows('outbox_event')]).toEqual(before);
});

test.each([
  ['31 February', { birthDate: '1990-02-31' }, 'DATE_IMPOSSIBLE'],
  ['a birth to come', { birthDate: '2999-01-01' }, 'DATE_IN_FUTURE'],
  ['a short password', { password: '12345' }, 'PASSWORD_TOO_SHORT'],
  ['a blank name', { name: ' ' }, 'NAME_EMPTY'],
  ['a name without letters', { name: '···' }, 'NAME_WITHOUT_LETTERS'],
  ['no e-mail', { email: 'ana' }, 'VALIDATION_FAILED'],
])('refuses a sign-up with %s by its own code and stores nothing', async (_what, wrong, code) => {
  const before = await rows('account');
  const answer = await auth.send(register, { body: { ...ana, email: 'outra@sefira.test', ...wrong } });
  expect([answer.status, (answer.body as { error: string }).error]).toEqual([400, code]);
  expect(await rows('account')).toBe(before);
});

test('creates one account for concurrent sign-ups of one e-mail', async () => {
  const twice = await Promise.all(
    [1, 2, 3, 4].map(() => auth.send(register, { body: { ...ana, email: 'bia@sefira.test' } })),
  );
  expect(twice.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
});

test('ignores fields beyond the contract', async () => {
  const body = {
    ...ana,
    email: 'cris@sefira.test',
    role: 'admin',
    credits: 9999,
    plan: 'professional',
    isPremium: true,
  };
  const answer = await auth.send(register, { body });
  expect(answer.body).toMatchObject({ user: { role: 'user', credits: 20, subscription: 'free', isPremium: false } });
});

test('opens a session with the right password, and responds alike to a wrong one and an unknown e-mail', async () => {
  const right = await auth.send(login, { body: { email: 'ana@sefira.test', password: ana.password } });
  expect(right.body).toMatchObject({ success: true, data: { user: { name: ana.name } } });
  const wrong = await auth.send(login, { body: { email: 'ana@sefira.test', password: 'errada' } });
  const unknown = await auth.send(login, { body: { email: 'ninguem@sefira.test', password: 'errada' } });
  expect(wrong.status).toBe(401);
  const { requestId: _one, ...first } = wrong.body as Record<string, unknown>;
  const { requestId: _two, ...second } = unknown.body as Record<string, unknown>;
  expect(first).toEqual(second);
  expect(first).toEqual({ success: false, message: 'E-mail ou senha incorretos.', error: 'INVALID_CREDENTIALS' });
});

test('checks ten wrong passwords and refuses the rest of a hundred concurrent ones', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 100 }, () => auth.send(login, { body: { email: 'alvo@sefira.test', password: 'x' } })),
  );
  expect(attempts.filter((answer) => answer.status === 401)).toHaveLength(10);
  const refused = attempts.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(90);
  expect(refused.every((answer) => Number(answer.headers.get('retry-after')) > 0)).toBe(true);
});

test('ends the sessions of a suspended account and refuses its login', async () => {
  const { body } = await auth.send(register, { body: { ...ana, email: 'dora@sefira.test' } });
  const { token } = body as { token: string };
  await testEnvironment.database.query("UPDATE auth.account SET status = 'suspended' WHERE email = 'dora@sefira.test'");
  expect(await check(token)).toBeNull();
  const answer = await auth.send(login, { body: { email: 'dora@sefira.test', password: ana.password } });
  expect(answer.body).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
});

test('ends only the own session at logout', async () => {
  const first = (await auth.send(register, { body: { ...ana, email: 'eva@sefira.test' } })).body as {
    token: string;
    user: { id: string };
  };
  const second = (await auth.send(login, { body: { email: 'eva@sefira.test', password: ana.password } })).body as {
    data: { token: string };
  };
  const session = await check(first.token);
  const as = person(first.user.id, { sessionId: session?.sessionId ?? '' });
  expect((await auth.send(currentSession, { as })).body).toMatchObject({
    data: { user: { email: 'eva@sefira.test' } },
  });
  expect((await auth.send(logout, { as })).body).toEqual({ success: true, message: 'Logout realizado com sucesso!' });
  expect(await check(first.token)).toBeNull();
  expect(await check(second.data.token)).not.toBeNull();
});

test('ends a session after seven days and after a day without use', async () => {
  const { token } = (await auth.send(register, { body: { ...ana, email: 'fabi@sefira.test' } })).body as {
    token: string;
  };
  const start = now;
  const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
  try {
    for (let hours = 20; hours < 168; hours += 20) {
      now = after(hours);
      expect(await check(token), `after ${hours} hours`).not.toBeNull();
    }
    now = after(168);
    expect(await check(token)).toBeNull();
    now = start;
    const idle = (await auth.send(login, { body: { email: 'fabi@sefira.test', password: ana.password } })).body as {
      data: { token: string };
    };
    now = after(24);
    expect(await check(idle.data.token)).toBeNull();
  } finally {
    now = start;
  }
});

test('presents every guest alike with an isolated identity', async () => {
  const [one, two] = await Promise.all([auth.send(guest), auth.send(guest)]);
  const first = (one.body as { data: { token: string; user: object } }).data;
  const second = (two.body as { data: { token: string; user: object } }).data;
  expect(first.user).toMatchObject({
    id: 'guest',
    role: 'guest',
    subscription: 'premium',
    credits: 999999,
    isActive: true,
  });
  expect((await check(first.token))?.userId).not.toBe((await check(second.token))?.userId);
});

test('returns GUEST_NOT_ALLOWED when the configuration disables guests', async () => {
  await using closed = await startService(definition, testEnvironment);
  const answer = await closed.send(guest);
  expect([answer.status, (answer.body as { error: string }).error]).toEqual([403, 'GUEST_NOT_ALLOWED']);
});

test('refuses a session check by a person', async () => {
  const answer = await auth.send(checkSession, { as: person('p1'), body: { tokenHash: 'a'.repeat(64) } });
  expect(answer.status).toBe(401);
});

test('creates demo accounts with roles and plans at the first start, and changes nothing at the second', async () => {
  const demo = [{ ...ana, email: 'admin@demo.test', role: 'admin', plan: 'professional' }];
  const environment = { DEMO_ACCOUNTS: JSON.stringify(demo) };
  for (let start = 0; start < 2; start += 1) {
    await using shown = await startService(definition, testEnvironment, { environment });
    const answer = await shown.send(login, { body: { email: 'admin@demo.test', password: ana.password } });
    expect(answer.body).toMatchObject({ data: { user: { role: 'admin', subscription: 'professional' } } });
  }
  const { rows } = await testEnvironment.database.query("SELECT 1 FROM auth.account WHERE email = 'admin@demo.test'");
  expect(rows).toHaveLength(1);
});

test('copies a batch of changed profiles to their accounts, except to an erased one', async () => {
  const people = Array.from({ length: 30 }, () => newId());
  const [erased = ''] = people;
  await testEnvironment.database.query(
    `INSERT INTO auth.account (id, name, role, permissions, status)
     SELECT id, 'antes', 'user', '{}', CASE WHEN id = $2 THEN 'erased' ELSE 'active' END FROM unnest($1::uuid[]) id`,
    [people, erased],
  );
  const profileOf = (userId: string, index: number): EventPayload<'profile.updated'> => ({
    userId,
    name: `Ana d'Ávila ${index}`,
    birthDate: index % 2 === 0 ? '1955-11-29' : null,
    avatar: null,
    updatedAt: '2026-11-21T12:00:00.000Z',
  });
  const profiles = people.map(profileOf);
  const events = await Promise.all(
    profiles.map((profile) => deliverEvent(testEnvironment, 'auth', 'profile.updated', profile)),
  );
  const consumed = 'SELECT count(*)::int AS count FROM auth.inbox_event WHERE event_id = ANY($1::uuid[])';
  await vi.waitFor(
    async () => expect((await testEnvironment.database.query(consumed, [events])).rows[0].count).toBe(people.length),
    { timeout: 60_000, interval: 20 },
  );
  const { rows } = await testEnvironment.database.query(
    'SELECT id, name, birth_date AS "birthDate", avatar FROM auth.account WHERE id = ANY($1::uuid[]) ORDER BY id',
    [people],
  );
  const expected = profiles.map(({ userId: id, name, birthDate, avatar }) =>
    id === erased ? { id, name: 'antes', birthDate: null, avatar } : { id, name, birthDate, avatar },
  );
  expect(rows).toEqual(expected.sort((one, other) => (one.id < other.id ? -1 : 1)));
});
