import { openDatabase, type ReadSource } from '@sefira/database/prisma';
import { postgres } from '@sefira/testing/postgres';
import { startPrimaryAndReplica } from '@sefira/testing/primary-and-replica';
import { queryRows } from '@sefira/testing/query-rows';
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

const nameOf = async ({ pool }: ReadSource<BareClient>) =>
  (await pool.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name;
const databaseOf = (url: string) => new URL(url).pathname.slice(1);

it('reads long lists from the replica, and from the first server where there is none or it is unavailable', async () => {
  await using first = await postgres({ empty: true });
  await using copy = await postgres({ empty: true });
  const shared = { url: first.adminUrl, schema: 'public', poolSize: 2 };
  await using alone = openDatabase(BareClient, shared);
  expect(await alone.fromReplica(nameOf)).toBe(databaseOf(first.adminUrl));
  await using both = openDatabase(BareClient, { ...shared, replicaUrl: copy.adminUrl });
  expect(await both.fromReplica(nameOf)).toBe(databaseOf(copy.adminUrl));
  const failures: unknown[] = [];
  const onReplicaFailure = (error: unknown) => void failures.push(error);
  const unavailable = new URL(copy.adminUrl);
  unavailable.port = '9';
  await using lame = openDatabase(BareClient, { ...shared, replicaUrl: unavailable.href, onReplicaFailure });
  expect(await lame.fromReplica(nameOf)).toBe(databaseOf(first.adminUrl));
  expect(failures).toHaveLength(1);
});

it('reads the primary when the first lists of a process arrive together and the replica is behind', async () => {
  await using servers = await startPrimaryAndReplica();
  const { url, replicaUrl } = servers;
  await queryRows(url, 'CREATE TABLE written (value int)');
  await vi.waitFor(() => queryRows(replicaUrl, 'SELECT FROM written'), 60_000);
  await queryRows(replicaUrl, 'SELECT pg_wal_replay_pause()');
  await queryRows(url, 'INSERT INTO written VALUES (1)');
  await using database = openDatabase(BareClient, { url, replicaUrl, schema: 'public', poolSize: 4 });
  const countWritten = async ({ pool }: ReadSource<BareClient>) => (await pool.query('SELECT FROM written')).rowCount;
  const lists = Array.from({ length: 3 }, () => database.fromReplica(countWritten, async () => null));
  expect(await Promise.all(lists)).toEqual([1, 1, 1]);
});
