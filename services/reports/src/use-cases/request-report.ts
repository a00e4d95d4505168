import { appendEvent } from '@sefira/messaging/outbox';
import { newId } from '@sefira/platform/time/identifiers';
import type { Transaction } from '../context.ts';
import { contentKeyOf, type Document, obtainDocument } from '../data/documents.ts';
import {
  findReportOfAnalysis,
  findReportOfContent,
  findReportOfDocument,
  insertReport,
  type ReportWithDocument,
  updateReport,
} from '../data/reports.ts';
import type { DocumentContent, DocumentSubject } from '../domain/document-content.ts';
import type { ReportDescription } from '../domain/report-description.ts';
import { type RenderOrder, requestRender } from './request-render.ts';

export interface ReportRequest extends RenderOrder {
  readonly userId: string;
  /** The analysis that the report follows; null for a report without one. */
  readonly analysisId: string | null;
  readonly content: DocumentContent;
  readonly description: ReportDescription;
}

/**
 * The person's report of a content: their entry of it, or a new one, on the document of that content.
 * An unrendered document is requested, a stored one is published as completed, all in the caller's transaction.
 */
export async function requestReport(transaction: Transaction, request: ReportRequest): Promise<ReportWithDocument> {
  const { content, now } = request;
  const document = await obtainDocument(
    transaction,
    content,
    contentKeyOf(content),
    { id: newId(), orderedBy: request.userId },
    now,
  );
  const known = await findKnownReport(transaction, request, document.id);
  if (known) {
    await requestRender(transaction, request, known.document, known.userId);
    return known;
  }
  const { insights, ...description } = request.description;
  const report = await insertReport(transaction, {
    ...description,
    insights: [...insights],
    id: newId(),
    userId: request.userId,
    analysisId: request.analysisId,
    documentId: document.id,
    createdAt: now,
  });
  if (document.state === 'stored') await publishCompletion(transaction, request.schema, report, document, now);
  else await requestRender(transaction, request, document, report.userId);
  return report;
}

/** A person's own entry of a content with a stored file. */
export async function findRenderedReport(
  transaction: Transaction,
  userId: string,
  content: DocumentContent,
): Promise<ReportWithDocument | null> {
  return findReportOfContent(transaction, userId, contentKeyOf(content), 'stored');
}

/** An analysis has one entry; an entry requested before its event arrived becomes that entry. */
async function findKnownReport(
  transaction: Transaction,
  { userId, analysisId, schema, now }: ReportRequest,
  documentId: string,
): Promise<ReportWithDocument | null> {
  if (analysisId === null) return findReportOfDocument(transaction, { userId, documentId });
  const ofAnalysis = await findReportOfAnalysis(transaction, userId, analysisId);
  if (ofAnalysis) return ofAnalysis;
  const unlinked = await findReportOfDocument(transaction, { userId, documentId, isUnlinked: true });
  if (!unlinked) return null;
  const linked = await updateReport(transaction, unlinked.id, { analysisId });
  if (linked.document.state === 'stored') await publishCompletion(transaction, schema, linked, linked.document, now);
  return linked;
}

/** Requests the document of a report, and puts a deleted report back into the list. */
export async function requestReportAgain(
  transaction: Transaction,
  order: RenderOrder,
  report: ReportWithDocument,
): Promise<ReportWithDocument> {
  await requestRender(transaction, order, report.document, report.userId);
  return report.deletedAt ? updateReport(transaction, report.id, { deletedAt: null }) : report;
}

async function publishCompletion(
  transaction: Transaction,
  schema: string,
  report: ReportWithDocument,
  document: Document,
  now: Date,
): Promise<void> {
  const { id: reportId, userId, analysisId, title } = report;
  const completed = { reportId, userId, analysisId, title, pages: document.pages ?? 0, completedAt: now.toISOString() };
  await appendEvent(transaction, schema, 'report.completed', completed, null);
}

/** Gives a report another content: it stays in its place of the list, loses its rating, and stores the first input. */
export async function replaceContent(
  transaction: Transaction,
  order: RenderOrder,
  report: ReportWithDocument,
  { content, description }: Pick<ReportRequest, 'content' | 'description'>,
  firstInput: DocumentSubject['input'],
): Promise<ReportWithDocument> {
  const document = await obtainDocument(
    transaction,
    content,
    contentKeyOf(content),
    { id: newId(), orderedBy: report.userId },
    order.now,
  );
  const { insights, ...words } = description;
  const changed = await updateReport(transaction, report.id, {
    ...words,
    insights: [...insights],
    documentId: document.id,
    firstInput: { ...firstInput },
    rating: null,
  });
  if (document.state === 'stored') await publishCompletion(transaction, order.schema, changed, document, order.now);
  else await requestRender(transaction, order, document, changed.userId);
  return changed;
}
