import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as auth } from '@sefira/auth-service/definition';
import { currentSession, register } from '@sefira/contracts/auth/session';
import { freePort } from '@sefira/testing/port';
import {
  createTestEnvironment,
  readAnswer,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition as gateway } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let entry: ServiceUnderTest;
let ports: number[];
const replicas: ServiceUnderTest[] = [];

const startReplica = (port: number) =>
  startService(auth, testEnvironment, { environment: { PORT: String(port), DRAIN_SECONDS: '0.3' } });

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  ports = [await freePort(), await freePort()];
  for (const port of ports) replicas.push(await startReplica(port));
  const environment = {
    PUBLIC_URL: 'http://sefira.test',
    FRONTEND_DIR: await mkdtemp(path.join(tmpdir(), 'sefira-frontend-')),
    ...unusedAddresses,
    AUTH_URL: ports.map((port) => `http://127.0.0.1:${port}`).join(','),
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  entry = stack.use(await startService(gateway, testEnvironment, { environment }));
  stack.defer(async () => {
    for (const replica of replicas) await replica[Symbol.asyncDispose]();
  });
});
afterAll(() => stack.disposeAsync());

test('fails no call while every replica of a service restarts under load', async () => {
  const body = { name: 'Ana', email: 'ana@sefira.test', password: 'segredo', birthDate: '1990-01-01' };
  const url = (path: string) => `${entry.running.url}/api${path}`;
  const opened = await fetch(url(register.path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token } = (await readAnswer(opened)).body as { token: string };
  let isOver = false;
  const statuses = new Map<number, number>();
  const client = async () => {
    while (!isOver) {
      const answer = await fetch(url(currentSession.path), { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  const clients = Array.from({ length: 12 }, client);
  for (let round = 0; round < 2; round += 1) {
    for (const [index, port] of ports.entries()) {
      await replicas[index]?.[Symbol.asyncDispose]();
      replicas[index] = await startReplica(port);
    }
  }
  isOver = true;
  await Promise.all(clients);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(50);
});
