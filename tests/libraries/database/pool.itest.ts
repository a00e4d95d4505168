import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { openDatabase } from '@sefira/database/prisma';
import { isDependencyFailure, toDomainError } from '@sefira/platform/http/error-handler';
import { postgres, type TestDatabase } from '@sefira/testing/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';

class BareClient {
  readonly options: object;
  constructor(options: object) {
    this.options = options;
  }
  async $disconnect(): Promise<void> {
    await Promise.resolve();
  }
}

let database: TestDatabase;
beforeAll(async () => {
  database = await postgres({ empty: true });
});
afterAll(() => database[Symbol.asyncDispose]());

it('receives notifications over the session address, while the other goes through a pooler', async () => {
  const url = new URL(database.adminUrl);
  const listenName = url.pathname.slice(1);
  // The pooler's address has no session; a LISTEN there must fail.
  url.pathname = '/nowhere';
  const options = { url: url.href, schema: 'public', poolSize: 2, listenName };
  await using opened = openDatabase(BareClient, options);
  const listener = await opened.listeners.connect();
  await listener.query('LISTEN bell');
  const rung = once(listener, 'notification');
  await opened.listeners.query("SELECT pg_notify('bell', 'rung')");
  expect((await rung)[0]).toMatchObject({ channel: 'bell', payload: 'rung' });
  listener.release();
  await expect(opened.pool.query('SELECT 1')).rejects.toMatchObject({ code: '3D000' });
});

it('runs the observer of each statement in the context of its caller, also when it waited for a connection', async () => {
  const caller = new AsyncLocalStorage<string>();
  const watched: string[] = [];
  const onQuery = (text: string) => {
    const asked = `${caller.getStore()}: ${text}`;
    return (failure?: unknown) => void watched.push(failure === undefined ? asked : `${asked} failed`);
  };
  const options = { url: database.adminUrl, schema: 'public', poolSize: 1, onQuery };
  await using opened = openDatabase(BareClient, options);
  await Promise.all(['a', 'b', 'c'].map((name) => caller.run(name, () => opened.pool.query(`SELECT '${name}'`))));
  await caller.run('d', () => expect(opened.pool.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' }));
  const client = await opened.pool.connect();
  await caller.run('e', () => client.query('SELECT 2'));
  client.release();
  expect(watched).toEqual(["a: SELECT 'a'", "b: SELECT 'b'", "c: SELECT 'c'", 'd: SELECT 1/0 failed', 'e: SELECT 2']);
});

it('says of a call that waited too long for a connection that it may come again', async () => {
  await using opened = openDatabase(BareClient, { url: database.adminUrl, schema: 'public', poolSize: 1 });
  const client = await opened.pool.connect();
  const failure: unknown = await opened.pool.query('SELECT 1').catch((error: unknown) => error);
  client.release();
  expect(isDependencyFailure(failure), String(failure)).toBe(true);
});

it.each([
  ['that took too long', 'SELECT pg_sleep(2)'],
  ['that waited too long for another', "SET lock_timeout = '50ms'; SELECT pg_advisory_lock(1)"],
])('says of a statement %s that it may come again', async (_what, statement) => {
  const options = { url: database.adminUrl, schema: 'public', poolSize: 2, statementTimeoutMilliseconds: 300 };
  await using opened = openDatabase(BareClient, options);
  const holder = await opened.pool.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  const failure: unknown = await opened.pool.query(statement).catch((error: unknown) => error);
  holder.release(true);
  expect(toDomainError(failure as Error).code).toBe('DEPENDENCY_DOWN');
});
