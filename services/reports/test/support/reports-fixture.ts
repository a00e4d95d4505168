import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listReports } from '@sefira/contracts/reports/reports';
import type { EventPayload } from '@sefira/contracts/shared/events';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { definition as numerologyDefinition } from '@sefira/numerology-service/definition';
import { newId } from '@sefira/platform/time/identifiers';
import { browser } from '@sefira/testing/browser';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import * as z from 'zod/mini';

/** A test environment with a folder for files and a Chromium. */
export interface ReportsFixture extends TestEnvironment {
  readonly fileStoreDir: string;
  readonly numerology: ServiceUnderTest;
  /** Variables of the reports service on top of the testEnvironment's. */
  readonly reportsEnvironment: Readonly<Record<string, string>>;
  /** Publishes an event as numerology would; the same id is the same event. */
  publishAnalysis(payload: Partial<EventPayload<'analysis.completed'>>, id?: string): Promise<void>;
  count(from: string): Promise<number>;
}

export const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

/** A caller with a plan that includes every analysis, because no billing runs beside these tests. */
export const subscriber = () => person(newId(), { plan: 'professional' });

export type ReportList = RouteAnswer<typeof listReports>['data'];

/** A page of a caller's reports. */
export async function listReportsOf(
  reports: ServiceUnderTest,
  as: ReturnType<typeof subscriber>,
  query: Record<string, string> = {},
): Promise<ReportList> {
  const { body } = await reports.send(listReports, { as, query });
  return z.parse(listReports.response, body).data;
}

export async function createReportsFixture(): Promise<ReportsFixture> {
  await using opened = new AsyncDisposableStack();
  const testEnvironment = opened.use(await createTestEnvironment());
  const fileStoreDir = await mkdtemp(path.join(tmpdir(), 'sefira-reports-'));
  opened.defer(() => rm(fileStoreDir, { recursive: true, force: true }));
  const chromium = await browser();
  const numerology = opened.use(
    await startService(numerologyDefinition, testEnvironment, { environment: { BILLING_URL: 'http://127.0.0.1:9' } }),
  );
  const stack = opened.move();
  return {
    ...testEnvironment,
    fileStoreDir,
    numerology,
    reportsEnvironment: {
      NODE_ENV: 'test',
      FILE_STORE_DIR: fileStoreDir,
      FILE_LINK_KEY: randomBytes(32).toString('base64url'),
      NUMEROLOGY_URL: numerology.running.url,
      USER_URL: 'http://127.0.0.1:9',
      RENDER_CONCURRENCY: '2',
      // These tests measure no time, so a busy machine may take longer.
      REPORT_WAIT_SECONDS: '120',
      CHROMIUM_PATH: chromium.executablePath,
      CHROMIUM_SANDBOX: String(chromium.sandbox),
      CHROMIUM_ENVIRONMENT: JSON.stringify(chromium.environment),
    },
    async publishAnalysis(payload, id = newId()) {
      const event = {
        analysisId: newId(),
        userId: newId(),
        kind: 'personal',
        title: 'Mapa pessoal',
        input: ana,
        system: 'cabalistica',
        referenceDate: '2026-11-21',
        completedAt: '2026-11-21T12:00:00.000Z',
        ...payload,
      };
      // The relay of any outbox publishes to all subscribers of an event.
      await testEnvironment.database.query(
        `INSERT INTO reports.outbox_event (id, name, payload) VALUES ($1, 'analysis.completed', $2)
         ON CONFLICT (id) DO UPDATE SET published_at = NULL`,
        [id, event],
      );
    },
    async count(from) {
      const { rows } = await testEnvironment.database.query(`SELECT count(*)::int AS count FROM reports.${from}`);
      return rows[0].count;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
