import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
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

it('keeps no connection that is ready after its caller has given up', async () => {
  await using server = await openSlowServer(database.adminUrl);
  await using opened = openDatabase(BareClient, { url: server.url, schema: 'public', poolSize: 1 });
  const holder = await opened.pool.connect();
  const releaseAnswer = server.holdAnswerTo('pg_is_in_recovery');
  const late = opened.pool.connect().catch((error: unknown) => error);
  holder.release(true);
  expect(isDependencyFailure(await late), String(await late)).toBe(true);
  releaseAnswer();
  expect((await opened.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

/** A proxy to PostgreSQL that can hold back what the server answers to a statement. */
async function openSlowServer(serverUrl: string) {
  const url = new URL(serverUrl);
  let held: string | null = null;
  let release: () => void = () => undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(serverUrl).port), url.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    client.on('data', (chunk) => {
      if (held !== null && chunk.includes(held)) {
        upstream.pause();
        release = () => upstream.resume();
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => client.write(chunk));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    holdAnswerTo(statement: string): () => void {
      held = statement;
      return () => {
        held = null;
        release();
      };
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

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
