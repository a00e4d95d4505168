import { createPersonalReport, reportAccepted } from '@sefira/contracts/reports/orders';
import { correctReport, readReportContent } from '@sefira/contracts/reports/reports';
import { type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { ana, createReportsFixture, type ReportsFixture, subscriber } from './support/reports-fixture.ts';

/** docs/decisions/0043-report-corrections.md: at most two corrections of a report, only of the same person. */

const stack = new AsyncDisposableStack();
let testEnvironment: ReportsFixture;
let reports: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createReportsFixture());
  const environment = { ...testEnvironment.reportsEnvironment, REPORT_WAIT_SECONDS: '0', ROLE: 'http' };
  reports = stack.use(await startService(definition, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

async function newReport(edition: 'complete' | 'essential' = 'complete') {
  const as = subscriber();
  const made = await reports.send(createPersonalReport, { as, body: { ...ana, edition } });
  const params = { id: z.parse(reportAccepted, made.body).data.reportId };
  return {
    correct: (body: { name?: string; birthDate: string }) => reports.send(correctReport, { as, params, body }),
    async content() {
      const answer = await reports.send(readReportContent, { as, params });
      return z.parse(readReportContent.response, answer.body).data;
    },
  };
}

const typo = { name: 'Ana Celia Vasconselos', birthDate: ana.birthDate };
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error: string }).error];

test('corrects a report twice, and returns the corrections left', async () => {
  const report = await newReport();
  expect(await report.content()).toMatchObject({
    correctionsLeft: 2,
    correctableUntil: expect.any(String),
    portraitOf: expect.any(String),
  });
  expect((await report.correct(typo)).status).toBe(202);
  expect((await report.content()).portraitOf).toBe(null);
  expect(await report.content()).toMatchObject({ correctionsLeft: 1, content: { input: typo } });
  expect((await report.correct(ana)).status).toBe(202);
  expect(await report.content()).toMatchObject({ correctionsLeft: 0, correctableUntil: null });
  expect(refusal(await report.correct(typo))).toEqual([409, 'CORRECTION_LIMIT_REACHED']);
});

test('refuses another person, at once and step by step, and does not count the refusal', async () => {
  const report = await newReport();
  const stranger = { name: 'Caetano Veloso', birthDate: '1942-08-07' };
  expect(refusal(await report.correct(stranger))).toEqual([409, 'CORRECTION_OF_ANOTHER_PERSON']);
  const renamed = { name: stranger.name, birthDate: ana.birthDate };
  expect(refusal(await report.correct(renamed))).toEqual([409, 'CORRECTION_OF_ANOTHER_PERSON']);
  expect((await report.content()).correctionsLeft).toBe(2);
  expect((await report.correct({ ...ana, birthDate: '1942-08-07' })).status).toBe(202);
  const sister = { name: 'Ana Clara Vasconcelos', birthDate: '1942-08-07' };
  expect(refusal(await report.correct(sister))).toEqual([409, 'CORRECTION_OF_ANOTHER_PERSON']);
  expect((await report.content()).correctionsLeft).toBe(1);
});

test('of many simultaneous corrections two succeed', async () => {
  const report = await newReport();
  const answers = await Promise.all(Array.from({ length: 5 }, () => report.correct(typo)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 409, 409, 409]);
});

test('an edition without an analysis cannot be corrected', async () => {
  const report = await newReport('essential');
  expect(await report.content()).toMatchObject({ correctionsLeft: 0, correctableUntil: null });
  expect(refusal(await report.correct(typo))).toEqual([409, 'CORRECTION_LIMIT_REACHED']);
});
