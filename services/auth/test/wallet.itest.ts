import { checkSession, currentSession } from '@sefira/contracts/auth/session';
import { cachedSession, cachedSessionKey } from '@sefira/contracts/auth/session-cache';
import { internalCaller } from '@sefira/platform/http/service-client';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { dataOf, hashOf, members } from './members.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let now = new Date();
let people: ReturnType<typeof members>;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment, { clock: () => now }));
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

test('a check of the session that a change of the plan overtakes leaves no older plan behind', async () => {
  const redis = new Redis(testEnvironment.redisUrl);
  stack.defer(() => redis.disconnect());
  const member = await people.register();
  const { userId } = member;
  const tokenHash = hashOf(member.token);
  await expect.poll(() => userOf(member)).toMatchObject({ subscription: 'free' });
  // The check has read the account and waits for the row of its session, which it marks as used.
  now = new Date(now.getTime() + 10 * 60 * 1000);
  const holder = await testEnvironment.database.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM auth.session WHERE token_hash = $1 FOR UPDATE', [tokenHash]);
  const checking = auth.send(checkSession, { as: internalCaller, body: { tokenHash } });
  await expect
    .poll(async () => {
      const { rows } = await testEnvironment.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return rows.length;
    })
    .toBe(1);
  await deliverEvent(testEnvironment, 'auth', 'wallet.changed', { userId, plan: 'premium', credits: 200, version: 3 });
  await expect.poll(() => userOf(member)).toMatchObject({ subscription: 'premium' });
  await holder.query('ROLLBACK');
  holder.release();
  expect(dataOf(await checking)).toMatchObject({ plan: 'premium' });
  const cached = await redis.get(cachedSessionKey(tokenHash));
  expect(cached === null ? 'premium' : z.parse(cachedSession, JSON.parse(cached)).plan).toBe('premium');
});
