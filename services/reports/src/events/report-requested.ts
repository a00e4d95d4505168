import type { EventDelivery } from '@sefira/messaging/consumer';
import { appendEvent } from '@sefira/messaging/outbox';
import type { ReportsContext } from '../context.ts';
import { countOrderedBefore, findDocument, reopenDocument } from '../data/documents.ts';
import { renderPriority } from '../domain/queue-order.ts';

/** Puts the document on the render queue, fair by owner; one job a document. */
export async function onReportRequested({
  event,
  transaction,
  context,
}: EventDelivery<'report.requested', ReportsContext>): Promise<void> {
  const { payload, requestId } = event;
  const { documentId, userId, waiting, isGuest = false } = payload;
  const document = await findDocument(transaction, documentId);
  if (!document || document.state === 'stored') return;
  if (document.state === 'failed') {
    // A replayed dead letter. A job added here could start before the commit that opens the document again, so the outbox
    // requests it afterwards.
    await reopenDocument(transaction, documentId, context.clock());
    await appendEvent(transaction, context.schema, 'report.requested', payload, requestId);
    return;
  }
  const ahead = await countOrderedBefore(transaction, userId, documentId);
  const priority = renderPriority({ waiting, isGuest, ahead });
  await context.renderQueue.enqueue(documentId, { documentId }, { requestId, priority });
  if (waiting) await context.renderQueue.expedite(documentId, priority);
}
