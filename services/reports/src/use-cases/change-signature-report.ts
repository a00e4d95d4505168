import type { EventPayload } from '@sefira/contracts/shared/events';
import type { ReportsContext, Transaction } from '../context.ts';
import { currentBrand } from '../data/brands.ts';
import { findReportOfAnalysis } from '../data/reports.ts';
import { documentSubject } from '../domain/document-content.ts';
import { contentOf } from '../domain/report-content.ts';
import { replaceContent, requestReport } from './request-report.ts';

/**
 * Gives the report of an analysis of signatures its new trials, typeface and drawing. Corrected names and dates stay, an
 * earlier change that arrives later is ignored, and a change that arrives before the analysis makes its report.
 */
export async function changeSignatureReport(
  transaction: Transaction,
  { schema, clock }: Pick<ReportsContext, 'schema' | 'clock'>,
  { userId, analysisId, input, referenceDate, system }: EventPayload<'signature.changed'>,
  requestId: string | null,
): Promise<void> {
  const now = clock();
  const order = { schema, waiting: false, isGuest: false, requestId, now };
  const report = await findReportOfAnalysis(transaction, userId, analysisId);
  if (!report) {
    const brand = await currentBrand(transaction, userId);
    const subject = documentSubject.parse({ kind: 'signature', input });
    const ordered = contentOf(subject, { referenceDate, system, brand });
    await requestReport(transaction, { ...order, ...ordered, userId, analysisId });
    return;
  }
  const { document } = report;
  const current = documentSubject.parse(document);
  if (current.kind !== 'signature' || current.input.revision >= input.revision) return;
  const { trials, typeface, drawing, revision } = input;
  const subject = { ...current, input: { ...current.input, trials, typeface, drawing, revision } };
  const ordered = contentOf(subject, {
    referenceDate: document.referenceDate,
    system: document.ruleSet,
    brand: document.brand,
  });
  const first = documentSubject.parse({ kind: 'signature', input: report.firstInput ?? document.input });
  await replaceContent(transaction, order, report, ordered, first.input);
}
