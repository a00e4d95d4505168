import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { definition } from '@sefira/auth-service/definition';
import { confirmEmail } from '@sefira/contracts/account';
import { type ServiceUnderTest, startService, type TestGround, testGround } from '@sefira/testing/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members } from './members.ts';

const stack = new AsyncDisposableStack();
let ground: TestGround;
let auth: ServiceUnderTest;
let people: ReturnType<typeof members>;

beforeAll(async () => {
  ground = stack.use(await testGround());
  auth = stack.use(await startService(definition, ground));
  people = members(ground, auth);
});
afterAll(() => stack.disposeAsync());

/** As the operator types it, with the environment of auth. */
async function run(...words: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const command = [path.resolve(import.meta.dirname, '../src/make-admin.ts'), ...words];
  const env = { PATH: process.env.PATH, ...ground.environment('auth') };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return { code: 0, said: stdout };
  } catch (failure) {
    const { code, stderr } = failure as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

test('whoever has proved the e-mail becomes an administrator: the sessions end, the trail is told', async () => {
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

  const { rows } = await ground.database.query(
    `SELECT payload->'actor'->>'role' AS role, payload->'new'->>'role' AS made
     FROM auth.outbox_event WHERE name = 'account.administered' AND payload->>'entityId' = $1`,
    [userId],
  );
  expect(rows).toEqual([{ role: 'operator', made: 'admin' }]);
});
