import { deleteAccount } from '@sefira/contracts/auth/account';
import { administerAccount, closeAccount } from '@sefira/contracts/auth/admin';
import { changeAccountRole, changeAccountStatus } from '@sefira/contracts/auth/session';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { type Member, members, password } from './members.ts';

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

const administrator = () => ({
  id: newId(),
  role: 'admin',
  name: 'Administração',
  email: 'admin@sefira.test',
  address: '',
  userAgent: '',
  requestId: newId(),
});
const asInternal = (userId: string) => ({ as: internalCaller, params: { id: userId } });
const setStatus = ({ userId }: Member, status: 'active' | 'suspended' | 'inactive') =>
  auth.send(administerAccount, { ...asInternal(userId), body: { changes: { status }, by: administrator() } });

/** Every call that closes an account, with the reason to be published. */
const closings = [
  ['owner', 'deactivated', (one: Member) => auth.send(deleteAccount, { as: one.as, body: { password } })],
  [
    'administrator deletes',
    'deactivated',
    (one: Member) => auth.send(closeAccount, { ...asInternal(one.userId), body: { by: administrator() } }),
  ],
  ['administrator suspends', 'suspended', (one: Member) => setStatus(one, 'suspended')],
  ['administrator deactivates', 'deactivated', (one: Member) => setStatus(one, 'inactive')],
  [
    'service suspends',
    'suspended',
    (one: Member) => auth.send(changeAccountStatus, { ...asInternal(one.userId), body: { status: 'suspended' } }),
  ],
] as const;

test.each(closings)('publishes account.closed and account.reopened: %s', async (_, reason, close) => {
  const one = await people.register();
  expect((await close(one)).status).toBe(200);
  const { userId, email } = one;
  expect(await people.events('account.closed', userId)).toMatchObject([{ userId, email, reason }]);
  expect(await people.events('account.reopened', userId)).toEqual([]);
  expect((await setStatus(one, 'active')).status).toBe(200);
  expect(await people.events('account.reopened', userId)).toMatchObject([{ userId, email }]);
});

test('publishes the date of erasure, and a new reason when it changes', async () => {
  const one = await people.register();
  await setStatus(one, 'suspended');
  await auth.send(closeAccount, { ...asInternal(one.userId), body: { by: administrator() } });
  const [suspended, deactivated] = await people.events('account.closed', one.userId);
  expect(suspended).toMatchObject({ reason: 'suspended', eraseAt: null });
  expect(deactivated).toMatchObject({ reason: 'deactivated', eraseAt: expect.stringContaining('T') });
});

test('publishes nothing when the status does not change', async () => {
  const one = await people.register();
  await auth.send(changeAccountRole, { ...asInternal(one.userId), body: { role: 'reseller' } });
  await setStatus(one, 'active');
  await setStatus(one, 'suspended');
  await setStatus(one, 'suspended');
  expect(await people.events('account.closed', one.userId)).toHaveLength(1);
  expect(await people.events('account.reopened', one.userId)).toEqual([]);
});
