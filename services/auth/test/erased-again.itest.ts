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

/** Regression of `npm run chaos`: a retried event of a person was consumed after `user.erased`. */
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

test('publishes user.erased a second time after the retries of earlier events, and no third time', async () => {
  const people = members(testEnvironment, auth);
  const { userId, as } = await people.register();
  await auth.send(deleteAccount, { as, body: { password } });
  const publishedTimes = (times: number) =>
    vi.waitFor(async () => expect(await people.events('user.erased', userId)).toHaveLength(times), {
      timeout: 60_000,
      interval: 20,
    });
  await publishedTimes(1);
  now = new Date(now.getTime() + 9 * 60_000);
  await auth.idle();
  await publishedTimes(1);
  // An event that was unpublished at the erasure, since Redis was unavailable.
  await testEnvironment.database.query(
    `INSERT INTO auth.outbox_event (id, name, payload, published_at) VALUES ($1, 'user.registered', $2, now())`,
    [newId(), { userId, name: 'Ana Célia' }],
  );
  now = new Date(now.getTime() + 2 * 60_000);
  await publishedTimes(2);
  expect(await people.events('user.registered', userId)).toEqual([]);
  now = new Date(now.getTime() + dayMilliseconds);
  const other = await people.register();
  await auth.send(deleteAccount, { as: other.as, body: { password } });
  // The run that erases the other account has checked the first one again.
  await vi.waitFor(async () => expect(await people.events('user.erased', other.userId)).toHaveLength(1), {
    timeout: 60_000,
  });
  expect(await people.events('user.erased', userId)).toHaveLength(2);
});
