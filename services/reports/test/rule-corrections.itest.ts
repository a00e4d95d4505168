import { createPersonalReport, reportAccepted } from '@sefira/contracts/reports/orders';
import { listReports, readReportContent, redoReport } from '@sefira/contracts/reports/reports';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { RuleCorrection } from '@sefira/numerology/rules/rule-corrections';
import { type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openContext, type ReportsContext } from '../src/context.ts';
import { definition } from '../src/definition.ts';
import { startServer } from '../src/server.ts';
import { offerCorrections } from '../src/use-cases/corrections/offer-corrections.ts';
import { ana, createReportsFixture, type ReportsFixture, subscriber } from './support/reports-fixture.ts';

/** docs/decisions/0043-report-corrections.md: a corrected rule set, its new version played by one with an option. */
const correction: RuleCorrection = {
  id: 'teste-momentos',
  from: 'cabalistica@1',
  to: 'cabalistica@1+momentos-partes',
  date: '2026-11-23',
  title: 'momentos por partes',
  statement: 'Os momentos passam a somar as partes reduzidas.',
  rules: ['momentosDecisivos'],
};
/** Her moments are the same by digits and by parts. */
const bia = { name: 'Bia Lima', birthDate: '2000-01-01' };

const stack = new AsyncDisposableStack();
let testEnvironment: ReportsFixture;
let reports: ServiceUnderTest;
let context: ReportsContext;

beforeAll(async () => {
  testEnvironment = stack.use(await createReportsFixture());
  const environment = { ...testEnvironment.reportsEnvironment, REPORT_WAIT_SECONDS: '0', ROLE: 'http' };
  const corrected: typeof definition = {
    ...definition,
    start: (settings, options) => {
      context = { ...openContext(settings, options), ruleCorrections: [correction] };
      return startServer(context);
    },
  };
  reports = stack.use(await startService(corrected, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

const search = () => offerCorrections(context, new AbortController().signal);

async function newReport(as: Identity, body: { name: string; birthDate: string; system?: string }): Promise<string> {
  const made = await reports.send(createPersonalReport, { as, body });
  return z.parse(reportAccepted, made.body).data.reportId;
}

async function contentOf(as: Identity, id: string) {
  const answer = await reports.send(readReportContent, { as, params: { id } });
  return z.parse(readReportContent.response, answer.body).data;
}

async function eventsOf(as: Identity) {
  const { rows } = await testEnvironment.database.query(
    `SELECT payload FROM reports.outbox_event WHERE name = 'report.rule_corrected' AND payload->>'userId' = $1`,
    [as.subject],
  );
  return rows.map(({ payload }) => payload);
}

const momentsOf = ({ content }: Awaited<ReturnType<typeof contentOf>>) =>
  content.kind === 'personal' ? [content.result.map.ruleSet, content.result.map.momentosDecisivos] : null;

test('offers a corrected rule once, and only for reports with other results', async () => {
  const [changed, equal] = [subscriber(), subscriber()];
  const id = await newReport(changed, ana);
  const other = await newReport(changed, { ...ana, system: 'pitagorica' });
  await newReport(equal, bia);
  await search();
  await search();
  expect(await eventsOf(changed)).toMatchObject([
    { reportId: id, correctionId: correction.id, title: correction.title },
  ]);
  expect(await eventsOf(equal)).toEqual([]);
  const { title, statement } = correction;
  expect((await contentOf(changed, id)).ruleCorrection).toEqual({ title, statement });
  expect((await contentOf(changed, other)).ruleCorrection).toBeNull();
  const { items } = z.parse(listReports.response, (await reports.send(listReports, { as: changed })).body).data;
  expect(items.map((item) => [item.id, item.hasCorrectedRule])).toEqual([
    [other, false],
    [id, true],
  ]);
});

test('offers the corrections of further reports after one that cannot be read', async () => {
  const [broken, whole] = [subscriber(), subscriber()];
  const id = await newReport(broken, { name: 'Caio Prado', birthDate: '1991-03-09' });
  await testEnvironment.database.query(
    `UPDATE reports.document SET input = '{}' WHERE id = (SELECT document_id FROM reports.report WHERE id = $1)`,
    [id],
  );
  const next = await newReport(whole, ana);
  await search();
  expect(await eventsOf(broken)).toEqual([]);
  expect(await eventsOf(whole)).toMatchObject([{ reportId: next }]);
});

test('makes the report again under the corrected rule: by its owner, once, without a charge', async () => {
  const [as, stranger] = [subscriber(), subscriber()];
  const id = await newReport(as, ana);
  expect((await reports.send(redoReport, { as, params: { id } })).status).toBe(409);
  await search();
  expect((await reports.send(redoReport, { as: stranger, params: { id } })).status).toBe(404);
  expect(momentsOf(await contentOf(as, id))).toEqual(['cabalistica@1', [4, 4, 8, 22]]);
  // No billing runs beside this test: a charge would fail.
  const answers = await Promise.all(Array.from({ length: 3 }, () => reports.send(redoReport, { as, params: { id } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
  const again = await contentOf(as, id);
  expect(momentsOf(again)).toEqual([correction.to, [4, 4, 8, 4]]);
  expect(again.ruleCorrection).toBeNull();
  await search();
  expect(await eventsOf(as)).toHaveLength(1);
});
