import { randomBytes } from 'node:crypto';
import {
  changePassword,
  forgotPassword,
  loginSecondFactor,
  renewBackupCodes,
  resetPassword,
  toggleSecondFactor,
  verifySecondFactor,
} from '@sefira/contracts/auth/account';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { waitForLongTimeStep } from '@sefira/testing/time-codes';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataVault } from '../src/adapters/data-vault.ts';
import { definition } from '../src/definition.ts';
import { dataOf, errorOf, type Member, members, password } from './members.ts';

const stack = new AsyncDisposableStack();
const dataKey = randomBytes(32).toString('base64url');
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let replica: ServiceUnderTest;
let people: ReturnType<typeof members>;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment, { environment: { DATA_KEY: dataKey } }));
  // A replica with a clock four minutes off: codes are checked with the database's.
  const skewed = () => new Date(Date.now() + 4 * 60_000);
  replica = stack.use(
    await startService(definition, testEnvironment, {
      environment: { ROLE: 'http', DATA_KEY: dataKey },
      clock: skewed,
    }),
  );
  people = members(testEnvironment, auth);
});
afterAll(() => stack.disposeAsync());

const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

interface Protected extends Member {
  readonly secret: string;
  readonly backupCodes: readonly string[];
}

/** A member with an active second factor, enabled with the code of the previous step. */
async function protect(): Promise<Protected> {
  await waitForLongTimeStep();
  const member = await people.register();
  const started = await auth.send(toggleSecondFactor, { as: member.as, body: { enable: true, password } });
  const { secret } = dataOf<{ setup: { secret: string } }>(started).setup;
  const proved = await auth.send(verifySecondFactor, { as: member.as, body: { code: codeAt(secret, -1) } });
  return { ...member, secret, backupCodes: dataOf<{ backupCodes: string[] }>(proved).backupCodes };
}

async function challenge(email: string, typed = password): Promise<string> {
  const outcome = dataOf<{ twoFactorRequired?: boolean; challenge: string }>(await people.login(email, typed));
  expect(outcome.twoFactorRequired).toBe(true);
  expect(outcome).not.toHaveProperty('token');
  return outcome.challenge;
}
const finish = (given: string, code: string, at = auth) =>
  at.send(loginSecondFactor, { body: { challenge: given, code } });

test('is active from its first valid code, ends other sessions and is stored sealed', async () => {
  const member = await people.register();
  const other = dataOf<{ token: string }>(await people.login(member.email));
  const started = await auth.send(toggleSecondFactor, { as: member.as, body: { enable: true, password } });
  const { setup, enabled } = dataOf<{ enabled: boolean; setup: { uri: string; secret: string } }>(started);
  expect(enabled).toBe(false);
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Sefira:.+secret=[A-Z2-7]{32}/);
  expect((await people.login(member.email)).body).toMatchObject({ data: { token: expect.any(String) } });
  expect(errorOf(await auth.send(verifySecondFactor, { as: member.as, body: { code: '000000' } }))).toEqual([
    400,
    'CODE_INVALID',
  ]);
  const proved = await auth.send(verifySecondFactor, { as: member.as, body: { code: codeAt(setup.secret, 0) } });
  const { backupCodes } = dataOf<{ backupCodes: string[] }>(proved);
  expect(new Set(backupCodes).size).toBe(10);
  expect(backupCodes.every((code) => /^[a-z2-9]{4}-[a-z2-9]{4}$/.test(code))).toBe(true);
  expect(await people.check(other.token)).toBeNull();
  expect(await people.check(member.token)).not.toBeNull();
  expect(await people.events('second_factor.changed', member.userId)).toMatchObject([{ isEnabled: true }]);
  const { rows } = await testEnvironment.database.query(
    'SELECT sealed_secret FROM auth.second_factor UNION ALL SELECT code_hash FROM auth.backup_code',
  );
  const stored = JSON.stringify(rows);
  for (const secret of [setup.secret, ...backupCodes]) expect(stored).not.toContain(secret);
});

test('opens a session with password and code, and accepts no code twice on any replica', async () => {
  const member = await protect();
  const [one, two] = [await challenge(member.email), await challenge(member.email)];
  const code = codeAt(member.secret, 0);
  const opened = await finish(one, code);
  expect(opened.body).toMatchObject({
    success: true,
    data: { user: { email: member.email }, token: expect.any(String) },
  });
  expect(errorOf(await finish(one, codeAt(member.secret, 1)))).toEqual([400, 'TOKEN_INVALID']);
  const three = await challenge(member.email);
  expect(errorOf(await finish(three, code, replica))).toEqual([400, 'CODE_INVALID']);
  expect(errorOf(await finish(two, code))).toEqual([400, 'TOKEN_INVALID']);
  expect((await finish(three, codeAt(member.secret, 1), replica)).status).toBe(200);
});

test('opens one session for two concurrent valid codes', async () => {
  const member = await protect();
  const given = await challenge(member.email);
  const code = codeAt(member.secret, 0);
  const answers = await Promise.all([finish(given, code), finish(given, code, replica)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('checks five of a hundred concurrent guesses, then closes the challenge', async () => {
  const member = await protect();
  const given = await challenge(member.email);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => finish(given, String(900_000 + index), index % 2 ? auth : replica)),
  );
  expect(answers.filter((answer) => errorOf(answer)[1] === 'CODE_INVALID')).toHaveLength(5);
  expect(answers.filter((answer) => errorOf(answer)[1] === 'TOKEN_INVALID')).toHaveLength(95);
  expect(errorOf(await finish(given, codeAt(member.secret, 0)))).toEqual([400, 'TOKEN_INVALID']);
});

test('accepts a backup code once, of fifty concurrent uses, and voids it when new ones are created', async () => {
  const member = await protect();
  const [first = '', second = ''] = member.backupCodes;
  const challenges: string[] = [];
  for (let round = 0; round < 5; round += 1) challenges.push(await challenge(member.email));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => finish(challenges[index % 5] ?? '', ` ${first.toUpperCase()} `)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await deadlocks()).toBe(0);
  const renewed = await auth.send(renewBackupCodes, { as: member.as, body: { password } });
  const { backupCodes } = dataOf<{ backupCodes: string[] }>(renewed);
  expect(errorOf(await finish(await challenge(member.email), second))).toEqual([400, 'CODE_INVALID']);
  expect((await finish(await challenge(member.email), backupCodes[0] ?? '')).status).toBe(200);
});

test('stores backup codes as passwords, and accepts one of the older form once', async () => {
  const member = await protect();
  const [first = '', second = ''] = member.backupCodes;
  const { rows } = await testEnvironment.database.query<{ id: string; salt: string }>(
    'SELECT id, salt FROM auth.backup_code WHERE account_id = $1',
    [member.userId],
  );
  expect(rows.every(({ salt }) => Buffer.from(salt, 'base64url').length === 16)).toBe(true);
  const vault = createDataVault(dataKey);
  await testEnvironment.database.query(
    'UPDATE auth.backup_code SET salt = NULL, code_hash = id::text WHERE account_id = $1',
    [member.userId],
  );
  expect(errorOf(await finish(await challenge(member.email), first))).toEqual([400, 'CODE_INVALID']);
  await testEnvironment.database.query('UPDATE auth.backup_code SET code_hash = $2 WHERE id = $1', [
    rows[0]?.id,
    vault.digest('backup-code', `${member.userId} ${second}`),
  ]);
  expect((await finish(await challenge(member.email), second)).status).toBe(200);
  expect(errorOf(await finish(await challenge(member.email), second))).toEqual([400, 'CODE_INVALID']);
});

/** Number of deadlocks that PostgreSQL resolved. */
async function deadlocks(): Promise<number> {
  const { rows } = await testEnvironment.database.query(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0].deadlocks;
}

test('requires the second factor after a reset by e-mail', async () => {
  const member = await protect();
  await auth.send(forgotPassword, { body: { email: member.email } });
  await auth.idle();
  const [sent] = await people.events('password.reset_requested', member.userId);
  const token = people.open(sent?.sealedToken ?? '');
  expect((await auth.send(resetPassword, { body: { token, password: 'nova senha' } })).status).toBe(200);
  await challenge(member.email, 'nova senha');
});

test('requires password and code to disable it', async () => {
  const member = await protect();
  const off = (typed: string, code?: string) =>
    auth.send(toggleSecondFactor, {
      as: member.as,
      body: { enable: false, password: typed, ...(code === undefined ? {} : { code }) },
    });
  expect(errorOf(await off('errada', codeAt(member.secret, 0)))).toEqual([400, 'PASSWORD_INVALID']);
  expect(errorOf(await off(password, '000000'))).toEqual([400, 'CODE_INVALID']);
  expect((await off(password, codeAt(member.secret, 0))).body).toMatchObject({ data: { enabled: false, setup: null } });
  expect((await people.login(member.email)).body).toMatchObject({ data: { token: expect.any(String) } });
});

test('limits confirmations by password within a session to ten', async () => {
  const member = await people.register();
  const tries = await Promise.all(
    Array.from({ length: 30 }, () =>
      auth.send(changePassword, { as: member.as, body: { currentPassword: 'x', newPassword: 'nova senha' } }),
    ),
  );
  expect(tries.filter((answer) => errorOf(answer)[1] === 'PASSWORD_INVALID')).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
});
