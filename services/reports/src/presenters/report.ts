import { reportStep } from '@sefira/contracts/reports/progress';
import { type ReportSummary, reportType } from '@sefira/contracts/reports/reports';
import * as z from 'zod/mini';
import type { ReportWithDocument } from '../data/reports.ts';
import { documentStates, failureMessage, type ReportStatus, statusOf } from '../domain/document-state.ts';

const documentState = z.enum(documentStates);

/** Status of a report's PDF. */
function presentStatus(report: ReportWithDocument): ReportStatus {
  return statusOf(z.parse(documentState, report.document.state));
}

/** A report as its owner's screens see it. */
export function presentReport(report: ReportWithDocument): ReportSummary {
  const { document } = report;
  const status = presentStatus(report);
  return {
    id: report.id,
    analysisId: report.analysisId,
    title: report.title,
    type: z.parse(reportType, report.type),
    date: report.createdAt.toISOString(),
    status,
    step: z.parse(reportStep, document.step),
    progress: document.progress,
    pages: status === 'completed' ? document.pages : null,
    summary: report.summary,
    insights: report.insights,
    rating: report.rating,
    failureReason: status === 'failed' ? failureMessage : null,
  };
}
