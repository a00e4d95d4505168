import { openDatabase } from '@sefira/database/prisma';
import { transaction } from '@sefira/database/transaction';
import { postgres, type TestDatabase } from '@sefira/testing/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A client of Prisma's shape over nothing: what openDatabase promises about the pool needs no model. */
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
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query('CREATE SCHEMA notes; CREATE TABLE notes.counter (id int PRIMARY KEY, value int NOT NULL)');
  await client.query('INSERT INTO notes.counter VALUES (1, 0), (2, 0)');
  await client.end();
});

afterAll(() => database[Symbol.asyncDispose]());

function open(statementTimeoutMilliseconds?: number) {
  return openDatabase(BareClient, {
    url: database.adminUrl,
    schema: 'notes',
    poolSize: 4,
    ...(statementTimeoutMilliseconds === undefined ? {} : { statementTimeoutMilliseconds }),
  });
}

it('looks in the schema of the service first and ends a statement that takes too long', async () => {
  await using opened = open(100);
  expect((await opened.pool.query('SELECT count(*)::int AS counters FROM counter')).rows).toEqual([{ counters: 2 }]);
  await expect(opened.pool.query('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
});

it('lives on when Postgres cuts its idle connections', async () => {
  await using opened = open();
  await opened.pool.query('SELECT 1');
  const lost = new Promise((resolve) => opened.pool.once('error', resolve));
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'notes'");
  await client.end();
  await lost;
  expect((await opened.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

/** Runs the work in a transaction of Postgres as Prisma's interactive transactions do. */
function transactional(pool: pg.Pool) {
  return {
    async $transaction<Result>(
      work: (client: pg.PoolClient) => Promise<Result>,
      options?: { isolationLevel?: string },
    ): Promise<Result> {
      const client = await pool.connect();
      try {
        const level = options?.isolationLevel === 'Serializable' ? 'SERIALIZABLE' : 'READ COMMITTED';
        await client.query(`BEGIN ISOLATION LEVEL ${level}`);
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

it('runs again after a serialization failure, so that no increment is lost', async () => {
  await using opened = open();
  const increment = () =>
    transaction(
      transactional(opened.pool),
      async (client) => {
        const { rows } = await client.query<{ value: number }>('SELECT value FROM counter WHERE id = 1');
        await client.query('UPDATE counter SET value = $1 WHERE id = 1', [(rows[0]?.value ?? 0) + 1]);
      },
      { isolationLevel: 'Serializable', attempts: 50 },
    );
  await Promise.all(Array.from({ length: 12 }, increment));
  expect((await opened.pool.query('SELECT value FROM counter WHERE id = 1')).rows).toEqual([{ value: 12 }]);
});

it('runs again after a deadlock', async () => {
  await using opened = open();
  let waiting = 0;
  const both = Promise.withResolvers<void>();
  const move = (first: number, second: number) =>
    transaction(transactional(opened.pool), async (client) => {
      await client.query('UPDATE counter SET value = value + 100 WHERE id = $1', [first]);
      waiting += 1;
      if (waiting === 2) both.resolve();
      await both.promise;
      await client.query('UPDATE counter SET value = value + 100 WHERE id = $1', [second]);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  const { rows } = await opened.pool.query('SELECT value % 1000 / 100 AS moved FROM counter ORDER BY id');
  expect(rows).toEqual([{ moved: 2 }, { moved: 2 }]);
});

it('passes every other error on at once', async () => {
  await using opened = open();
  let tries = 0;
  const failing = transaction(transactional(opened.pool), async (client) => {
    tries += 1;
    await client.query('SELECT 1 / 0');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(tries).toBe(1);
});
