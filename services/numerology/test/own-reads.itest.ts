import { analyzePersonal, listAnalyses } from '@sefira/contracts/numerology/analyses';
import { openDatabase, type ReadSource } from '@sefira/database/prisma';
import { newId } from '@sefira/platform/time/identifiers';
import { buildTemplate, onDatabase, serviceUrl } from '@sefira/testing/database-template';
import { startPrimaryAndReplica } from '@sefira/testing/primary-and-replica';
import { queryRows } from '@sefira/testing/query-rows';
import { createTestEnvironment, person, startService } from '@sefira/testing/test-environment';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

class BareClient {
  async $disconnect(): Promise<void> {
    await Promise.resolve();
  }
}

it('reads the history from the replica where it has the last write of the person, else from the primary', async () => {
  await using servers = await startPrimaryAndReplica();
  const [primary, copy] = [onDatabase(servers.url, 'product'), onDatabase(servers.replicaUrl, 'product')];
  await buildTemplate(servers.url, 'product');
  await using stack = new AsyncDisposableStack();
  const untilReplicated = (count: number) =>
    vi.waitFor(async () => {
      const rows = await queryRows(copy, 'SELECT id FROM numerology.analysis');
      expect(rows).toHaveLength(count);
    }, 60_000);
  await untilReplicated(0);
  const testEnvironment = stack.use(await createTestEnvironment());
  const billing = stack.use(await startBilling(testEnvironment));
  const environment = {
    BILLING_URL: billing.running.url,
    DATABASE_URL: serviceUrl(primary, 'numerology'),
    DATABASE_REPLICA_URL: serviceUrl(copy, 'numerology'),
  };
  const numerology = stack.use(await startService(definition, testEnvironment, { environment }));
  const ana = person(newId());
  const readNames = async (as = ana) => {
    const { status, body } = await numerology.send(listAnalyses, { as });
    expect(status).toBe(200);
    return z.parse(listAnalyses.response, body).data.items.map(({ title }) => title);
  };
  const analyze = async (name: string) => {
    const { status } = await numerology.send(analyzePersonal, { as: ana, body: { name, birthDate: '1955-11-29' } });
    expect(status).toBe(200);
  };
  await analyze('Ana Vasconcelos');
  const first = await readNames();
  expect(first).toHaveLength(1);
  await untilReplicated(1);
  await queryRows(copy, 'SELECT pg_wal_replay_pause()');
  // The replica alone lacks this one; the person who made it reads it at once.
  await analyze('Ana Maria Vasconcelos');
  expect(await readNames()).toHaveLength(2);
  // A process that has just started has no position of the primary yet.
  await using started = openDatabase(BareClient, {
    url: environment.DATABASE_URL,
    replicaUrl: environment.DATABASE_REPLICA_URL,
    schema: 'numerology',
    poolSize: 4,
  });
  const count = async ({ pool }: ReadSource<BareClient>) => (await pool.query('SELECT FROM analysis')).rowCount;
  const together = Array.from({ length: 3 }, () => started.fromReplica(count, async () => null));
  expect(await Promise.all(together)).toEqual([2, 2, 2]);
  await queryRows(copy, 'SELECT pg_wal_replay_resume()');
  const both = await readNames();
  await untilReplicated(2);
  await servers.killPrimary();
  expect(await readNames()).toEqual(both);
});
