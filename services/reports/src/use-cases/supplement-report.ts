import { inTransaction } from '@sefira/database/access';
import type { ReportsContext } from '../context.ts';
import type { ReportWithDocument } from '../data/reports.ts';
import {
  type ChosenName,
  type Dedication,
  type DocumentSubject,
  documentSubject,
  isSameSubject,
  tidySubject,
} from '../domain/document-content.ts';
import { type Edition, editionOf } from '../domain/template-versions.ts';
import { orderedContent } from './ordered-content.ts';
import { orderOf, type PdfCall } from './pdf-call.ts';
import { replaceContent } from './request-report.ts';

/** What a request adds to a report of an analysis. */
export interface Supplement {
  /** Page that a complete personal map gets when it is a gift. */
  readonly dedication?: Dedication | undefined;
  /** Short list of a baby's names, each with a page. */
  readonly chosen?: readonly ChosenName[] | undefined;
}

/**
 * Gives a complete personal map its dedication, or the names of a baby their short list; both stay with the report. The
 * report as it is without one, for a guest, or for any other kind or edition.
 */
export async function supplementReport(
  context: ReportsContext,
  call: Pick<PdfCall, 'identity' | 'requestId'>,
  report: ReportWithDocument,
  supplement: Supplement,
): Promise<ReportWithDocument> {
  const { referenceDate, brand, ruleSet, templateVersion, kind, input } = report.document;
  const edition = editionOf(templateVersion);
  const isGiven = supplement.dedication !== undefined || supplement.chosen !== undefined;
  if (!isGiven || call.identity.role === 'guest') return report;
  const current = documentSubject.parse({ kind, input });
  const subject = supplemented(current, edition, supplement);
  if (isSameSubject(current, subject)) return report;
  const order = orderOf(context, call);
  const ordered = orderedContent(subject, { referenceDate, brand, system: ruleSet, edition }, order.now);
  const first = documentSubject.parse({ kind, input: report.firstInput ?? input });
  return inTransaction(context, (transaction) => replaceContent(transaction, order, report, ordered, first.input));
}

function supplemented(subject: DocumentSubject, edition: Edition, { dedication, chosen }: Supplement): DocumentSubject {
  if (subject.kind === 'personal' && edition === 'complete' && dedication) {
    return tidySubject({ ...subject, input: { ...subject.input, dedication } });
  }
  if (subject.kind === 'baby' && chosen) {
    return tidySubject({ ...subject, input: { ...subject.input, chosen: [...chosen] } });
  }
  return subject;
}
