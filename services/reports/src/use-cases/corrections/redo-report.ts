import type { Identity } from '@sefira/contracts/shared/identity';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ReportsContext } from '../../context.ts';
import { findReport, type ReportWithDocument } from '../../data/reports.ts';
import { useOffer } from '../../data/rule-corrections.ts';
import { documentSubject } from '../../domain/document-content.ts';
import { editionOf } from '../../domain/template-versions.ts';
import { requireOwn } from '../../policies.ts';
import { orderedContent } from '../ordered-content.ts';
import { orderOf } from '../pdf-call.ts';
import { replaceContent } from '../request-report.ts';

/**
 * Makes a report again under the corrected rule that it was offered: once, at no cost. Day, brand and edition stay.
 * @throws DomainError NOT_FOUND; CONFLICT without an unused offer
 */
export async function redoReport(
  context: ReportsContext,
  { identity, requestId }: { readonly identity: Identity; readonly requestId: string },
  id: string,
): Promise<ReportWithDocument> {
  const order = { ...orderOf(context, { identity, requestId }), waiting: true };
  return inTransaction(context, async (transaction) => {
    const report = requireOwn(identity, await findReport(transaction, id));
    const offer = await useOffer(transaction, report.id, order.now);
    if (!offer) throw new DomainError('CONFLICT', { message: 'Não há regra corrigida que mude este relatório.' });
    const { referenceDate, brand, templateVersion, kind, input } = report.document;
    const options = { referenceDate, brand, system: offer.ruleSet, edition: editionOf(templateVersion) };
    const ordered = orderedContent(documentSubject.parse({ kind, input }), options, order.now);
    const first = documentSubject.parse({ kind, input: report.firstInput ?? input });
    return replaceContent(transaction, order, report, ordered, first.input);
  });
}
