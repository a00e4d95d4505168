import { inTransaction } from '@sefira/database/access';
import type { ReportsContext } from '../context.ts';
import type { ReportWithDocument } from '../data/reports.ts';
import { type Dedication, documentSubject, isSameSubject, tidySubject } from '../domain/document-content.ts';
import { editionOf } from '../domain/template-versions.ts';
import { orderedContent } from './ordered-content.ts';
import { orderOf, type PdfCall } from './pdf-call.ts';
import { replaceContent } from './request-report.ts';

/**
 * Gives a complete personal map its dedication, which stays with the report. The report as it is without one, for a guest,
 * or for any other kind or edition.
 */
export async function dedicateReport(
  context: ReportsContext,
  call: Pick<PdfCall, 'identity' | 'requestId'>,
  report: ReportWithDocument,
  dedication: Dedication | undefined,
): Promise<ReportWithDocument> {
  const { referenceDate, brand, ruleSet, templateVersion, kind, input } = report.document;
  const edition = editionOf(templateVersion);
  const isMap = kind === 'personal' && edition === 'complete';
  if (dedication === undefined || !isMap || call.identity.role === 'guest') return report;
  const current = documentSubject.parse({ kind, input });
  if (current.kind !== 'personal') return report;
  const subject = tidySubject({ ...current, input: { ...current.input, dedication } });
  if (isSameSubject(current, subject)) return report;
  const order = orderOf(context, call);
  const ordered = orderedContent(subject, { referenceDate, brand, system: ruleSet, edition }, order.now);
  const first = documentSubject.parse({ kind, input: report.firstInput ?? input });
  return inTransaction(context, (transaction) => replaceContent(transaction, order, report, ordered, first.input));
}
