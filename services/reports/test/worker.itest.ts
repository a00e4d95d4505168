import { rm } from 'node:fs/promises';
import { printNames } from '@sefira/contracts/reports/names';
import { createPersonalReport } from '@sefira/contracts/reports/orders';
import { type ReportProgress, reportProgressChannel } from '@sefira/contracts/reports/progress';
import { downloadReport, linkReport, readFile, readReport, retryReport } from '@sefira/contracts/reports/reports';
import { replayDeadLetters } from '@sefira/messaging/dead-letters/dead-letters';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { objectStorage } from '@sefira/testing/object-storage';
import { person, type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { definition } from '../src/definition.ts';
import { ana, createReportsFixture, type ReportsFixture, subscriber } from './support/reports-fixture.ts';

let stack: AsyncDisposableStack;
let testEnvironment: ReportsFixture;
let as: ReturnType<typeof person>;

beforeEach(async () => {
  stack = new AsyncDisposableStack();
  testEnvironment = stack.use(await createReportsFixture());
  as = subscriber();
});
afterEach(() => stack.disposeAsync());

// Each worker has a Chromium; the machine may be busy with other tests.
vi.setConfig({ testTimeout: 180_000 });
const longTimeout = { timeout: 180_000, interval: 10 };
/** Between two calls; more of them would take the processor from the worker they wait for. */
const statusInterval = 100;

async function http(environment: Readonly<Record<string, string>> = {}): Promise<ServiceUnderTest> {
  const settings = { ...testEnvironment.reportsEnvironment, CHROMIUM_PATH: '', ROLE: 'http', ...environment };
  return stack.use(await startService(definition, testEnvironment, { environment: settings }));
}

async function worker(environment: Readonly<Record<string, string>> = {}): Promise<ServiceUnderTest> {
  const settings = { ...testEnvironment.reportsEnvironment, ROLE: 'worker', ...environment };
  return stack.use(await startService(definition, testEnvironment, { environment: settings }));
}

/** Requests a report while no worker runs. */
async function accepted(reports: ServiceUnderTest, body = ana): Promise<string> {
  const answer = await reports.send(createPersonalReport, { as, body });
  expect(answer.status).toBe(202);
  expect(answer.body).toMatchObject({ success: true, data: { status: 'processing' } });
  return (answer.body as { data: { reportId: string } }).data.reportId;
}

const summary = async (reports: ServiceUnderTest, id: string) =>
  ((await reports.send(readReport, { as, params: { id } })).body as { data: Record<string, unknown> }).data;
const status = async (reports: ServiceUnderTest, id: string, expected: string) =>
  vi.waitFor(async () => expect(await summary(reports, id)).toMatchObject({ status: expected }), {
    ...longTimeout,
    interval: statusInterval,
  });
test('without a worker the response is 202; the report is rendered once a worker starts', async () => {
  const reports = await http({ REPORT_WAIT_SECONDS: '0' });
  const id = await accepted(reports);
  const early = await reports.send(downloadReport, { as, params: { id } });
  expect(early.status).toBe(409);
  expect(early.body).toMatchObject({ success: false, error: 'REPORT_NOT_READY' });
  expect((await reports.send(retryReport, { as, params: { id } })).status).toBe(409);

  const listener = new Redis(testEnvironment.redisUrl);
  stack.defer(() => listener.disconnect());
  const steps: string[] = [];
  listener.on('message', (_channel, message) => {
    const progress = JSON.parse(message) as ReportProgress;
    if (progress.reportId === id) steps.push(progress.step);
  });
  await listener.subscribe(reportProgressChannel);
  await worker();
  await status(reports, id, 'completed');
  await vi.waitFor(() => expect(steps.at(-1)).toBe('done'), longTimeout);
  const noticed = ['drawing', 'layout', 'saving'].filter((step) => steps.includes(step));
  expect(steps).toEqual(['calculating', ...noticed, 'done']);
  const pdf = await reports.send(downloadReport, { as, params: { id } });
  expect(pdf.status).toBe(200);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a closing process ends waiting calls with 202', async () => {
  const reports = await http();
  const asking = reports.send(createPersonalReport, { as, body: ana });
  await vi.waitFor(async () => expect(await testEnvironment.count('document')).toBe(1), longTimeout);
  await reports[Symbol.asyncDispose]();
  expect((await asking).status).toBe(202);
});

test('a failing report exhausts its attempts, is published, and renders after a retry or a replayed dead letter', async () => {
  const reports = await http();
  const broken = await worker({ CHROMIUM_PATH: '/bin/false' });
  const bodies = [ana, { ...ana, name: 'Beatriz Souza Lima' }];
  const answers = await Promise.all(bodies.map((body) => reports.send(createPersonalReport, { as, body })));
  const ids: string[] = [];
  for (const answer of answers) {
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ success: false, message: 'Erro ao gerar PDF. Tente novamente.' });
    const { reportId } = (answer.body as { data: { reportId: string } }).data;
    ids.push(reportId);
    expect(await summary(reports, reportId)).toMatchObject({
      status: 'failed',
      failureReason: 'Não foi possível preparar este relatório. Tente de novo em alguns instantes.',
    });
  }
  expect(await testEnvironment.count('document WHERE attempts = 5')).toBe(2);
  expect(await testEnvironment.count("outbox_event WHERE name = 'report.failed'")).toBe(2);
  expect(await testEnvironment.count("dead_letter WHERE queue = 'reports-render' AND reason LIKE '%Chromium%'")).toBe(
    2,
  );
  await broken[Symbol.asyncDispose]();

  const [first = '', second = ''] = ids;
  const retried = await reports.send(retryReport, { as, params: { id: first } });
  expect(retried.status).toBe(202);
  expect(retried.body).toMatchObject({ data: { status: 'processing', failureReason: null } });
  await worker();
  await status(reports, first, 'completed');
  expect(await summary(reports, second)).toMatchObject({ status: 'failed' });

  const redis = new Redis(testEnvironment.redisUrl, { maxRetriesPerRequest: null });
  stack.defer(() => redis.disconnect());
  const logger = createLogger({ service: 'test', level: 'silent' });
  const { QUEUE_PREFIX: queuePrefix = '' } = testEnvironment.environment('reports');
  const letters = { pool: testEnvironment.database, schema: 'reports', redis, queuePrefix, logger };
  expect(await replayDeadLetters(letters)).toBe(2);
  expect(await replayDeadLetters(letters)).toBe(0);
  await status(reports, second, 'completed');
  await reports.idle();
  expect(await testEnvironment.count("outbox_event WHERE name = 'report.completed'")).toBe(2);
});

test('an unavailable file store is no failed attempt; then the report is stored and its link leads to the store', async () => {
  const storage = stack.use(await objectStorage());
  storage.setAvailable(false);
  const publicEndpoint = { S3_PUBLIC_ENDPOINT: storage.variables.S3_ENDPOINT };
  const reports = await http({ ...storage.variables, ...publicEndpoint, REPORT_WAIT_SECONDS: '0' });
  const id = await accepted(reports);
  await worker(storage.variables);
  const postponed = "document WHERE state = 'queued' AND failure_reason IS NOT NULL AND attempts = 0 AND failures = 0";
  await vi.waitFor(async () => expect(await testEnvironment.count(postponed)).toBe(1), longTimeout);
  expect(await summary(reports, id)).toMatchObject({ status: 'processing' });
  storage.setAvailable(true);
  await status(reports, id, 'completed');
  await reports.idle();
  expect(storage.objects.size).toBe(1);
  expect(await testEnvironment.count("outbox_event WHERE name = 'report.completed'")).toBe(1);
  expect(await testEnvironment.count('dead_letter')).toBe(0);
  const { body } = await reports.send(linkReport, { as, params: { id } });
  const token = linkReport.response.parse(body).data.url.split('/').at(-1) ?? '';
  const linked = await reports.send(readFile, { params: { token } });
  expect(linked.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // The redirection was followed: these headers are the store's.
  expect(linked.headers.get('content-disposition')).toMatch(/^attachment;.+\.pdf/);
  expect(linked.headers.get('x-robots-tag')).toBeNull();
});

test('a document with a waiting call is rendered before one without', async () => {
  const reports = await http({ REPORT_WAIT_SECONDS: '0' });
  const bulk = Array.from({ length: 6 }, (_, index) => ({ ...ana, name: `Pessoa ${'ABCDEF'[index]}` }));
  for (const input of bulk) await testEnvironment.publishAnalysis({ input });
  const broken = await worker({ CHROMIUM_PATH: '/bin/false', RENDER_CONCURRENCY: '1' });
  await vi.waitFor(async () => expect(await testEnvironment.count('document')).toBe(6), longTimeout);
  await broken[Symbol.asyncDispose]();
  const id = await accepted(reports, { ...ana, name: 'Quem Espera' });
  await worker({ RENDER_CONCURRENCY: '1' });
  await status(reports, id, 'completed');
  expect(await testEnvironment.count("document WHERE state = 'stored'")).toBeLessThan(7);
});

test("renders a customer's document before guests', and the first of each guest before a second one", async () => {
  const reports = await http({ REPORT_WAIT_SECONDS: '0' });
  const [customer, greedy, modest] = [
    person(newId()),
    person(newId(), { role: 'guest' }),
    person(newId(), { role: 'guest' }),
  ];
  const order = async (caller: typeof customer, title: string) => {
    const body = { title, columns: ['Nome'], rows: [['Célia']] };
    expect((await reports.send(printNames, { body, as: caller })).status).toBe(504);
  };
  for (const title of ['greedy 1', 'greedy 2', 'greedy 3', 'greedy 4']) await order(greedy, title);
  await order(modest, 'modest 1');
  await order(customer, 'customer 1');
  await order(customer, 'customer 2');
  await worker({ RENDER_CONCURRENCY: '1' });
  await vi.waitFor(
    async () => expect(await testEnvironment.count("document WHERE state = 'stored'")).toBe(7),
    longTimeout,
  );
  const { rows } = await testEnvironment.database.query(
    "SELECT input ->> 'title' AS title, ordered_by FROM reports.document ORDER BY finished_at",
  );
  expect(rows.map(({ title }) => title)).toEqual([
    'customer 1',
    'customer 2',
    'greedy 1',
    'modest 1',
    'greedy 2',
    'greedy 3',
    'greedy 4',
  ]);
  expect(rows.every(({ ordered_by }) => ordered_by === null)).toBe(true);
});

test('renders a stored report with a missing file again', async () => {
  const reports = await http();
  await worker();
  expect((await reports.send(createPersonalReport, { as, body: ana })).status).toBe(200);
  const { rows } = await testEnvironment.database.query('SELECT id FROM reports.report');
  const params = { id: rows[0].id };
  await rm(`${testEnvironment.fileStoreDir}/reports`, { recursive: true });
  expect((await reports.send(downloadReport, { as, params })).body).toMatchObject({ error: 'REPORT_NOT_READY' });
  expect((await reports.send(createPersonalReport, { as, body: ana })).status).toBe(200);
  expect((await reports.send(downloadReport, { as, params })).status).toBe(200);
});

test('several guests never fill all places of a worker', async () => {
  const reports = await http({ REPORT_WAIT_SECONDS: '0' });
  const guests = Array.from({ length: 8 }, () => person(newId(), { role: 'guest' }));
  const rows = Array.from({ length: 400 }, (_, index) => [`Nome ${index}`]);
  for (const [index, guest] of guests.entries()) {
    const body = { title: `guest ${index}`, columns: ['Nome'], rows };
    expect((await reports.send(printNames, { body, as: guest })).status).toBe(504);
  }
  await worker({ RENDER_CONCURRENCY: '2' });
  const inState = (state: string) => testEnvironment.count(`document WHERE state = '${state}'`);
  let most = 0;
  await vi.waitFor(async () => {
    most = Math.max(most, await inState('rendering'));
    expect(await inState('stored')).toBeGreaterThan(2);
  }, longTimeout);
  expect(most).toBe(1);
  const id = await accepted(reports);
  await status(reports, id, 'completed');
});

test('a document of a suspended account is not rendered, and can be requested again afterwards', async () => {
  const reports = await http({ REPORT_WAIT_SECONDS: '0' });
  const id = await accepted(reports);
  await testEnvironment.database.query(
    'INSERT INTO reports.account_standing (user_id, is_closed, changed_at) VALUES ($1, true, now())',
    [as.subject],
  );
  const worked = await worker();
  await status(reports, id, 'failed');
  // The event of the analysis requests the document too; it would open the failed one after the account is open again.
  await testEnvironment.numerology.idle();
  await worked.idle();
  expect(await testEnvironment.count("outbox_event WHERE name IN ('report.completed', 'report.failed')")).toBe(0);
  await testEnvironment.database.query('UPDATE reports.account_standing SET is_closed = false');
  expect((await reports.send(retryReport, { as, params: { id } })).status).toBe(202);
  await status(reports, id, 'completed');
});
