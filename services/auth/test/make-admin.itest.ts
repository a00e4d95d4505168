import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { confirmEmail } from '@sefira/contracts/auth/account';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { members } from './members.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let people: ReturnType<typeof members>;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment));
  people = members(testEnvironment, auth);
});
afterAll(() => stack.disposeAsync());

/** Runs the operator's command with the environment of auth. */
async function run(...words: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const command = [path.resolve(import.meta.dirname, '../src/operations/make-admin.ts'), ...words];
  const env = { PATH: process.env.PATH, ...testEnvironment.environment('auth') };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return { code: 0, said: stdout };
  } catch (failure) {
    const { code, stderr } = failure as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

test('makes an account with a confirmed e-mail an administrator, ends its sessions and publishes it for the audit trail', async () => {
  const { email, token, userId } = await people.register();
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('Uso: npm run make-admin') });
  expect((await run('ninguem@sefira.test')).said).toContain('Não há conta');
  expect((await run(email)).said).toContain('ainda não confirmou o e-mail');

  const [asked] = await people.events('email.confirmation_requested', userId);
  const link = people.open(asked?.sealedToken ?? '');
  expect((await auth.send(confirmEmail, { body: { token: link } })).status).toBe(200);
  expect(await run(` ${email.toUpperCase()}`)).toMatchObject({ code: 0, said: expect.stringContaining('agora') });
  expect(await people.check(token)).toBeNull();
  const { body } = await people.login(email);
  expect(body).toMatchObject({ data: { user: { role: 'admin' } } });
  expect(await run(email)).toMatchObject({ code: 0, said: expect.stringContaining('já administra') });

  const { rows } = await testEnvironment.database.query(
    `SELECT payload->'actor'->>'role' AS role, payload->'new'->>'role' AS made
     FROM auth.outbox_event WHERE name = 'account.administered' AND payload->>'entityId' = $1`,
    [userId],
  );
  expect(rows).toEqual([{ role: 'operator', made: 'admin' }]);
});
