import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { definition as auth } from '@sefira/auth-service/definition';
import { changeAccountRole, changeAccountStatus, login, register } from '@sefira/contracts/auth/session';
import { internalCaller } from '@sefira/platform/http/service-client';
import type { Clock } from '@sefira/platform/time/clock';
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
let gateways: ServiceUnderTest[];
let startGateway: (clock: Clock) => Promise<ServiceUnderTest>;
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
  startGateway = async (clock) =>
    stack.use(await startService(gateway, testEnvironment, { environment: settings, clock }));
  gateways = [await startGateway(clock), await startGateway(clock)];
});
afterAll(() => stack.disposeAsync());

const password = 'segredo da ana';

async function call(entry: ServiceUnderTest | undefined, method: string, url: string, token: string, body?: object) {
  const answer = await fetch(`${entry?.running.url}/api${url}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

/** An account with three sessions that both gateways have in their caches. */
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
    for (const entry of gateways) expect((await call(entry, 'GET', '/auth/session', token)).status).toBe(200);
  }
  return { userId: first.user.id, tokens };
}

test('a clock that differs from that of auth ends no session', async () => {
  const body = { name: 'Ana Célia', email: `${newId()}@sefira.test`, password, birthDate: '1955-11-29' };
  const { token } = (await accounts.send(register, { body })).body as { token: string };
  const ahead = await startGateway(() => new Date(clock().getTime() + 3_600_000));
  const refused = await call(ahead, 'GET', '/auth/session', token);
  expect(refused).toMatchObject({ status: 503, body: { error: 'DEPENDENCY_DOWN' } });
  expect((await call(gateways[0], 'GET', '/auth/session', token)).status).toBe(200);
});

/** Expects every gateway to refuse these tokens from half a second after the last response on. */
async function expectEnded(tokens: readonly string[]): Promise<void> {
  await wait(500);
  for (const entry of gateways) {
    const statuses = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: 20 }, async () => (await call(entry, 'GET', '/auth/session', token)).status),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  }
}
async function expectLive(tokens: readonly string[]): Promise<void> {
  for (const entry of gateways) {
    for (const token of tokens) expect((await call(entry, 'GET', '/auth/session', token)).status).toBe(200);
  }
}

type Tokens = readonly [string, string, string];

/** Operations that end sessions, with the indexes of the account's three that they end. */
const endings: [string, (account: { userId: string; tokens: Tokens }) => Promise<unknown>, ended: number[]][] = [
  ['logout', ({ tokens }) => call(gateways[0], 'POST', '/auth/logout', tokens[0]), [0]],
  ['ending all others', ({ tokens }) => call(gateways[1], 'DELETE', '/user/sessions/all', tokens[0]), [1, 2]],
  [
    'ending one',
    async ({ tokens }) => {
      const { body } = await call(gateways[0], 'GET', '/user/sessions', tokens[1]);
      const current = (body as { data: { id: string; isCurrent: boolean }[] }).data.find(({ isCurrent }) => isCurrent);
      return call(gateways[1], 'DELETE', `/user/sessions/${current?.id}`, tokens[0]);
    },
    [1],
  ],
  [
    'a new password',
    ({ tokens }) =>
      call(gateways[0], 'PUT', '/user/password', tokens[2], { currentPassword: password, newPassword: 'outra senha' }),
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
    ({ tokens }) => call(gateways[1], 'DELETE', '/user/account', tokens[1], { password }),
    [0, 1, 2],
  ],
];

async function endAll(): Promise<void> {
  const cases = await Promise.all(
    endings.map(async ([what, end, ended]) => ({ what, end, ended, account: await signedIn() })),
  );
  const stranger = await signedIn();
  const answers = await Promise.all(cases.map(({ end, account }) => end(account)));
  expect(answers.map((answer) => (answer as { status: number }).status)).toEqual(cases.map(() => 200));
  await expectEnded(cases.flatMap(({ ended, account }) => ended.map((index) => account.tokens[index] ?? '')));
  await expectLive(cases.flatMap(({ ended, account }) => account.tokens.filter((_, index) => !ended.includes(index))));
  await expectLive(stranger.tokens);
}

describe('sessions end at every gateway within half a second', () => {
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

  test('ends an exchanged token at every gateway after its grace period and keeps its successor', async () => {
    const { tokens } = await signedIn();
    const { body } = await call(gateways[0], 'POST', '/auth/refresh', tokens[0]);
    const child = (body as { data: { token: string } }).data.token;
    await expectLive([tokens[0], child]);
    shift = 10_000;
    await expectLive([child]);
    await expectEnded([tokens[0]]);
    // Its late use counts as theft, which ends the successor too.
    await expectEnded([child]);
    shift = 0;
  });

  test('publishes revocations of an outage between auth and Redis after it', async () => {
    const { tokens } = await signedIn();
    authRedis.cut();
    expect((await call(gateways[0], 'POST', '/auth/logout', tokens[0])).status).toBe(200);
    authRedis.restore();
    await expect.poll(async () => (await call(gateways[1], 'GET', '/auth/session', tokens[0])).status).toBe(401);
    await expectEnded([tokens[0]]);
  });
});
