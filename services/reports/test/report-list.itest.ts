import { createPersonalReport } from '@sefira/contracts/reports/orders';
import {
  deleteReport,
  downloadReport,
  listReports,
  rateReport,
  readReport,
  readReportContent,
  renameReport,
  retryReport,
} from '@sefira/contracts/reports/reports';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import {
  ana,
  createReportsFixture,
  listReportsOf,
  type ReportList,
  type ReportsFixture,
  subscriber,
} from './support/reports-fixture.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: ReportsFixture;
let reports: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createReportsFixture());
  reports = stack.use(
    await startService(definition, testEnvironment, { environment: testEnvironment.reportsEnvironment }),
  );
});
afterAll(() => stack.disposeAsync());

const longTimeout = { timeout: 60_000 };
interface Stranger {
  readonly as: ReturnType<typeof subscriber>;
  readonly params: { readonly id: string };
  readonly headers: Readonly<Record<string, string>>;
}

test('opens a report of an earlier template from the list, on screen and as its stored file', async () => {
  const as = subscriber();
  const body = { name: 'Rosa Albuquerque Lins', birthDate: '1979-05-02' };
  const made = await reports.send(createPersonalReport, { as, body });
  const earlier = `UPDATE reports.document SET template_version = 'personal@5' WHERE input->>'name' = $1`;
  await testEnvironment.database.query(earlier, [body.name]);
  const [item] = (await listReportsOf(reports, as)).items;
  expect(item).toMatchObject({ status: 'completed', title: 'Mapa numerológico de Rosa Albuquerque Lins' });
  const params = { id: item?.id ?? '' };
  expect((await reports.send(downloadReport, { as, params })).bytes.equals(made.bytes)).toBe(true);
  const shown = await reports.send(readReportContent, { as, params });
  expect(shown.body).toMatchObject({ data: { content: { kind: 'personal', input: body } } });
});

test("another person's report has the response of one that does not exist", async () => {
  const owner = subscriber();
  await reports.send(createPersonalReport, { as: owner, body: ana });
  const [report] = (await listReportsOf(reports, owner)).items;
  const stranger = subscriber();
  const calls = [
    (call: Stranger) => reports.send(readReport, call),
    (call: Stranger) => reports.send(downloadReport, call),
    (call: Stranger) => reports.send(retryReport, call),
    (call: Stranger) => reports.send(deleteReport, call),
    (call: Stranger) => reports.send(rateReport, { ...call, body: { rating: 5 } }),
    (call: Stranger) => reports.send(renameReport, { ...call, body: { title: 'Meu' } }),
  ];
  for (const send of calls) {
    const headers = { 'x-request-id': 'same-request-id' };
    const [foreign, missing] = await Promise.all(
      [report?.id ?? '', newId()].map((id) => send({ as: stranger, params: { id }, headers })),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.bytes.toString()).toBe(missing?.bytes.toString());
  }
  expect((await listReportsOf(reports, stranger)).counters.total).toBe(0);
  expect((await listReportsOf(reports, owner)).items).toMatchObject([{ rating: null }]);
  expect((await reports.send(listReports)).status).toBe(401);
});

test('rating, renaming and deleting change the list and its counters', async () => {
  const as = subscriber();
  await reports.send(createPersonalReport, { as, body: ana });
  await reports.send(createPersonalReport, { as, body: { ...ana, name: 'Beatriz Souza Lima' } });
  const [second, first] = (await listReportsOf(reports, as)).items;
  const rate = (id: string | undefined, rating: number | null) =>
    reports.send(rateReport, { as, params: { id: id ?? '' }, body: { rating } });
  expect((await rate(first?.id, 6)).status).toBe(400);
  expect((await rate(first?.id, 5)).body).toMatchObject({ data: { rating: 5 } });
  await rate(second?.id, 2);
  expect((await listReportsOf(reports, as)).counters.averageRating).toBe(3.5);
  await rate(second?.id, null);
  expect((await listReportsOf(reports, as)).counters.averageRating).toBe(5);
  await reports.send(renameReport, { as, params: { id: first?.id ?? '' }, body: { title: '  Mamãe 100%  ' } });
  expect((await listReportsOf(reports, as, { search: 'mamae 100%' })).items).toMatchObject([
    { id: first?.id, title: 'Mamãe 100%' },
  ]);
  expect((await listReportsOf(reports, as, { search: 'mamae_100' })).items).toEqual([]);
  const removed = await reports.send(deleteReport, { as, params: { id: first?.id ?? '' } });
  expect(removed.status).toBe(200);
  expect((await reports.send(readReport, { as, params: { id: first?.id ?? '' } })).status).toBe(404);
  expect((await listReportsOf(reports, as)).counters).toMatchObject({ total: 1, averageRating: null });
});

test('deletes the reports of an erased client, and none of a single erased analysis', async () => {
  const as = subscriber();
  const userId = as.subject ?? '';
  const [client, own] = [newId(), newId()];
  for (const analysisId of [client, own]) await testEnvironment.publishAnalysis({ userId, analysisId, input: ana });
  const listed = async () => (await listReportsOf(reports, as)).items.map(({ analysisId }) => analysisId);
  await expect.poll(listed, longTimeout).toHaveLength(2);
  const { database } = testEnvironment;
  await database.query(
    `INSERT INTO reports.outbox_event (id, name, payload, published_at)
     SELECT gen_random_uuid(), 'report.completed', jsonb_build_object('reportId', id, 'owner', user_id), now()
     FROM reports.report WHERE user_id = $1`,
    [userId],
  );
  const erasedAt = new Date().toISOString();
  await deliverEvent(testEnvironment, 'reports', 'analyses.erased', {
    userId,
    analysisIds: [own],
    withReports: false,
    erasedAt,
  });
  await deliverEvent(testEnvironment, 'reports', 'analyses.erased', {
    userId,
    analysisIds: [client],
    withReports: true,
    erasedAt,
  });
  await expect.poll(listed, longTimeout).toEqual([own]);
  const events = await database.query(
    `SELECT analysis_id FROM reports.outbox_event LEFT JOIN reports.report ON report.id::text = payload->>'reportId'
     WHERE payload->>'owner' = $1`,
    [userId],
  );
  expect(events.rows).toEqual([{ analysis_id: own }]);
});

test('searches, filters and pages the list', async () => {
  const as = subscriber();
  const names = ['Íris Amaral', 'Jonas Amaral', 'Kátia Brito', 'Lúcia Brito', 'Mário Brito'];
  for (const [index, name] of names.entries()) {
    await testEnvironment.publishAnalysis({ userId: as.subject ?? '', input: { ...ana, name }, analysisId: newId() });
    await reports.idle();
    const age = [0, 6, 8, 45, 400][index];
    await testEnvironment.database.query(
      `UPDATE reports.report SET created_at = now() - interval '${age} days' WHERE user_id = $1 AND title LIKE $2`,
      [as.subject, `%${name}`],
    );
  }
  const titles = async (query: Record<string, string>) =>
    (await listReportsOf(reports, as, query)).items.map(({ title }) => title.replace('Mapa numerológico de ', ''));
  expect(await titles({})).toEqual(names);
  expect(await titles({ search: 'AMARAL' })).toEqual(['Íris Amaral', 'Jonas Amaral']);
  expect(await titles({ search: 'amaral iris' })).toEqual(['Íris Amaral']);
  expect(await titles({ search: 'katia' })).toEqual(['Kátia Brito']);
  expect(await titles({ search: 'Lúcia' })).toEqual(['Lúcia Brito']);
  expect(await titles({ search: '%' })).toEqual([]);
  expect(await titles({ search: 'expressao' })).toHaveLength(5);
  expect(await titles({ type: 'numerology' })).toHaveLength(5);
  expect(await titles({ type: 'company' })).toEqual([]);
  expect(await titles({ date: 'today' })).toEqual(['Íris Amaral']);
  expect(await titles({ date: 'week' })).toEqual(['Íris Amaral', 'Jonas Amaral']);
  expect(await titles({ date: 'year', search: 'mario' })).toEqual([]);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ReportList = await listReportsOf(reports, as, { limit: '2', ...(cursor ? { cursor } : {}) });
    seen.push(...page.items.map(({ id }) => id));
    expect(page.counters.total).toBe(5);
    cursor = page.nextCursor;
  }
  expect(new Set(seen).size).toBe(5);
  expect((await reports.send(listReports, { as, query: { cursor: 'nonsense' } })).status).toBe(400);
  expect((await reports.send(listReports, { as, query: { limit: '101' } })).status).toBe(400);
});
