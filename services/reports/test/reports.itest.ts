import { readdir } from 'node:fs/promises';
import { createPersonalReport } from '@sefira/contracts/reports/orders';
import { deleteReport, downloadReport } from '@sefira/contracts/reports/reports';
import { newId } from '@sefira/platform/time/identifiers';
import { type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { readPdf } from './support/read-pdf.ts';
import {
  ana,
  createReportsFixture,
  listReportsOf,
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

const documentsOf = (name: string) => testEnvironment.count(`document WHERE input->>'name' = '${name}'`);
const eventsOf = (name: string, userId: string | null) =>
  testEnvironment.count(`outbox_event WHERE name = '${name}' AND payload->>'userId' = '${userId}'`);

test('sends a personal report as a PDF with the map, and lists it', async () => {
  const as = subscriber();
  const answer = await reports.send(createPersonalReport, { as, body: ana });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(Number(answer.headers.get('content-length'))).toBe(answer.bytes.length);
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Mapa numerologico de Ana Celia Vasconcelos.pdf"; ' +
      "filename*=UTF-8''Mapa%20numerol%C3%B3gico%20de%20Ana%20C%C3%A9lia%20Vasconcelos.pdf",
  );
  const pdf = await readPdf(answer.bytes);
  expect(pdf.text.includes('Ana Célia Vasconcelos')).toBe(true);
  const { items, counters } = await listReportsOf(reports, as);
  expect(items).toEqual([
    expect.objectContaining({
      title: 'Mapa numerológico de Ana Célia Vasconcelos',
      summary: 'Motivação 4, Impressão 1, Expressão 5, Destino 6 e Missão 11.',
      type: 'numerology',
      status: 'completed',
      step: 'done',
      progress: 100,
      pages: pdf.pages,
      rating: null,
      failureReason: null,
    }),
  ]);
  expect(counters).toEqual({ total: 1, completed: 1, processing: 0, failed: 0, averageRating: null });
  const again = await reports.send(downloadReport, { as, params: { id: items[0]?.id ?? '' } });
  expect(again.bytes.equals(answer.bytes)).toBe(true);
});

test('prints the dedication of a present, which stays with the report', async () => {
  const as = subscriber();
  const body = { name: 'Helena Prado Teixeira', birthDate: '1991-04-09' };
  const plain = await reports.send(createPersonalReport, { as, body });
  const dedication = { from: 'Tomás', to: 'Helena', words: 'Com carinho, para os seus próximos anos.' };
  const given = await reports.send(createPersonalReport, { as, body: { ...body, dedication } });
  expect(given.status).toBe(200);
  const pdf = await readPdf(given.bytes);
  expect(pdf.text).toContain('Para Helena');
  expect(pdf.text).toContain(dedication.words);
  expect(pdf.pages).toBe((await readPdf(plain.bytes)).pages + 1);
  const again = await reports.send(createPersonalReport, { as, body });
  expect(again.bytes.equals(given.bytes)).toBe(true);
  expect((await listReportsOf(reports, as)).counters.total).toBe(1);
  const empty = { ...dedication, words: ' ' };
  expect((await reports.send(createPersonalReport, { as, body: { ...body, dedication: empty } })).status).toBe(400);
});

test('renders equal content once for all callers', async () => {
  const people = [subscriber(), subscriber(), subscriber()];
  const body = { name: 'Beatriz Souza Lima', birthDate: '1987-05-03' };
  const answers = await Promise.all(
    [...people, ...people].map((as) => reports.send(createPersonalReport, { as, body })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  expect(await documentsOf(body.name)).toBe(1);
  expect(await testEnvironment.count(`document WHERE input->>'name' = '${body.name}' AND attempts = 1`)).toBe(1);
  for (const as of people) {
    expect((await listReportsOf(reports, as)).counters.total).toBe(1);
    await reports.idle();
    expect(await eventsOf('report.completed', as.subject)).toBe(1);
  }
});

test('a repeated analysis event makes one report, found by its analysis id', async () => {
  const as = subscriber();
  const [analysisId, eventId] = [newId(), newId()];
  const input = { name: 'Carlos Eduardo Ramos', birthDate: '1979-02-14' };
  const payload = { analysisId, userId: as.subject ?? '', input };
  await testEnvironment.publishAnalysis(payload, eventId);
  await reports.idle();
  await testEnvironment.publishAnalysis(payload, eventId);
  await reports.idle();
  const { items } = await listReportsOf(reports, as, { analysisId });
  expect(items).toMatchObject([{ analysisId, status: 'completed' }]);
  expect(await testEnvironment.count(`report WHERE analysis_id = '${analysisId}'`)).toBe(1);
  expect(await eventsOf('report.completed', as.subject)).toBe(1);
  const answer = await reports.send(createPersonalReport, { as, body: { ...ana, analysisId } });
  expect((await readPdf(answer.bytes)).text.includes('Carlos Eduardo Ramos')).toBe(true);
  expect((await listReportsOf(reports, as)).counters.total).toBe(1);
});

test('a report requested before the event of its analysis waits for it', async () => {
  const as = subscriber();
  const userId = as.subject ?? '';
  const analysisId = newId();
  const asking = reports.send(createPersonalReport, { as, body: { ...ana, analysisId } });
  const input = { name: 'Davi Nogueira', birthDate: '2001-09-09' };
  await testEnvironment.publishAnalysis({ analysisId, userId, input });
  expect((await readPdf((await asking).bytes)).text.includes('Davi Nogueira')).toBe(true);
});

test('returns the same report for a repeated key, and 409 for another body', async () => {
  const as = subscriber();
  const headers = { 'idempotency-key': newId() };
  const body = { name: 'Elisa Prado', birthDate: '1990-01-01' };
  const first = await reports.send(createPersonalReport, { as, headers, body });
  const second = await reports.send(createPersonalReport, { as, headers, body });
  expect(second.bytes.equals(first.bytes)).toBe(true);
  const clash = await reports.send(createPersonalReport, { as, headers, body: ana });
  expect(clash.status).toBe(409);
  expect(clash.body).toMatchObject({ error: 'IDEMPOTENCY_CLASH' });
  const other = await reports.send(createPersonalReport, { as: subscriber(), headers, body: ana });
  expect(other.status).toBe(200);
});

test('a repeated key restores the report that its owner deleted, also one without an analysis of its own', async () => {
  const as = subscriber();
  const body = { name: 'Gilda Prado', birthDate: '1990-01-01' };
  for (const edition of ['complete', 'essential'] as const) {
    const call = { as, headers: { 'idempotency-key': newId() }, body: { ...body, edition } };
    expect((await reports.send(createPersonalReport, call)).status).toBe(200);
    const before = (await listReportsOf(reports, as)).items;
    for (const { id } of before) await reports.send(deleteReport, { as, params: { id } });
    expect((await reports.send(createPersonalReport, call)).status).toBe(200);
    const [restored] = (await listReportsOf(reports, as)).items;
    expect(before.map(({ id }) => id)).toContain(restored?.id);
  }
});

test('an expired key finds the paid report of its owner again', async () => {
  const as = subscriber();
  const call = { as, headers: { 'idempotency-key': newId() }, body: { name: 'Hilda Prado', birthDate: '1990-01-01' } };
  expect((await reports.send(createPersonalReport, call)).status).toBe(200);
  await testEnvironment.database.query('DELETE FROM reports.idempotency_key');
  expect((await reports.send(createPersonalReport, call)).status).toBe(200);
  expect((await listReportsOf(reports, as)).counters.total).toBe(1);
  expect(await testEnvironment.count('idempotency_key')).toBe(1);
});

test('simultaneous calls with one key make one report', async () => {
  const as = subscriber();
  const headers = { 'idempotency-key': newId() };
  const body = { name: 'Fabiana Teles', birthDate: '1990-01-01' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => reports.send(createPersonalReport, { as, headers, body })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await listReportsOf(reports, as)).counters.total).toBe(1);
  expect(await testEnvironment.count(`document WHERE input->>'name' = '${body.name}' AND attempts = 1`)).toBe(1);
});

test.each([
  [{ ...ana, name: '   ' }, 'NAME_EMPTY'],
  [{ ...ana, name: 'a'.repeat(300) }, 'NAME_TOO_LONG'],
  [{ ...ana, name: '12345' }, 'NAME_WITHOUT_LETTERS'],
  [{ ...ana, name: 'Ana Жук' }, 'NAME_LETTER_UNKNOWN'],
  [{ ...ana, birthDate: '1990-02-31' }, 'DATE_IMPOSSIBLE'],
  [{ ...ana, birthDate: '2999-01-01' }, 'DATE_IN_FUTURE'],
])('%j is refused and leaves nothing', async (body, error) => {
  const before = [
    await testEnvironment.count('document'),
    await testEnvironment.count('report'),
    await testEnvironment.count('outbox_event'),
  ];
  const answer = await reports.send(createPersonalReport, { as: subscriber(), body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, error, data: { issues: [expect.anything()] } });
  const after = [
    await testEnvironment.count('document'),
    await testEnvironment.count('report'),
    await testEnvironment.count('outbox_event'),
  ];
  expect(after).toEqual(before);
});

test('prints a name that looks like code as text', async () => {
  const name = '<script>alert(1)</script> {{7*7}} <%= 7*7 %> Zé';
  const answer = await reports.send(createPersonalReport, { as: subscriber(), body: { ...ana, name } });
  expect(answer.status).toBe(200);
  const { text } = await readPdf(answer.bytes);
  expect(text.includes(name)).toBe(true);
});

test('leaves no unfinished file in the store', async () => {
  await reports.idle();
  expect(await readdir(`${testEnvironment.fileStoreDir}/.unfinished`)).toEqual([]);
});
