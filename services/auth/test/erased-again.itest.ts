import { deleteAccount } from '@sefira/contracts/auth/account';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definition } from '../src/definition.ts';
import { members, password } from './members.ts';

/** What `npm run chaos` found: an event of the person that was tried again came after the one that erases them. */
const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let now = new Date();
beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const environment = { ERASE_AFTER_DAYS: '0', EXPIRY_ROUND_SECONDS: '1' };
  auth = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
});
afterAll(() => stack.disposeAsync());

test('that somebody was erased is told again once all that was told of them before has had its tries, and then no more', async () => {
  const people = members(testEnvironment, auth);
  const { userId, as } = await people.register();
  await auth.send(deleteAccount, { as, body: { password } });
  const told = (times: number) =>
    vi.waitFor(async () => expect(await people.events('user.erased', userId)).toHaveLength(times), {
      timeout: 30_000,
      interval: 20,
    });
  await told(1);
  now = new Date(now.getTime() + 9 * 60_000);
  await auth.idle();
  await told(1);
  // One that waited to be told when they were erased, since Redis was away.
  await testEnvironment.database.query(
    `INSERT INTO auth.outbox_event (id, name, payload, published_at) VALUES ($1, 'user.registered', $2, now())`,
    [newId(), { userId, name: 'Ana Célia' }],
  );
  now = new Date(now.getTime() + 2 * 60_000);
  await told(2);
  expect(await people.events('user.registered', userId)).toEqual([]);
  now = new Date(now.getTime() + dayMilliseconds);
  const other = await people.register();
  await auth.send(deleteAccount, { as: other.as, body: { password } });
  // The round that erases the other one has passed by the first one again.
  await vi.waitFor(async () => expect(await people.events('user.erased', other.userId)).toHaveLength(1), {
    timeout: 30_000,
  });
  expect(await people.events('user.erased', userId)).toHaveLength(2);
});
