import { appendEvent } from '@sefira/messaging/outbox';
import { newId } from '@sefira/platform/time/identifiers';
import type { Transaction } from '../context.ts';
import type { DocumentContent, DocumentSubject } from '../domain/document-content.ts';
import type { ReportDescription } from '../domain/report-description.ts';
import { contentKeyOf } from './content-key.ts';
import { type Document, obtainDocument, reopenDocument } from './documents.ts';
import {
  findReportOfAnalysis,
  findReportOfContent,
  findReportOfDocument,
  insertReport,
  type ReportWithDocument,
  updateReport,
} from './reports.ts';

export interface ReportRequest {
  readonly schema: string;
  readonly userId: string;
  /** The analysis that the report follows; null for a report without one. */
  readonly analysisId: string | null;
  readonly content: DocumentContent;
  readonly description: ReportDescription;
  /** Whether a call waits for it. */
  readonly waiting: boolean;
  readonly isGuest: boolean;
  readonly requestId: string | null;
  readonly now: Date;
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
    await orderDocument(transaction, request, known);
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
  else await orderDocument(transaction, request, report);
  return report;
}

/** A person's own entry of a content with a stored file. */
export async function findStoredReport(
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

export interface Order {
  readonly schema: string;
  readonly waiting: boolean;
  /** Guests' documents are queued behind customers'. */
  readonly isGuest: boolean;
  readonly requestId: string | null;
  readonly now: Date;
}

/** Requests the rendering of a queued or failed document; a waiting call moves it to the front. */
export async function orderDocument(transaction: Transaction, order: Order, report: ReportWithDocument): Promise<void> {
  const { document } = report;
  if (document.state === 'rendering' || document.state === 'stored') return;
  if (document.state === 'failed') await reopenDocument(transaction, document.id, order.now);
  await publishRequest(transaction, order, report);
}

/** Requests a document with a missing file, or a failed one, again. @returns false when it is being rendered */
export async function orderAgain(transaction: Transaction, order: Order, report: ReportWithDocument): Promise<boolean> {
  const isReopened = await reopenDocument(transaction, report.documentId, order.now);
  if (isReopened) await publishRequest(transaction, order, report);
  return isReopened;
}

async function publishRequest(transaction: Transaction, order: Order, report: ReportWithDocument): Promise<void> {
  const { id: reportId, documentId, userId } = report;
  const { schema, waiting, isGuest, requestId } = order;
  const requested = { reportId, documentId, userId, waiting, isGuest };
  await appendEvent(transaction, schema, 'report.requested', requested, requestId);
}

async function publishCompletion(
  transaction: Transaction,
  schema: string,
  report: ReportWithDocument,
  document: Document,
  now: Date,
): Promise<void> {
  const { id: reportId, userId, analysisId } = report;
  const completed = { reportId, userId, analysisId, pages: document.pages ?? 0, completedAt: now.toISOString() };
  await appendEvent(transaction, schema, 'report.completed', completed, null);
}

/** Gives a report another content: it stays in its place of the list, loses its rating, and stores the first input. */
export async function replaceContent(
  transaction: Transaction,
  order: Order,
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
  else await orderDocument(transaction, order, changed);
  return changed;
}
