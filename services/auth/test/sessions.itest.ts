import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
} from '@sefira/contracts/auth/account';
import {
  changeAccountRole,
  changeAccountStatus,
  checkSessions,
  inspectTokens,
  refreshSession,
  register,
} from '@sefira/contracts/auth/session';
import { internalCaller } from '@sefira/platform/http/service-client';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { runSchedule } from '@sefira/testing/run-schedule';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { dataOf, errorOf, hashOf, members, password } from './members.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let people: ReturnType<typeof members>;
let now = new Date();
const environment = { GUEST_ACCESS: 'true' };

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
  people = members(testEnvironment, auth);
});
afterAll(() => stack.disposeAsync());

const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const exchange = async (token: string) =>
  dataOf<{ token: string }>(await auth.send(refreshSession, { as: await people.asOf(token) })).token;

test('returns one child for twenty concurrent exchanges, and accepts the parent for ten seconds', async () => {
  const { token, as } = await people.register();
  const start = now;
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.send(refreshSession, { as })));
    const children = new Set(answers.map((answer) => dataOf<{ token: string }>(answer).token));
    expect(children.size).toBe(1);
    const [child = ''] = children;
    expect(child).not.toBe(token);
    now = seconds(9);
    expect((await people.check(token))?.expiresAt).toBe(new Date(start.getTime() + 10_000).toISOString());
    expect(await exchange(token)).toBe(child);
    expect(await people.check(child)).toMatchObject({ sessionId: as.sessionId });
    const { rows } = await testEnvironment.database.query(
      'SELECT count(*)::int AS count FROM auth.session WHERE account_id = $1',
      [as.subject],
    );
    expect(rows).toEqual([{ count: 1 }]);
  } finally {
    now = start;
  }
});

test('returns the states of tokens without using or ending a session', async () => {
  const { token, userId } = await people.register();
  const start = now;
  const statesOf = async (...tokens: string[]) => {
    const tokenHashes = tokens.map(hashOf);
    const answer = await auth.send(inspectTokens, { as: internalCaller, body: { tokenHashes } });
    return dataOf<{ states: string[] }>(answer).states;
  };
  try {
    expect(await statesOf(token, 'unknown')).toEqual(['open', 'ended']);
    const child = await exchange(token);
    expect(await statesOf(token, child)).toEqual(['open', 'open']);
    now = seconds(11);
    expect(await statesOf(child, token)).toEqual(['open', 'exchanged']);
    expect(await people.check(child)).not.toBeNull();
    expect(await people.events('session.reused', userId)).toHaveLength(0);
    now = seconds(25 * 3600);
    expect(await statesOf(child)).toEqual(['ended']);
  } finally {
    now = start;
  }
});

test('checks a batch of tokens like single ones', async () => {
  const [first, second] = [await people.register(), await people.register()];
  const start = now;
  const together = async (...tokens: string[]) => {
    const tokenHashes = tokens.map(hashOf);
    const answer = await auth.send(checkSessions, { as: internalCaller, body: { tokenHashes } });
    return dataOf<{ records: ({ userId: string } | null)[] }>(answer).records;
  };
  try {
    const tokens = [second.token, 'nobody', first.token, second.token];
    expect(await together(...tokens)).toEqual(await Promise.all(tokens.map((token) => people.check(token))));
    const child = await exchange(first.token);
    expect((await together(first.token, child)).map((record) => record?.userId)).toEqual([first.userId, first.userId]);
    now = seconds(11);
    expect((await together(child, second.token)).every(Boolean)).toBe(true);
    expect(await together(first.token)).toEqual([null]);
    expect((await together(child, second.token)).map((record) => record?.userId)).toEqual([undefined, second.userId]);
    now = seconds(25 * 3600);
    expect(await together(second.token)).toEqual([null]);
  } finally {
    now = start;
  }
});

test('publishes the other account of a device at the first login of an account on it', async () => {
  const [one, other] = [await people.register(), await people.register()];
  expect((await people.login(other.email, password, one.deviceToken)).status).toBe(200);
  expect(await people.events('device.added', other.userId)).toMatchObject([{ deviceAccountIds: [one.userId] }]);
  expect((await people.login(one.email, password)).status).toBe(200);
  expect(await people.events('device.added', one.userId)).toMatchObject([{ deviceAccountIds: [] }]);
});

test('ends the session when an exchanged token is used after its grace period, and notifies the owner', async () => {
  const { token, userId } = await people.register();
  const other = dataOf<{ token: string }>(await people.login((await people.register()).email)).token;
  const start = now;
  try {
    const chain = [token];
    for (let round = 0; round < 3; round += 1) {
      now = seconds(900);
      chain.push(await exchange(chain.at(-1) ?? ''));
    }
    now = seconds(11);
    expect(await people.check(chain[3] ?? '')).not.toBeNull();
    expect(await people.check(chain[0] ?? '')).toBeNull();
    for (const dead of chain) expect(await people.check(dead)).toBeNull();
    expect(await people.check(other)).not.toBeNull();
    expect(await people.events('session.reused', userId)).toHaveLength(1);
    expect(await people.events('session.ended', userId)).toMatchObject([{ reason: 'reused' }]);
  } finally {
    now = start;
  }
});

test('does not extend a session beyond seven days by exchanges', async () => {
  const { token } = await people.register();
  const start = now;
  try {
    let current = token;
    for (let day = 0; day < 6; day += 0.9) {
      now = seconds(0.9 * 86_400);
      current = await exchange(current);
    }
    now = new Date(start.getTime() + 7 * dayMilliseconds);
    expect(await people.check(current)).toBeNull();
  } finally {
    now = start;
  }
});

test('lists device and network, and lets only the owner end a session', async () => {
  const member = await people.register();
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const headers = { 'user-agent': chrome, 'x-sefira-client-address': '187.10.20.30' };
  const second = dataOf<{ token: string }>(await people.login(member.email, password, undefined, headers));
  const third = dataOf<{ token: string }>(await people.login(member.email));
  type Entry = { id: string; device: string; place: string; isCurrent: boolean };
  const list = dataOf<Entry[]>(await auth.send(listSessions, { as: member.as }));
  expect(list).toHaveLength(3);
  expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const windows = list.find(({ device }) => device === 'Chrome em Windows');
  expect(windows?.place).toBe('Rede 187.10.20.0/24');
  const stranger = await people.register();
  const end = (as: typeof member.as) => auth.send(endSession, { as, params: { id: windows?.id ?? '' } });
  expect(errorOf(await end(stranger.as))).toEqual([404, 'NOT_FOUND']);
  expect(await people.check(second.token)).not.toBeNull();
  expect((await end(member.as)).status).toBe(200);
  expect(await people.check(second.token)).toBeNull();
  expect((await auth.send(endOtherSessions, { as: member.as })).body).toMatchObject({ data: { ended: 1 } });
  expect(await people.check(third.token)).toBeNull();
  expect(await people.check(member.token)).not.toBeNull();
  expect(await people.check(stranger.token)).not.toBeNull();
});

test('requires the old password for a new one, which ends the other sessions', async () => {
  const member = await people.register();
  const other = dataOf<{ token: string }>(await people.login(member.email));
  const change = (currentPassword: string) =>
    auth.send(changePassword, { as: member.as, body: { currentPassword, newPassword: 'outra senha' } });
  expect(errorOf(await change('errada'))).toEqual([400, 'PASSWORD_INVALID']);
  expect((await change(password)).body).toEqual({ success: true, message: 'Senha alterada com sucesso!' });
  expect(await people.check(other.token)).toBeNull();
  expect(await people.check(member.token)).not.toBeNull();
});

test('ends every session at suspension, change of role and closing', async () => {
  const suspended = await people.register();
  const send = (userId: string, status: 'active' | 'suspended') =>
    auth.send(changeAccountStatus, { as: internalCaller, params: { id: userId }, body: { status } });
  expect((await send(suspended.userId, 'suspended')).body).toMatchObject({ data: { status: 'suspended' } });
  expect(await people.check(suspended.token)).toBeNull();
  expect(errorOf(await people.login(suspended.email))).toEqual([403, 'ACCOUNT_SUSPENDED']);
  await send(suspended.userId, 'active');
  expect((await people.login(suspended.email)).status).toBe(200);

  const promoted = await people.register();
  const body = { role: 'reseller' as const };
  await auth.send(changeAccountRole, { as: internalCaller, params: { id: promoted.userId }, body });
  expect(await people.check(promoted.token)).toBeNull();
  const again = dataOf<{ token: string }>(await people.login(promoted.email));
  expect((await people.check(again.token))?.role).toBe('reseller');

  const closed = await people.register();
  const close = (typed: string) => auth.send(deleteAccount, { as: closed.as, body: { password: typed } });
  expect(errorOf(await close('errada'))).toEqual([400, 'PASSWORD_INVALID']);
  expect((await close(password)).body).toEqual({ success: true, message: 'Conta desativada com sucesso' });
  expect(await people.check(closed.token)).toBeNull();
  expect(errorOf(await people.login(closed.email))).toEqual([403, 'ACCOUNT_SUSPENDED']);
});

test('does not remove the last administrator, also by concurrent calls', async () => {
  const admins = [await people.register(), await people.register(), await people.register()];
  const give = (userId: string, role: 'admin' | 'user') =>
    auth.send(changeAccountRole, { as: internalCaller, params: { id: userId }, body: { role } });
  for (const { userId } of admins) await give(userId, 'admin');
  const answers = await Promise.all(admins.map(({ userId }) => give(userId, 'user')));
  expect(answers.map((answer) => errorOf(answer).join()).sort()).toEqual(['200,', '200,', '409,LAST_ADMIN']);
});

test('refuses changes of role or status by persons', async () => {
  const { userId, as } = await people.register();
  for (const caller of [as, person(newId(), { role: 'admin' })]) {
    const body = { role: 'admin' as const };
    expect((await auth.send(changeAccountRole, { as: caller, params: { id: userId }, body })).status).toBe(401);
  }
});

test('anonymises an account thirty days after closing and frees its e-mail', async () => {
  const member = await people.register('volta@sefira.test');
  await auth.send(deleteAccount, { as: member.as, body: { password } });
  const start = now;

  try {
    now = seconds(29 * 86_400);
    await runSchedule(testEnvironment, 'auth.expiry');
    expect(await people.events('user.erased', member.userId)).toEqual([]);
    now = seconds(2 * 86_400);
    await runSchedule(testEnvironment, 'auth.expiry');
  } finally {
    now = start;
  }
  expect(await people.events('user.erased', member.userId)).toHaveLength(1);
  const { rows } = await testEnvironment.database.query(
    'SELECT row_to_json(a)::text AS row FROM auth.account a WHERE id = $1',
    [member.userId],
  );
  expect(rows[0].row).not.toMatch(/volta@|Ana Célia|1955/);
  expect((await people.register('volta@sefira.test')).userId).not.toBe(member.userId);
});

test('moves the data of a guest to the new account on request', async () => {
  const guestId = newId();
  const { rows } = await testEnvironment.database.query(
    `INSERT INTO auth.account (id, name, role, plan, permissions, expires_at) VALUES ($1, 'Visitante', 'guest', 'premium', '{}', now() + interval '1 day') RETURNING id`,
    [guestId],
  );
  expect(rows).toHaveLength(1);
  const body = { name: 'Bia', email: 'bia@sefira.test', password, birthDate: '1990-01-01' };
  const guest = person(guestId, { role: 'guest', sessionId: newId() });
  const plain = await auth.send(register, { as: guest, body: { ...body, email: 'sem@sefira.test' } });
  expect(plain.status).toBe(201);
  const taken = await auth.send(register, { as: guest, body: { ...body, takeOver: true } });
  const { user } = taken.body as { user: { id: string } };
  expect(await people.events('guest.taken_over', user.id)).toMatchObject([{ guestId, userId: user.id }]);
  const { rows: left } = await testEnvironment.database.query('SELECT 1 FROM auth.account WHERE id = $1', [guestId]);
  expect(left).toEqual([]);
  const member = await people.register();
  const odd = await auth.send(register, {
    as: member.as,
    body: { ...body, email: 'outra@sefira.test', takeOver: true },
  });
  const { user: third } = odd.body as { user: { id: string } };
  expect(await people.events('guest.taken_over', third.id)).toEqual([]);
});
