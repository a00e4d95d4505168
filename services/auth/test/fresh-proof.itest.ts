import { toggleSecondFactor, verifySecondFactor } from '@sefira/contracts/auth/account';
import { createApiKey } from '@sefira/contracts/auth/api-keys';
import { proveIdentity, readProof } from '@sefira/contracts/auth/fresh-proof';
import { changeAccountRole, checkSession, type SessionRecord } from '@sefira/contracts/auth/session';
import { internalCaller } from '@sefira/platform/http/service-client';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { waitForLongTimeStep } from '@sefira/testing/time-codes';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { dataOf, errorOf, hashOf, type Member, members, password } from './members.ts';

const minute = 60_000;
const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let people: ReturnType<typeof members>;
let now = Date.now();

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment, { clock: () => new Date(now) }));
  people = members(testEnvironment, auth);
});
afterAll(() => stack.disposeAsync());

const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Enables a second factor with the code of the previous step. */
async function protect(member: Member): Promise<string> {
  const started = await auth.send(toggleSecondFactor, { as: member.as, body: { enable: true, password } });
  const { secret } = dataOf<{ setup: { secret: string } }>(started).setup;
  await waitForLongTimeStep();
  await auth.send(verifySecondFactor, { as: member.as, body: { code: codeAt(secret, -1) } });
  return secret;
}

async function record(member: Member): Promise<SessionRecord> {
  const body = { tokenHash: hashOf(member.token) };
  return dataOf<SessionRecord>(await auth.send(checkSession, { as: internalCaller, body }));
}

const provenAt = async (member: Member) => (await record(member)).provenAt;

test('counts a login as a proof and renews it by the right password only', async () => {
  const member = await people.register();
  expect(await provenAt(member)).toBe(now);
  now += 6 * minute;
  const wrong = await auth.send(proveIdentity, { as: member.as, body: { password: 'errada' } });
  expect(errorOf(wrong)).toEqual([400, 'PASSWORD_INVALID']);
  expect(await provenAt(member)).toBe(now - 6 * minute);
  const right = await auth.send(proveIdentity, { as: member.as, body: { password } });
  expect(dataOf(right)).toEqual({ provenUntil: new Date(now + 5 * minute).toISOString() });
  expect(await provenAt(member)).toBe(now);
});

test('limits wrong proofs like logins', async () => {
  const member = await people.register();
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await auth.send(proveIdentity, { as: member.as, body: { password: `errada ${attempt}` } })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  expect((await auth.send(proveIdentity, { as: member.as, body: { password } })).status).toBe(429);
});

test('requires a code with a second factor, valid once', async () => {
  const member = await people.register();
  expect(dataOf(await auth.send(readProof, { as: member.as }))).toMatchObject({ method: 'password' });
  const secret = await protect(member);
  expect(dataOf(await auth.send(readProof, { as: member.as }))).toMatchObject({ method: 'code' });
  now += 6 * minute;
  const byPassword = await auth.send(proveIdentity, { as: member.as, body: { password } });
  expect(errorOf(byPassword)).toEqual([400, 'VALIDATION_FAILED']);
  expect((byPassword.body as { data: object }).data).toMatchObject({ issues: [{ path: 'code' }] });
  const code = codeAt(secret, 0);
  expect((await auth.send(proveIdentity, { as: member.as, body: { code } })).status).toBe(200);
  expect(await provenAt(member)).toBe(now);
  expect(errorOf(await auth.send(proveIdentity, { as: member.as, body: { code } }))).toEqual([400, 'CODE_INVALID']);
});

test('refuses a call with freshProof without a fresh proof in the signed identity', async () => {
  const member = await people.register();
  const body = { name: 'Prova', scopes: ['analyses:write' as const] };
  const call = (given?: number) =>
    auth.send(createApiKey, { as: given === undefined ? member.as : { ...member.as, provenAt: given }, body } as never);
  expect(errorOf(await call(now - 5 * minute - 1))).toEqual([403, 'PROOF_REQUIRED']);
  expect(errorOf(await call(now - 5 * minute))).toEqual([403, 'PLAN_REQUIRED']);
});

test('disables the second factor by the password alone within ten minutes of a code (docs/decisions/0014-second-factor.md)', async () => {
  const member = await people.register();
  const secret = await protect(member);
  const off = (code?: string) =>
    auth.send(toggleSecondFactor, { as: member.as, body: { enable: false, password, ...(code ? { code } : {}) } });
  now += 11 * minute;
  const refused = await off();
  expect(errorOf(refused)).toEqual([400, 'VALIDATION_FAILED']);
  expect((refused.body as { data: object }).data).toMatchObject({ issues: [{ path: 'code' }] });
  expect((await auth.send(proveIdentity, { as: member.as, body: { code: codeAt(secret, 0) } })).status).toBe(200);
  now += 9 * minute;
  expect(dataOf(await off())).toEqual({ enabled: false, setup: null });
});

test('counts the grace period of the second factor from the assignment of the administrator role', async () => {
  const member = await people.register();
  now += 40 * 24 * 60 * minute;
  await auth.send(changeAccountRole, { as: internalCaller, params: { id: member.userId }, body: { role: 'admin' } });
  const login = dataOf<{ token: string }>(await people.login(member.email));
  const admin = { ...member, token: login.token, as: await people.asOf(login.token) };
  expect((await record(admin)).secondFactorDueAt).toBe(now + 14 * 24 * 60 * minute);
  await protect(admin);
  expect(await record(admin)).not.toHaveProperty('secondFactorDueAt');
});
