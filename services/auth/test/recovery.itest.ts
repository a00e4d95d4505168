import { confirmEmail, forgotPassword, resendConfirmation, resetPassword } from '@sefira/contracts/auth/account';
import { readAccount } from '@sefira/contracts/auth/session';
import { internalCaller } from '@sefira/platform/http/service-client';
import {
  createTestEnvironment,
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

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment, { clock: () => now }));
  people = members(testEnvironment, auth);
});
afterAll(() => stack.disposeAsync());

async function askReset(email: string, userId: string): Promise<string> {
  expect((await auth.send(forgotPassword, { body: { email } })).status).toBe(202);
  await auth.idle();
  const sent = (await people.events('password.reset_requested', userId)).at(-1);
  return people.open(sent?.sealedToken ?? '');
}
const reset = (token: string, typed = 'outra senha') => auth.send(resetPassword, { body: { token, password: typed } });

test('sets a new password once by a link, of fifty concurrent uses, and ends every session', async () => {
  const member = await people.register();
  const second = dataOf<{ token: string }>(await people.login(member.email));
  const token = await askReset(member.email, member.userId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => errorOf(answer).join()))).toEqual(
    new Set(['400,TOKEN_INVALID']),
  );
  expect(await people.check(member.token)).toBeNull();
  expect(await people.check(second.token)).toBeNull();
  expect((await people.login(member.email, password)).status).toBe(401);
  expect((await people.login(member.email, 'outra senha')).status).toBe(200);
  expect(await people.events('password.changed', member.userId)).toMatchObject([{ isReset: true }]);
});

test('replaces an older link, and stores none in the database or the outbox', async () => {
  const member = await people.register();
  const older = await askReset(member.email, member.userId);
  const newer = await askReset(member.email, member.userId);
  const { rows: stored } = await testEnvironment.database.query(
    'SELECT row_to_json(t)::text AS row FROM auth.one_time_token t UNION ALL SELECT payload::text FROM auth.outbox_event',
  );
  expect(JSON.stringify(stored)).not.toContain(newer);
  expect(errorOf(await reset(older))).toEqual([400, 'TOKEN_INVALID']);
  expect(errorOf(await reset(hashOf(newer).slice(0, 43)))).toEqual([400, 'TOKEN_INVALID']);
  expect((await reset(newer)).status).toBe(200);
});

test('accepts a link for thirty minutes', async () => {
  const member = await people.register();
  const start = now;
  try {
    const late = await askReset(member.email, member.userId);
    now = new Date(start.getTime() + 30 * 60_000);
    expect(errorOf(await reset(late))).toEqual([400, 'TOKEN_INVALID']);
    const early = await askReset(member.email, member.userId);
    now = new Date(now.getTime() + 30 * 60_000 - 1);
    expect((await reset(early)).status).toBe(200);
  } finally {
    now = start;
  }
});

test('responds alike to an unknown e-mail, and sends at most three mails an hour to an address', async () => {
  const member = await people.register();
  const known = await auth.send(forgotPassword, { body: { email: member.email } });
  const unknown = await auth.send(forgotPassword, { body: { email: 'ninguem@sefira.test' } });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  for (let round = 0; round < 5; round += 1) await auth.send(forgotPassword, { body: { email: member.email } });
  await auth.idle();
  expect(await people.events('password.reset_requested', member.userId)).toHaveLength(3);
});

test('confirms an e-mail once, by its newest link', async () => {
  const member = await people.register();
  const first = people.open((await people.events('email.confirmation_requested', member.userId))[0]?.sealedToken ?? '');
  await auth.send(resendConfirmation, { as: member.as });
  const second = people.open(
    (await people.events('email.confirmation_requested', member.userId))[1]?.sealedToken ?? '',
  );
  const confirm = (token: string) => auth.send(confirmEmail, { body: { token } });
  expect(errorOf(await confirm(first))).toEqual([400, 'TOKEN_INVALID']);
  expect((await confirm(second)).body).toEqual({ success: true, message: 'E-mail confirmado com sucesso!' });
  expect(errorOf(await confirm(second))).toEqual([400, 'TOKEN_INVALID']);
  const account = await auth.send(readAccount, { as: internalCaller, params: { id: member.userId } });
  expect(account.body).toMatchObject({ data: { isEmailConfirmed: true } });
  expect(await people.events('user.updated', member.userId)).toMatchObject([{ isEmailConfirmed: true }]);
  expect((await auth.send(resendConfirmation, { as: member.as })).body).toMatchObject({
    message: 'Seu e-mail já está confirmado.',
  });
});

test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(5000)])('refuses the invented token %s', async (token) => {
  expect(errorOf(await reset(token))).toEqual([400, 'TOKEN_INVALID']);
  expect(errorOf(await auth.send(confirmEmail, { body: { token } }))).toEqual([400, 'TOKEN_INVALID']);
});
