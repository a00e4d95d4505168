import type { EventHandlers } from '@sefira/messaging/consumer';
import { appendEvent } from '@sefira/messaging/outbox';
import type { ReportsContext, Transaction } from '../context.ts';
import { findDocument, reopenDocument } from '../data/documents.ts';
import { backgroundPriority } from '../domain/queue-order.ts';

/** Puts the document on the render queue; one job a document, a waiting person's before the others. */
export function onReportRequested(context: ReportsContext): EventHandlers<'reports', Transaction>['report.requested'] {
  return async ({ payload, requestId }, { transaction }) => {
    const { documentId, waiting } = payload;
    const document = await findDocument(transaction, documentId);
    if (!document || document.state === 'stored') return;
    if (document.state === 'failed') {
      // A replayed dead letter. A job ordered here could start before the commit that opens the document again, so the
      // outbox orders it afterwards.
      await reopenDocument(transaction, documentId, context.clock());
      await appendEvent(transaction, context.schema, 'report.requested', payload, requestId);
      return;
    }
    const priority = waiting ? {} : { priority: backgroundPriority };
    await context.renderQueue.enqueue(documentId, { documentId }, { requestId, ...priority });
    if (waiting) await context.renderQueue.expedite(documentId);
  };
}
