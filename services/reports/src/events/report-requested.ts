import type { EventHandlers } from '@sefira/messaging/consumer';
import type { ReportsContext, Transaction } from '../context.ts';
import { findDocument, reopenDocument } from '../data/documents.ts';
import { backgroundPriority } from '../domain/queue-order.ts';

/** Puts the document on the render queue; one job a document, a waiting person's before the others. */
export function onReportRequested(context: ReportsContext): EventHandlers<'reports', Transaction>['report.requested'] {
  return async ({ payload, requestId }, { transaction }) => {
    const { documentId, waiting } = payload;
    const document = await findDocument(transaction, documentId);
    if (!document || document.state === 'stored') return;
    // A replayed dead letter asks for a document that failed.
    if (document.state === 'failed') await reopenDocument(transaction, documentId, context.clock());
    const priority = waiting ? {} : { priority: backgroundPriority };
    await context.renderQueue.enqueue(documentId, { documentId }, { requestId, ...priority });
    if (waiting) await context.renderQueue.expedite(documentId);
  };
}
