import type { Identity } from '@sefira/contracts/shared/identity';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ReportsContext } from '../../context.ts';
import { countCorrection, findReport, type ReportWithDocument } from '../../data/reports.ts';
import {
  type Correction,
  correctableUntil,
  corrected,
  correctionsLeft,
  isSamePerson,
} from '../../domain/correction.ts';
import { documentSubject } from '../../domain/document-content.ts';
import { editionOf } from '../../domain/template-versions.ts';
import { requireOwn } from '../../policies.ts';
import { orderedContent } from '../ordered-content.ts';
import { orderOf } from '../pdf-call.ts';
import { replaceContent } from '../request-report.ts';

/**
 * Corrects a name or a date of one person of a report and requests its document again (docs/decisions/0043-report-corrections.md).
 * @throws DomainError NOT_FOUND, CORRECTION_CLOSED, CORRECTION_LIMIT_REACHED, CORRECTION_OF_ANOTHER_PERSON
 */
export async function correctReportData(
  context: ReportsContext,
  { identity, requestId }: { readonly identity: Identity; readonly requestId: string },
  id: string,
  correction: Correction,
): Promise<ReportWithDocument> {
  const now = context.clock();
  return inTransaction(context, async (transaction) => {
    const found = requireOwn(identity, await findReport(transaction, id));
    if (correctableUntil(found) <= now) throw new DomainError('CORRECTION_CLOSED');
    // Counting locks the row: of two corrections at once the second sees what the first one did.
    const report = await countCorrection(transaction, found.id);
    if (correctionsLeft({ ...report, corrections: report.corrections - 1 }) === 0) {
      throw new DomainError('CORRECTION_LIMIT_REACHED');
    }
    const { document } = report;
    const current = documentSubject.parse(document);
    const subject = corrected(current, correction);
    if (!subject) throw new DomainError('NOT_FOUND', { message: 'Não há essa pessoa no relatório.' });
    const first = documentSubject.parse({ kind: document.kind, input: report.firstInput ?? document.input });
    if (!isSamePerson(first, subject)) throw new DomainError('CORRECTION_OF_ANOTHER_PERSON');
    const { referenceDate, brand, templateVersion, ruleSet: system } = document;
    const edition = editionOf(templateVersion);
    const ordered = orderedContent(subject, { referenceDate, brand, system, edition }, now);
    const order = { ...orderOf(context, { identity, requestId }), waiting: true };
    return replaceContent(transaction, order, report, ordered, first.input);
  });
}
