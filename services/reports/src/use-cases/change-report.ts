import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ReportsContext } from '../context.ts';
import { findReport, type ReportWithDocument, updateReport } from '../data/reports.ts';
import { searchTextOf } from '../domain/report-description.ts';
import { requireOwn } from '../policies.ts';
import { orderOf } from './pdf-call.ts';
import { requestAgain } from './request-render.ts';

/** Renders a failed report again. @throws DomainError NOT_FOUND, CONFLICT for any other report */
export async function retryReport(
  context: ReportsContext,
  call: { readonly identity: Identity; readonly requestId: string },
  id: string,
): Promise<ReportWithDocument> {
  return inTransaction(context, async (transaction) => {
    const report = requireOwn(call.identity, await findReport(transaction, id));
    const order = { ...orderOf(context, call), waiting: true };
    const isRequested =
      report.document.state === 'failed' && (await requestAgain(transaction, order, report.documentId, report.userId));
    if (!isRequested) throw new DomainError('CONFLICT', { message: 'Só um relatório que falhou pode ser refeito.' });
    return requireOwn(call.identity, await findReport(transaction, report.id));
  });
}

/** @throws DomainError NOT_FOUND, REPORT_NOT_READY */
export async function rateReport(
  context: ReportsContext,
  identity: Identity,
  id: string,
  rating: number | null,
): Promise<ReportWithDocument> {
  const client = clientOf(context);
  const report = requireOwn(identity, await findReport(client, id));
  if (report.document.state !== 'stored') throw new DomainError('REPORT_NOT_READY');
  return updateReport(client, report.id, { rating });
}

/** @throws DomainError NOT_FOUND */
export async function renameReport(
  context: ReportsContext,
  identity: Identity,
  id: string,
  title: string,
): Promise<ReportWithDocument> {
  const client = clientOf(context);
  const report = requireOwn(identity, await findReport(client, id));
  return updateReport(client, report.id, { title, searchText: searchTextOf(title, report.summary) });
}

/** Removes a report from the list. @throws DomainError NOT_FOUND */
export async function removeReport(context: ReportsContext, identity: Identity, id: string): Promise<void> {
  const client = clientOf(context);
  const report = requireOwn(identity, await findReport(client, id));
  await updateReport(client, report.id, { deletedAt: context.clock() });
}
