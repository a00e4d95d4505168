import * as routes from '@sefira/contracts/numerology/analyses';
import {
  compare,
  copyToTwin,
  dropOther,
  examine,
  switchBack,
  switchToTwin,
} from '@sefira/database/person-partitions/person-partitions';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

/** docs/runbooks/partition.md: while calls go on, none of them fails and no row is lost. */

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let billing: ServiceUnderTest;
let numerology: ServiceUnderTest;
let url: string;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  billing = stack.use(await startBilling(testEnvironment));
  const environment = { BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment }));
  url = testEnvironment.database.options.connectionString ?? '';
});
afterAll(() => stack.disposeAsync());

const query = async (sql: string, values: unknown[] = []) =>
  (await testEnvironment.database.query<Record<string, unknown>>(sql, values)).rows;

const analyses = () => ({ url, schema: 'numerology', table: 'analysis' });
const entries = () => ({ url, schema: 'billing', table: 'ledger_entry' });

interface Traffic {
  readonly refused: string[];
  /** Ids by what should have become of them. */
  readonly stored: Set<string>;
  readonly deleted: Set<string>;
  readonly taken: Map<string, string>;
  stop(): Promise<void>;
}

/** People who analyse, list, share and delete, and guests who become people, until it is stopped. */
function startTraffic(): Traffic {
  const stop = new AbortController();
  const refused: string[] = [];
  const [stored, deleted, taken] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
  const expectOk = (what: string, { status, body }: { status: number; body: unknown }) => {
    if (status !== 200) refused.push(`${what}: ${status} ${JSON.stringify(body)}`);
    return status === 200;
  };
  async function analyze(userId: string): Promise<string | null> {
    const body = {
      person1: { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
      person2: { name: 'Caetano Emanuel Viana Teles Veloso', birthDate: '1942-08-07' },
    };
    const answer = await numerology.send(routes.analyzeCompatibility, { as: person(userId), body });
    if (!expectOk('analyze', answer)) return null;
    return (answer.body as { data: { analysisId: string } }).data.analysisId;
  }
  async function act(turn: number, userId: string): Promise<void> {
    const as = person(userId);
    const id = await analyze(userId);
    if (id === null) return;
    if (turn % 2 === 0)
      expectOk('share', await numerology.send(routes.shareAnalysis, { as, params: { id }, body: {} }));
    if (turn % 3 === 0) {
      expectOk('delete', await numerology.send(routes.deleteAnalysis, { as, params: { id } }));
      deleted.add(id);
    } else stored.add(id);
    expectOk('list', await numerology.send(routes.listAnalyses, { as, query: {} }));
    if (turn % 4 !== 0) return;
    const guestId = newId();
    const guests = await analyze(guestId);
    if (guests === null) return;
    const payload = { guestId, userId, takenOverAt: new Date().toISOString() };
    await deliverEvent(testEnvironment, 'numerology', 'guest.taken_over', payload);
    taken.set(guests, userId);
  }
  const callers = Array.from({ length: 3 }, async () => {
    const people = Array.from({ length: 5 }, () => newId());
    for (let turn = 0; !stop.signal.aborted; turn += 1) await act(turn, people[turn % people.length] ?? '');
  });
  return {
    refused,
    stored,
    deleted,
    taken,
    async stop() {
      stop.abort();
      await Promise.all(callers);
      await numerology.idle();
      await billing.idle();
    },
  };
}

async function untilSome(rows: number, table: string): Promise<void> {
  const count = async () => Number((await query(`SELECT count(*) AS count FROM ${table}`))[0]?.count);
  await expect.poll(count).toBeGreaterThan(rows);
}

test('partitions analyses and the ledger while calls go on, back and again, without a lost row or a failed call', async () => {
  const traffic = startTraffic();
  await untilSome(30, 'numerology.analysis');
  for (const options of [analyses(), entries()]) {
    const name = `${options.schema}.${options.table}`;
    // Interrupted after three batches, and resumed.
    const interrupted = new AbortController();
    let batches = 0;
    const onBatch = () => {
      batches += 1;
      if (batches === 3) interrupted.abort();
    };
    expect(await copyToTwin({ ...options, batchSize: 5, signal: interrupted.signal, onBatch })).toBe(false);
    expect(await copyToTwin({ ...options, batchSize: 5 })).toBe(true);
    await untilSome(Number((await query(`SELECT count(*) FROM ${name}`))[0]?.count) + 5, name);
    expect(await compare(options)).toMatchObject({ isEqual: true });
    await switchToTwin(options);
    await untilSome(Number((await query(`SELECT count(*) FROM ${name}`))[0]?.count) + 5, name);
    expect(await compare(options)).toMatchObject({ isEqual: true });
    await switchBack(options);
    await untilSome(Number((await query(`SELECT count(*) FROM ${name}`))[0]?.count) + 5, name);
    await switchToTwin(options);
  }
  await traffic.stop();
  expect(traffic.refused).toEqual([]);
  expect(await compare(analyses())).toMatchObject({ isEqual: true });
  expect(await compare(entries())).toMatchObject({ isEqual: true });
  await dropOther(analyses());
  await dropOther(entries());

  const owners = new Map(
    (await query('SELECT id, user_id FROM numerology.analysis')).map((row) => [row.id, row.user_id]),
  );
  expect([...traffic.stored].filter((id) => !owners.has(id))).toEqual([]);
  expect([...traffic.deleted].filter((id) => owners.has(id))).toEqual([]);
  expect([...traffic.taken].filter(([id, userId]) => owners.get(id) !== userId)).toEqual([]);
  expect(owners.size).toBe(traffic.stored.size + traffic.taken.size);
  // Shares went with their analyses, and stayed with the others.
  const orphans = 'SELECT FROM numerology.share WHERE analysis_id NOT IN (SELECT id FROM numerology.analysis)';
  expect(await query(orphans)).toEqual([]);
  expect((await query('SELECT FROM numerology.share')).length).toBeGreaterThan(0);
  const partitions = await query('SELECT DISTINCT tableoid::regclass::text AS name FROM numerology.analysis');
  expect(partitions.length).toBeGreaterThan(1);
  expect(await query("SELECT FROM pg_namespace WHERE nspname LIKE '%\\_old' OR nspname LIKE '%\\_twin'")).toEqual([]);
});

test('the partitioned ledger stays append-only, each entry once, and its sums hold', async () => {
  const client = await testEnvironment.database.connect();
  try {
    await client.query('SET search_path = billing, public');
    expect((await client.query('SELECT owner FROM mismatched_wallets()')).rows).toEqual([]);
    const gaps = 'SELECT user_id FROM ledger_entry GROUP BY 1 HAVING count(*) <> max(position)';
    expect((await client.query(gaps)).rows).toEqual([]);
    const [{ partition } = { partition: '' }] = (
      await client.query<{ partition: string }>(
        'SELECT tableoid::regclass::text AS partition FROM ledger_entry LIMIT 1',
      )
    ).rows;
    for (const table of ['ledger_entry', partition]) {
      await expect(client.query(`UPDATE ${table} SET amount = amount + 1`)).rejects.toThrow('append-only');
      await expect(client.query(`DELETE FROM ${table}`)).rejects.toThrow('append-only');
      await expect(client.query(`TRUNCATE ${table}`)).rejects.toThrow('append-only');
    }
    const sameKey = client.query(
      `INSERT INTO ledger_entry SELECT gen_random_uuid(), user_id, position + 100000, debit, credit, amount,
         balance_after, reason, description, reference_type, reference_id, lots, actor, idempotency_key
       FROM ledger_entry LIMIT 1`,
    );
    await expect(sameKey).rejects.toMatchObject({ code: '23505' });
  } finally {
    client.release(true);
  }
});

test('a row that refers to an analysis needs it', async () => {
  const share = (id: string) =>
    query(
      `INSERT INTO numerology.share (analysis_id, slug, show_birth_date, show_email) VALUES ($1, $2, false, false)`,
      [id, newId()],
    );
  await expect(share(newId())).rejects.toMatchObject({ code: '23503', constraint: 'share_analysis_id_fkey' });
});

test('names what keeps a table from being partitioned by person, and what changes for the others', async () => {
  const at = (schema: string, table: string) => examine({ url, schema, table });
  expect((await at('reports', 'document')).obstacles).toContain(
    'não tem a coluna user_id: a linha não é de uma pessoa só',
  );
  expect((await at('user', 'mail')).obstacles).toContain('user_id pode ser nulo: há linhas de pessoa nenhuma');
  expect(await at('user', 'notification')).toEqual({ obstacles: [], uniquePerPerson: [], referredBy: [] });
  expect(await at('reports', 'report')).toEqual({
    obstacles: [],
    uniquePerPerson: [],
    referredBy: ['report_email.report_id', 'rule_correction_offer.report_id'],
  });
  expect((await at('numerology', 'analysis')).obstacles).toContain('já é particionada');
});
