import { openDatabase } from '@sefira/database/prisma';
import { toDomainError } from '@sefira/platform/http/error-handler';
import { cuttableServer } from '@sefira/testing/cuttable-server';
import { postgres } from '@sefira/testing/postgres';
import { startPrimaryAndReplica } from '@sefira/testing/primary-and-replica';
import { expect, it, vi } from 'vitest';

class BareClient {
  readonly options: object;
  constructor(options: object) {
    this.options = options;
  }
  async $disconnect(): Promise<void> {
    await Promise.resolve();
  }
}

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => toDomainError(error as Error).code,
  );

it('is unavailable without a primary, takes no replica for one, and goes on with the promoted one', async () => {
  await using servers = await startPrimaryAndReplica();
  const { url, replicaUrl } = servers;
  await using database = openDatabase(BareClient, { url, replicaUrl, schema: 'public', poolSize: 2 });
  const write = (text: string) => database.pool.query('INSERT INTO note VALUES ($1)', [text]);
  const read = async () =>
    database.fromReplica(
      async ({ pool }) => (await pool.query<{ text: string }>('SELECT text FROM note ORDER BY text')).rows,
    );
  await database.pool.query('CREATE TABLE note (text text)');
  await write('a');
  await vi.waitFor(async () => expect(await read()).toEqual([{ text: 'a' }]), 60_000);
  await servers.killPrimary();
  expect(await refusal(write('b'))).toBe('DEPENDENCY_DOWN');
  expect(await read()).toEqual([{ text: 'a' }]);
  servers.leadToReplica();
  expect(await refusal(write('b'))).toBe('DEPENDENCY_DOWN');
  await servers.promote();
  await vi.waitFor(() => write('c'), 60_000);
  expect(await read()).toEqual([{ text: 'a' }, { text: 'c' }]);
});

it('does not wait for the response of a machine that has vanished', async () => {
  await using emptyDatabase = await postgres({ empty: true });
  await using server = await cuttableServer(emptyDatabase.adminUrl);
  const options = { url: server.url, schema: 'public', poolSize: 1, statementTimeoutMilliseconds: 500 };
  await using database = openDatabase(BareClient, options);
  await database.pool.query('SELECT 1');
  server.stall();
  const began = performance.now();
  expect(await refusal(database.pool.query('SELECT 1'))).toBe('DEPENDENCY_DOWN');
  expect(performance.now() - began).toBeLessThan(10_000);
});
