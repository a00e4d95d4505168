import { advisePassword, checkEmail } from '@sefira/contracts/auth/account';
import { register } from '@sefira/contracts/auth/session';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { errorOf, members, password } from './members.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let auth: ServiceUnderTest;
let replica: ServiceUnderTest;
let people: ReturnType<typeof members>;
let viaReplica: ReturnType<typeof members>;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  auth = stack.use(await startService(definition, testEnvironment));
  replica = stack.use(await startService(definition, testEnvironment, { environment: { ROLE: 'http' } }));
  people = members(testEnvironment, auth);
  viaReplica = members(testEnvironment, replica);
});
afterAll(() => stack.disposeAsync());

test('checks ten of two hundred guesses on two replicas, and admits the owner on a known device', async () => {
  const owner = await people.register();
  const guesses = Array.from({ length: 200 }, (_, index) =>
    (index % 2 ? people : viaReplica).login(owner.email, `senha ${index}`),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(190);
  expect(refused.every(({ headers }) => /^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))).toBe(true);
  expect((await people.login(owner.email)).status).toBe(429);
  const known = await viaReplica.login(owner.email, password, owner.deviceToken);
  expect(known.status).toBe(200);
  expect(known.body).not.toHaveProperty('data.deviceToken');
});

test('accepts a device token for its own account only, limited to ten checks as well', async () => {
  const [owner, other] = [await people.register(), await people.register()];
  for (let round = 0; round < 10; round += 1) await people.login(owner.email, 'x');
  expect((await people.login(owner.email, password, other.deviceToken)).status).toBe(429);
  const stolen = await Promise.all(Array.from({ length: 15 }, () => people.login(owner.email, 'x', owner.deviceToken)));
  expect(stolen.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('expires every limit in Redis, and lengthens the wait after a second exhausted window', async () => {
  const owner = await people.register();
  const redis = new Redis(testEnvironment.redisUrl);
  stack.defer(() => redis.disconnect());
  const drain = async () => {
    const answers = [];
    for (let round = 0; round < 11; round += 1) answers.push(await people.login(owner.email, 'x'));
    return Number(answers.at(-1)?.headers.get('retry-after'));
  };
  expect(await drain()).toBeLessThanOrEqual(900);
  const keys = await redis.keys('sefira:login*');
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect([key, (await redis.ttl(key)) > 0]).toEqual([key, true]);
  // Simulates the end of the window: its counter is deleted, the strike stays.
  await redis.del(keys.filter((key) => key.startsWith('sefira:login:')));
  await using fresh = await startService(definition, testEnvironment, { environment: { ROLE: 'http' } });
  const later = members(testEnvironment, fresh);
  let answer = await later.login(owner.email, 'x');
  for (let round = 0; round < 20 && answer.status !== 429; round += 1) answer = await later.login(owner.email, 'x');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1700);
});

test('admits other customers of a network that fails on many accounts', async () => {
  const target = await people.register();
  const from = { 'x-sefira-client-address': '203.0.113.7' };
  for (let index = 0; index < 30; index += 1) await people.login(`alvo${index}@sefira.test`, 'x', undefined, from);
  expect((await people.login(target.email, password, undefined, from)).status).toBe(200);
});

test('states the remaining time in a refusal', async () => {
  const { email } = await people.register();
  for (let attempt = 0; attempt < 10; attempt += 1) await people.login(email, 'x');
  const refused = await people.login(email, 'x');
  expect(errorOf(refused)).toEqual([429, 'RATE_LIMITED']);
  const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60);
  expect(refused.body).toMatchObject({ message: `Muitas tentativas. Tente de novo em ${minutes} minutos.` });
});

test('limits in each process without Redis', async () => {
  const owner = await people.register();
  await using alone = await startService(definition, testEnvironment, {
    environment: { ROLE: 'http', REDIS_URL: 'redis://127.0.0.1:2' },
  });
  const answers = [];
  for (let round = 0; round < 12; round += 1)
    answers.push(await members(testEnvironment, alone).login(owner.email, 'x'));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
});

/** Mann–Whitney: how well a threshold on time separates the groups; 0.5 is not at all. */
function separability(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) for (const two of second) wins += one > two ? 1 : one === two ? 0.5 : 0;
  const area = wins / (first.length * second.length);
  return Math.max(area, 1 - area);
}

test('responds to known and unknown e-mails alike, in content and in time', async () => {
  const { email } = await people.register();
  const { rows } = await testEnvironment.database.query('SELECT password_hash FROM auth.account WHERE email = $1', [
    email,
  ]);
  const each = 100;
  const known = Array.from({ length: each }, (_, index) => `conhecido${index}@sefira.test`);
  for (const address of known) {
    await testEnvironment.database.query(
      `INSERT INTO auth.account (id, email, name, role, permissions, password_hash) VALUES ($1, $2, 'Ana', 'user', '{}', $3)`,
      [newId(), address, rows[0].password_hash],
    );
  }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  const measure = async (kind: 'known' | 'unknown', address: string) => {
    const start = performance.now();
    const answer = await people.login(address, 'senha errada');
    times[kind].push(performance.now() - start);
    const { requestId: _own, ...body } = answer.body as Record<string, unknown>;
    bodies.add(JSON.stringify([answer.status, body, [...answer.headers.keys()].sort()]));
  };
  for (let index = 0; index < 10; index += 1) await people.login(`aquece${index}@sefira.test`, 'x');
  for (const [index, address] of known.entries()) {
    const pair = [() => measure('known', address), () => measure('unknown', `estranho${index}@sefira.test`)];
    for (const call of index % 2 ? pair : pair.toReversed()) await call();
  }
  expect(bodies.size).toBe(1);
  // The standard deviation of 100 pairs is 0.04: five of them above 0.5. The bench checks the goal of 0.55 with more calls.
  expect(separability(times.known, times.unknown)).toBeLessThanOrEqual(0.7);
});

test('recognises common passwords', async () => {
  const isCommon = async (typed: string) =>
    ((await auth.send(advisePassword, { body: { password: typed } })).body as { data: { isCommon: boolean } }).data
      .isCommon;
  for (const typed of [
    'senha123',
    'mudar123',
    'Numerologia1',
    'flamengo!',
    '123456',
    '987654',
    'aaaaaaa',
    'password',
  ]) {
    expect([typed, await isCommon(typed)]).toEqual([typed, true]);
  }
  for (const typed of ['cavalo correto bateria grampo', 'x7#Lq9vT2'])
    expect([typed, await isCommon(typed)]).toEqual([typed, false]);
});

test('compares passwords whole: spaces, emoji, and differences after 72 bytes', async () => {
  const long = `${'á🙂 '.repeat(30)}fim`;
  const email = 'longa@sefira.test';
  await auth.send(register, { body: { name: 'Ana', email, password: ` ${long}`, birthDate: '1990-01-01' } });
  expect((await people.login(email, ` ${long}`)).status).toBe(200);
  expect((await people.login(email, long)).status).toBe(401);
  expect((await people.login(email, ` ${long.slice(0, -1)}`)).status).toBe(401);
});

test('reveals whether an e-mail is available to members only', async () => {
  const { as, email } = await people.register();
  const ask = (asked: string) => auth.send(checkEmail, { as, body: { email: asked } });
  expect((await ask(email)).body).toMatchObject({ data: { available: true } });
  expect((await ask((await people.register()).email)).body).toMatchObject({ data: { available: false } });
  expect((await ask('livre@sefira.test')).body).toMatchObject({ data: { available: true } });
  expect((await auth.send(checkEmail, { body: { email } })).status).toBe(401);
});
