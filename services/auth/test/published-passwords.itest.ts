import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { login } from '@sefira/contracts/auth/session';
import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { ConfigurationError } from '@sefira/platform/configuration/configuration';
import { createTestEnvironment, startService, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
});
afterAll(() => stack.disposeAsync());

const demo = { DEMO_ACCOUNTS: JSON.stringify(demoAccounts) };
const [customer, administrator] = demoAccounts;

/** Runs the operator's command with the environment of auth. */
async function removeDemoAccounts(): Promise<string> {
  const command = path.resolve(import.meta.dirname, '../src/operations/remove-demo-accounts.ts');
  const env = { PATH: process.env.PATH, ...testEnvironment.environment('auth') };
  return (await promisify(execFile)(process.execPath, [command], { env })).stdout;
}

const refusalOf = (environment: Record<string, string>) =>
  startService(definition, testEnvironment, { environment }).then(
    async (service) => {
      await service[Symbol.asyncDispose]();
      return null;
    },
    (error: unknown) => {
      if (error instanceof ConfigurationError) return error.message;
      throw error;
    },
  );

test('refuses to start with a published password until the command has removed its accounts', async () => {
  expect(await refusalOf({})).toBeNull();
  await using made = await startService(definition, testEnvironment, { environment: demo });
  const open = (await made.send(login, { body: administrator })).body as { data: { token: string } };
  expect(open.data.token).toBeTruthy();

  // An administrator with a published password under another e-mail is found too.
  await testEnvironment.database.query(`UPDATE auth.account SET email = 'dona@sefira.example' WHERE email = $1`, [
    administrator.email,
  ]);
  const refusal = await refusalOf({});
  expect(refusal).toContain('dona@sefira.example');
  expect(refusal).toContain(customer.email);
  expect(refusal).toContain('npm run remove-demo-accounts');

  // An account with another password stays.
  await testEnvironment.database.query(
    `UPDATE auth.account SET password_hash = (SELECT password_hash FROM auth.account WHERE email = 'dona@sefira.example')
     WHERE email = $1`,
    [customer.email],
  );
  expect(await removeDemoAccounts()).toContain('dona@sefira.example');
  expect(await refusalOf({})).toBeNull();
  const { rows } = await testEnvironment.database.query(
    `SELECT role, status IN ('deactivated', 'erased') AS "isClosed", password_hash IS NULL AS "hasNoPassword",
       (SELECT count(*)::int FROM auth.session s WHERE s.account_id = a.id) AS sessions
     FROM auth.account a ORDER BY role`,
  );
  expect(rows).toEqual([
    { role: 'admin', isClosed: true, hasNoPassword: true, sessions: 0 },
    { role: 'reseller', isClosed: true, hasNoPassword: true, sessions: 0 },
    { role: 'user', isClosed: false, hasNoPassword: false, sessions: 0 },
  ]);
  expect(await removeDemoAccounts()).toContain('Nenhuma conta');
});
