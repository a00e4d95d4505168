import {
  analyzeCompatibility,
  analyzePersonal,
  deleteAnalysis,
  listAnalyses,
} from '@sefira/contracts/numerology/analyses';
import { analyzeBaby } from '@sefira/contracts/numerology/baby/analysis';
import { putShortListName } from '@sefira/contracts/numerology/baby/short-lists';
import {
  archiveClient,
  changeClient,
  createClient,
  deleteClient,
  exportClient,
  listClients,
  readClient,
} from '@sefira/contracts/numerology/clients';
import { createDelivery } from '@sefira/contracts/numerology/panel/deliveries';
import type { Identity } from '@sefira/contracts/shared/identity';
import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestAnswer,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let numerology: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  numerology = stack.use(await startService(definition, testEnvironment, { environment: unusedAddresses }));
});
afterAll(() => stack.disposeAsync());

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly analyses: number;
  readonly isArchived: boolean;
}

const card = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const professional = () => person(newId(), { plan: 'professional' });
const dataOf = <Data>(answer: TestAnswer) => (answer.body as { data: Data }).data;
const errorOf = (answer: TestAnswer) => [answer.status, (answer.body as { error?: string }).error];

async function add(as: Identity, more: object = {}): Promise<Shown> {
  const answer = await numerology.send(createClient, { as, body: { ...card, ...more } });
  expect(answer.status).toBe(201);
  return dataOf<Shown>(answer);
}

async function namesOf(as: Identity, query: Record<string, string> = {}): Promise<string[]> {
  return dataOf<{ items: Shown[] }>(await numerology.send(listClients, { as, query })).items.map(({ name }) => name);
}

test('stores a card, finds it without accents, changes and archives it', async () => {
  const as = professional();
  const { id } = await add(as, { phone: '(11) 98888-7777', notes: 'Indicada pela Bia', consentOn: '2026-11-20' });
  await add(as, { name: 'Érico Prado' });
  await add(as, { name: 'bruno lima' });
  expect(await namesOf(as)).toEqual(['Ana Célia Vasconcelos', 'bruno lima', 'Érico Prado']);
  for (const search of ['CELIA', 'bia', '988887777']) expect(await namesOf(as, { search })).toEqual([card.name]);
  expect(await namesOf(as, { search: '%' })).toEqual([]);
  const changed = await numerology.send(changeClient, {
    as,
    params: { id },
    body: { ...card, name: 'Ana Célia Prado' },
  });
  expect(dataOf(changed)).toMatchObject({ name: 'Ana Célia Prado', notes: '', consentOn: null });
  await numerology.send(archiveClient, { as, params: { id }, body: { isArchived: true } });
  expect(await namesOf(as)).toEqual(['bruno lima', 'Érico Prado']);
  const archived = await numerology.send(listClients, { as, query: { status: 'archived' } });
  expect(dataOf(archived)).toMatchObject({ items: [{ id }], counts: { active: 2, archived: 1 } });
});

test('pages of a long list neither skip nor repeat a client, also with equal names', async () => {
  const as = professional();
  for (let index = 0; index < 7; index += 1) await add(as, { name: index < 4 ? 'Ana' : `Bia ${index}` });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '3', ...(cursor === '' ? {} : { cursor }) };
    const page: { items: Shown[]; nextCursor: string | null } = dataOf(
      await numerology.send(listClients, { as, query }),
    );
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
});

test("counts and lists an analysis with its client, and refuses another professional's client", async () => {
  const as = professional();
  const { id } = await add(as);
  const other = await add(professional(), { name: 'Outra' });
  await numerology.send(analyzePersonal, { as, body: { ...card, clientId: id } });
  await numerology.send(analyzeCompatibility, { as, body: { people: [card, { ...card, name: 'Rui' }], clientId: id } });
  await numerology.send(analyzePersonal, { as, body: card });
  expect(dataOf(await numerology.send(readClient, { as, params: { id } }))).toMatchObject({ analyses: 2 });
  const list = await numerology.send(listAnalyses, { as, query: { clientId: id } });
  expect(dataOf<{ items: { kind: string }[] }>(list).items.map(({ kind }) => kind)).toEqual([
    'compatibility',
    'personal',
  ]);
  expect(errorOf(await numerology.send(analyzePersonal, { as, body: { ...card, clientId: other.id } }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
  expect(errorOf(await numerology.send(readClient, { as, params: { id: other.id } }))).toEqual([404, 'NOT_FOUND']);
});

test('without the plan refuses new cards, and allows reading, export and erasure', async () => {
  const as = professional();
  const { id } = await add(as, { email: 'ana@cliente.test' });
  const analysis = await numerology.send(analyzePersonal, { as, body: { ...card, clientId: id } });
  const { analysisId } = dataOf<{ analysisId: string }>(analysis);
  const message = 'Com carinho';
  const delivery = { as, params: { id }, body: { analysisId, sender: 'Aurora', message } };
  expect((await numerology.send(createDelivery, delivery)).status).toBe(201);
  const baby = { surnames: ['Prado'], from: '2027-01-20', to: '2027-01-21', clientId: id };
  const names = dataOf<{ analysisId: string }>(await numerology.send(analyzeBaby, { as, body: baby }));
  const listed = { name: 'Cecília', note: 'da bisavó' };
  const put = { as, params: { id: names.analysisId }, body: listed };
  expect((await numerology.send(putShortListName, put)).status).toBe(200);
  const lapsed = { ...as, plan: 'free' as const };
  const refused = [403, 'PLAN_REQUIRED'];
  expect(errorOf(await numerology.send(createClient, { as: lapsed, body: card }))).toEqual(refused);
  expect(errorOf(await numerology.send(changeClient, { as: lapsed, params: { id }, body: card }))).toEqual(refused);
  expect(errorOf(await numerology.send(analyzePersonal, { as: lapsed, body: { ...card, clientId: id } }))).toEqual(
    refused,
  );
  expect(await namesOf(lapsed)).toEqual([card.name]);
  const file = await numerology.send(exportClient, { as: lapsed, params: { id } });
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(JSON.parse(file.bytes.toString())).toMatchObject({
    client: { email: 'ana@cliente.test' },
    analyses: [
      { kind: 'personal', input: card },
      { kind: 'baby', shortList: { names: [listed] } },
    ],
    deliveries: [{ analysisId, sender: 'Aurora', message, openings: 0, revokedAt: null }],
  });
  expect((await numerology.send(deleteClient, { as: lapsed, params: { id } })).status).toBe(200);
  expect(dataOf(await numerology.send(listAnalyses, { as: lapsed }))).toMatchObject({ items: [] });
});

test('erases a client with their analyses and publishes both, as it publishes the end of a single analysis', async () => {
  const as = professional();
  const { id } = await add(as);
  const made = dataOf<{ analysisId: string }>(
    await numerology.send(analyzePersonal, { as, body: { ...card, clientId: id } }),
  );
  const single = dataOf<{ analysisId: string }>(await numerology.send(analyzePersonal, { as, body: card }));
  await numerology.send(deleteClient, { as, params: { id } });
  await numerology.send(deleteAnalysis, { as, params: { id: single.analysisId } });
  const { rows } = await testEnvironment.database.query(
    `SELECT payload FROM numerology.outbox_event WHERE name = 'analyses.erased' AND payload->>'userId' = $1 ORDER BY id`,
    [as.subject],
  );
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { analysisIds: [made.analysisId], withReports: true },
    { analysisIds: [single.analysisId], withReports: false },
  ]);
  expect((await numerology.send(readClient, { as, params: { id } })).status).toBe(404);
});

/** Resolves when a statement waits for a lock of another transaction. */
const untilBlocked = () =>
  vi.waitFor(async () => {
    const { rows } = await testEnvironment.database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    expect(rows.length).toBeGreaterThan(0);
  }, 60_000);

test('stores no analysis of a client who is erased meanwhile', async () => {
  const as = professional();
  const { id } = await add(as);
  const connection = await testEnvironment.database.connect();
  await connection.query('BEGIN');
  await connection.query('DELETE FROM numerology.client WHERE id = $1', [id]);
  const analysing = numerology.send(analyzePersonal, { as, body: { ...card, clientId: id } });
  await untilBlocked();
  await connection.query('COMMIT');
  connection.release();
  expect(errorOf(await analysing)).toEqual([404, 'NOT_FOUND']);
  expect(dataOf(await numerology.send(listAnalyses, { as }))).toMatchObject({ items: [] });
});

test("exports clients with the professional's data, and erases them with the account", async () => {
  const as = professional();
  const userId = as.subject ?? '';
  await add(as, { notes: 'segredo de consultório' });
  const exported = await numerology.send(personalDataRoute('numerology'), { as: internalCaller, params: { userId } });
  expect(exported.bytes.toString()).toContain('segredo de consultório');
  await deliverEvent(testEnvironment, 'numerology', 'user.erased', { userId, erasedAt: new Date().toISOString() });
  const count = async () => {
    const { rows } = await testEnvironment.database.query('SELECT 1 FROM numerology.client WHERE user_id = $1', [
      userId,
    ]);
    return rows.length;
  };
  await expect.poll(count).toBe(0);
});
