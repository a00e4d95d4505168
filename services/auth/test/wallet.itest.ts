import { currentSession } from '@sefira/contracts/auth/session';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { dataOf, members } from './members.ts';

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

const userOf = async (member: Awaited<ReturnType<typeof people.register>>) =>
  dataOf<{ user: { subscription: string; credits: number; isPremium: boolean } }>(
    await auth.send(currentSession, { as: member.as }),
  ).user;

test('shows the plan and the credits of the newest event, in any order of arrival', async () => {
  const member = await people.register();
  const { userId } = member;
  await deliverEvent(testEnvironment, 'auth', 'wallet.changed', { userId, plan: 'premium', credits: 200, version: 3 });
  await expect.poll(() => userOf(member)).toMatchObject({ subscription: 'premium', credits: 200, isPremium: true });
  await deliverEvent(testEnvironment, 'auth', 'wallet.changed', { userId, plan: 'free', credits: 20, version: 2 });
  await deliverEvent(testEnvironment, 'auth', 'wallet.changed', { userId, plan: 'premium', credits: 188, version: 4 });
  await expect.poll(() => userOf(member)).toMatchObject({ subscription: 'premium', credits: 188 });
  const published = await people.events('user.updated', userId);
  expect(published.map(({ plan }) => plan)).toEqual(['premium']);
});
