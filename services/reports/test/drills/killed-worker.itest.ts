import { createPersonalReport } from '@sefira/contracts/reports/orders';
import { readReport } from '@sefira/contracts/reports/reports';
import { type person, type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { definition } from '../../src/definition.ts';
import { ana, createReportsFixture, type ReportsFixture, subscriber } from '../support/reports-fixture.ts';
import { anyAlive, startWorkerProcess } from '../support/worker-process.ts';

let stack: AsyncDisposableStack;
let testEnvironment: ReportsFixture;
let as: ReturnType<typeof person>;

beforeEach(async () => {
  stack = new AsyncDisposableStack();
  testEnvironment = stack.use(await createReportsFixture());
  as = subscriber();
});
afterEach(() => stack.disposeAsync());

// Processes are started and killed here, each with a Chromium.
vi.setConfig({ testTimeout: 180_000 });
const longTimeout = { timeout: 120_000, interval: 10 };

/** A service without a worker that answers at once. */
async function http(): Promise<ServiceUnderTest> {
  const environment = {
    ...testEnvironment.reportsEnvironment,
    CHROMIUM_PATH: '',
    ROLE: 'http',
    REPORT_WAIT_SECONDS: '0',
  };
  return stack.use(await startService(definition, testEnvironment, { environment }));
}

async function accepted(reports: ServiceUnderTest): Promise<string> {
  const answer = await reports.send(createPersonalReport, { as, body: ana });
  expect(answer.status).toBe(202);
  return (answer.body as { data: { reportId: string } }).data.reportId;
}

const completed = (reports: ServiceUnderTest, id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await reports.send(readReport, { as, params: { id } });
      expect(body).toMatchObject({ data: { status: 'completed' } });
    },
    { timeout: 120_000, interval: 100 },
  );
/** A document is rendered and nothing is left of the outbox: what a killed relay has claimed waits for the end of its lease. */
const rendering = () =>
  vi.waitFor(async () => {
    expect(await testEnvironment.count("document WHERE state = 'rendering'")).toBe(1);
    expect(await testEnvironment.count('outbox_event WHERE published_at IS NULL')).toBe(0);
  }, longTimeout);

test('a worker killed in the middle leaves no browser, and the next worker completes the report once', async () => {
  const reports = await http();
  const first = stack.use(startWorkerProcess(testEnvironment));
  const id = await accepted(reports);
  await rendering();
  // The document may be claimed before Chromium has started.
  await vi.waitFor(async () => expect(await first.descendants()).not.toEqual([]), longTimeout);
  const family = await first.kill();
  expect(family.length).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await anyAlive(family)).toBe(false), longTimeout);
  stack.use(startWorkerProcess(testEnvironment));
  await completed(reports, id);
  await reports.idle();
  expect(await testEnvironment.count("document WHERE state = 'stored' AND attempts > 1")).toBe(1);
  expect(await testEnvironment.count("outbox_event WHERE name = 'report.completed'")).toBe(1);
});

test('a worker killed in the middle and an emptied Redis lose no report', async () => {
  const reports = await http();
  const first = stack.use(startWorkerProcess(testEnvironment));
  const id = await accepted(reports);
  await rendering();
  await first.kill();
  const redis = new Redis(testEnvironment.redisUrl);
  await redis.flushdb();
  redis.disconnect();
  stack.use(startWorkerProcess(testEnvironment));
  await completed(reports, id);
  expect(await testEnvironment.count("outbox_event WHERE name = 'report.completed'")).toBe(1);
});
