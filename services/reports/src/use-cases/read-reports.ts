import { recomputeAnalysis } from '@sefira/contracts/numerology/internal';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import { readOwn } from '@sefira/messaging/own-reads';
import type { ReportsContext } from '../context.ts';
import { listPersonalReports, type PersonalReport } from '../data/owners.ts';
import { countReports, type ListFilter, listReports } from '../data/report-list.ts';
import { findReport, type ReportWithDocument } from '../data/reports.ts';
import { findOpenOffer, reportsWithOffer } from '../data/rule-corrections.ts';
import { correctableUntil, correctionsLeft } from '../domain/correction.ts';
import { documentSubject } from '../domain/document-content.ts';
import { requireOwn } from '../policies.ts';

/** A report of the caller. @throws DomainError NOT_FOUND */
export async function readReport(context: ReportsContext, identity: Identity, id: string): Promise<ReportWithDocument> {
  return requireOwn(identity, await findReport(clientOf(context), id));
}

/** A page of the caller's reports, with counters over all of them. */
export function readReports(context: ReportsContext, filter: ListFilter) {
  return readOwn(context, filter.userId, async ({ client }) => {
    const [found, counters] = await Promise.all([listReports(client, filter), countReports(client, filter.userId)]);
    const offered = await reportsWithOffer(
      client,
      found.map(({ id }) => id),
    );
    return { found, counters, offered };
  });
}

/** A report with its result, which numerology computes again from the document's input. @throws DomainError NOT_FOUND */
export async function readReportContent(
  context: ReportsContext,
  { identity, requestId }: { readonly identity: Identity; readonly requestId: string },
  id: string,
) {
  const report = await readReport(context, identity, id);
  const { ruleSet, referenceDate } = report.document;
  const { kind, input } = documentSubject.parse(report.document);
  const body = { kind, input: { ...input, email: null }, ruleSet, referenceDate };
  const { data } = await context.services.call(recomputeAnalysis, { body, requestId });
  const until = correctableUntil(report);
  const left = until > context.clock() ? correctionsLeft(report) : 0;
  return {
    report,
    content: data.content,
    correctableUntil: left > 0 ? until : null,
    correctionsLeft: left,
    offer: await findOpenOffer(clientOf(context), report.id),
    portraitOf: report.firstInput === null ? report.analysisId : null,
  };
}

/** All reports of a person, for the export of their data. */
export function readPersonalReports(context: ReportsContext, userId: string): Promise<PersonalReport[]> {
  return listPersonalReports(clientOf(context), userId);
}
