import { openDatabase, type ReadSource } from '@sefira/database/prisma';
import { postgres } from '@sefira/testing/postgres';
import { expect, it } from 'vitest';

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
