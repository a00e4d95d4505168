import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { members, password } from './members.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let replica: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  // One clock for both, so that no window ends between the attempts.
  const clock = () => new Date('2026-11-21T15:00:30Z');
  auth = stack.use(await startService(definition, testEnvironment, { clock }));
  replica = stack.use(await startService(definition, testEnvironment, { clock, environment: { ROLE: 'http' } }));
});
afterAll(() => stack.disposeAsync());

const raised = async () => {
  const { rows } = await testEnvironment.database.query(
    `SELECT payload FROM auth.outbox_event WHERE name = 'logins.failing' ORDER BY id`,
  );
  return rows.map(({ payload }) => payload as { tries: number; failures: number });
};

test('publishes logins.failing once for credential stuffing from many networks on two replicas', async () => {
  const replicas = [members(testEnvironment, auth), members(testEnvironment, replica)];
  const from = (index: number) => ({ 'x-sefira-client-address': `203.0.${index}.7` });
  const owner = await members(testEnvironment, auth).register();
  for (let index = 0; index < 5; index += 1) {
    expect((await replicas[index % 2]?.login(owner.email, password, owner.deviceToken))?.status).toBe(200);
  }
  const guess = (index: number) =>
    replicas[index % 2]?.login(`roubada${index}@sefira.test`, 'senha123', undefined, from(index));
  const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
  expect(new Set(guesses.map((answer) => answer?.status))).toEqual(new Set([401]));
  await expect.poll(raised).toHaveLength(1);
  const [alarm] = await raised();
  expect(alarm?.tries).toBeGreaterThanOrEqual(50);
  expect((alarm?.failures ?? 0) / (alarm?.tries ?? 1)).toBeGreaterThanOrEqual(0.5);
  // The attack continues without a second event.
  await Promise.all(Array.from({ length: 10 }, (_, index) => guess(100 + index)));
  const redis = new Redis(testEnvironment.redisUrl);
  stack.defer(() => redis.disconnect());
  const counted = async () => {
    const keys = await redis.keys('{sefira:logins}:[0-9]*');
    return (await Promise.all(keys.map((key) => redis.hget(key, 'tries')))).reduce((sum, own) => sum + Number(own), 0);
  };
  await expect.poll(counted).toBe(65);
  expect(await raised()).toHaveLength(1);
});
