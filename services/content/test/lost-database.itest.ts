import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@sefira/database/prisma';
import { isDependencyFailure } from '@sefira/platform/http/error-handler';
import { postgres, type TestDatabase } from '@sefira/testing/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrismaClient } from '../prisma/generated/client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await postgres({ empty: true });
});
afterAll(() => database[Symbol.asyncDispose]());

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => new Error('it worked'),
    (error: unknown) => error,
  );

test('reports a connection that PostgreSQL terminates as an unavailable dependency', async () => {
  await using opened = openDatabase(PrismaClient, { url: database.adminUrl, schema: 'public', poolSize: 2 });
  const failing = failureOf(opened.client.$queryRaw`SELECT pg_sleep(20)::text`);
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE '%pg_sleep(20)::text' AND pid <> pg_backend_pid()`;
  while ((await opened.pool.query(end)).rowCount === 0) await wait(20);
  const failure = await failing;
  expect(isDependencyFailure(failure), String(failure)).toBe(true);
});

test.each([
  ['raw', (client: PrismaClient) => client.$queryRaw`SELECT 1`],
  ['of a model', (client: PrismaClient) => client.article.findMany()],
])('reports a broken connection of a statement %s as an unavailable dependency', async (_what, work) => {
  const breaking = createServer((socket) => socket.once('data', () => socket.resetAndDestroy())).listen(0, '127.0.0.1');
  await once(breaking, 'listening');
  const url = new URL(database.adminUrl);
  url.port = String((breaking.address() as AddressInfo).port);
  try {
    await using opened = openDatabase(PrismaClient, { url: url.href, schema: 'public', poolSize: 1 });
    const failure = await failureOf(work(opened.client));
    expect(isDependencyFailure(failure), String(failure)).toBe(true);
  } finally {
    breaking.close();
  }
});
