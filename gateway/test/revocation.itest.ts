import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { definition as auth } from '@sefira/auth-service/definition';
import { changeAccountRole, changeAccountStatus, login, register } from '@sefira/contracts/auth/session';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { type CuttableServer, cuttableServer } from '@sefira/testing/cuttable-server';
import {
  createTestEnvironment,
  readAnswer,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { definition as gateway } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let accounts: ServiceUnderTest;
let doors: ServiceUnderTest[];
let gatewayRedis: CuttableServer;
let authRedis: CuttableServer;
/** Milliseconds by which the clocks of all parts are ahead. */
let shift = 0;
const clock = () => new Date(Date.now() + shift);

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  gatewayRedis = stack.use(await cuttableServer(testEnvironment.redisUrl));
  authRedis = stack.use(await cuttableServer(testEnvironment.redisUrl));
  const environment = { ROLE: 'http', REDIS_URL: authRedis.url };
  accounts = stack.use(await startService(auth, testEnvironment, { environment, clock }));
  const frontend = await mkdtemp(path.join(tmpdir(), 'sefira-frontend-'));
  for (const page of ['index.html', 'shell.html']) await writeFile(path.join(frontend, page), '<title>Sefira</title>');
  const settings = {
    PUBLIC_URL: 'http://sefira.test',
    FRONTEND_DIR: frontend,
    ...unusedAddresses,
    AUTH_URL: accounts.running.url,
    REDIS_URL: gatewayRedis.url,
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  doors = [
    stack.use(await startService(gateway, testEnvironment, { environment: settings, clock })),
    stack.use(await startService(gateway, testEnvironment, { environment: settings, clock })),
  ];
});
afterAll(() => stack.disposeAsync());

const password = 'segredo da ana';

async function call(door: ServiceUnderTest | undefined, method: string, url: string, token: string, body?: object) {
  const answer = await fetch(`${door?.running.url}/api${url}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

/** An account with three sessions that both doors have just answered. */
async function signedIn() {
  const email = `${newId()}@sefira.test`;
  const body = { name: 'Ana Célia', email, password, birthDate: '1955-11-29' };
  const first = (await accounts.send(register, { body })).body as { token: string; user: { id: string } };
  const others = await Promise.all(
    [1, 2].map(async () => {
      const answer = await accounts.send(login, { body: { email, password } });
      return (answer.body as { data: { token: string } }).data.token;
    }),
  );
  const tokens = [first.token, ...others] as [string, string, string];
  for (const token of tokens) {
    for (const door of doors) expect((await call(door, 'GET', '/auth/session', token)).status).toBe(200);
  }
  return { userId: first.user.id, tokens };
}

/** Half a second after an answer no door gives another one to these tokens, however often it is asked. */
async function expectDead(tokens: readonly string[]): Promise<void> {
  await wait(500);
  for (const door of doors) {
    const statuses = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: 20 }, async () => (await call(door, 'GET', '/auth/session', token)).status),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  }
}
async function expectLive(tokens: readonly string[]): Promise<void> {
  for (const door of doors) {
    for (const token of tokens) expect((await call(door, 'GET', '/auth/session', token)).status).toBe(200);
  }
}

type Tokens = readonly [string, string, string];

/** What ends sessions: whose end each one means, of the account's three. */
const endings: [string, (account: { userId: string; tokens: Tokens }) => Promise<unknown>, dead: number[]][] = [
  ['logout', ({ tokens }) => call(doors[0], 'POST', '/auth/logout', tokens[0]), [0]],
  ['ending all others', ({ tokens }) => call(doors[1], 'DELETE', '/user/sessions/all', tokens[0]), [1, 2]],
  [
    'ending one',
    async ({ tokens }) => {
      const { body } = await call(doors[0], 'GET', '/user/sessions', tokens[1]);
      const current = (body as { data: { id: string; isCurrent: boolean }[] }).data.find(({ isCurrent }) => isCurrent);
      return call(doors[1], 'DELETE', `/user/sessions/${current?.id}`, tokens[0]);
    },
    [1],
  ],
  [
    'a new password',
    ({ tokens }) =>
      call(doors[0], 'PUT', '/user/password', tokens[2], { currentPassword: password, newPassword: 'outra senha' }),
    [0, 1],
  ],
  [
    'suspension',
    ({ userId }) =>
      accounts.send(changeAccountStatus, { as: internalCaller, params: { id: userId }, body: { status: 'suspended' } }),
    [0, 1, 2],
  ],
  [
    'another role',
    ({ userId }) =>
      accounts.send(changeAccountRole, { as: internalCaller, params: { id: userId }, body: { role: 'reseller' } }),
    [0, 1, 2],
  ],
  [
    'closing the account',
    ({ tokens }) => call(doors[1], 'DELETE', '/user/account', tokens[1], { password }),
    [0, 1, 2],
  ],
];

async function endAll(): Promise<void> {
  const cases = await Promise.all(
    endings.map(async ([what, end, dead]) => ({ what, end, dead, account: await signedIn() })),
  );
  const stranger = await signedIn();
  const answers = await Promise.all(cases.map(({ end, account }) => end(account)));
  expect(answers.map((answer) => (answer as { status: number }).status)).toEqual(cases.map(() => 200));
  await expectDead(cases.flatMap(({ dead, account }) => dead.map((index) => account.tokens[index] ?? '')));
  await expectLive(cases.flatMap(({ dead, account }) => account.tokens.filter((_, index) => !dead.includes(index))));
  await expectLive(stranger.tokens);
}

describe('sessions end at every door within half a second', () => {
  test('with Redis', endAll);

  test('without Redis at all', async () => {
    gatewayRedis.cut();
    authRedis.cut();
    try {
      await endAll();
    } finally {
      gatewayRedis.restore();
      authRedis.restore();
    }
  });

  test('an exchanged token ends at every door after its grace, its child goes on', async () => {
    const { tokens } = await signedIn();
    const { body } = await call(doors[0], 'POST', '/auth/refresh', tokens[0]);
    const child = (body as { data: { token: string } }).data.token;
    await expectLive([tokens[0], child]);
    shift = 10_000;
    await expectLive([child]);
    await expectDead([tokens[0]]);
    // Its late use was a theft for all we know: the child is dead as well.
    await expectDead([child]);
    shift = 0;
  });

  test('what Redis did not hear while it was cut off from auth alone, it hears on its return', async () => {
    const { tokens } = await signedIn();
    authRedis.cut();
    expect((await call(doors[0], 'POST', '/auth/logout', tokens[0])).status).toBe(200);
    authRedis.restore();
    await expect
      .poll(async () => (await call(doors[1], 'GET', '/auth/session', tokens[0])).status, { timeout: 5000 })
      .toBe(401);
    await expectDead([tokens[0]]);
  });
});
