import { enqueueJob } from '@sefira/messaging/outbox';
import type { Transaction } from '../context.ts';
import { countOrderedBefore, type Document, raisePriority, reopenDocument } from '../data/documents.ts';
import { isGuestPriority, renderPriority } from '../domain/queue-order.ts';

/** Who requests a document, and how urgently. */
export interface RenderOrder {
  readonly schema: string;
  /** Whether a call waits for it. */
  readonly waiting: boolean;
  /** Guests' documents are queued behind customers'. */
  readonly isGuest: boolean;
  readonly requestId: string | null;
  readonly now: Date;
}

/** Requests the rendering of a queued or failed document; a waiting call moves it to the front. */
export async function requestRender(
  transaction: Transaction,
  order: RenderOrder,
  document: Document,
  owner: string | null,
): Promise<void> {
  if (document.state === 'rendering' || document.state === 'stored') return;
  if (document.state === 'failed') await reopenDocument(transaction, document.id, order.now);
  await enqueueRender(transaction, order, document.id, owner);
}

/** Requests a document with a missing file, or a failed one, again. @returns false when it is not settled */
export async function requestAgain(
  transaction: Transaction,
  order: RenderOrder,
  documentId: string,
  owner: string | null,
): Promise<boolean> {
  const isReopened = await reopenDocument(transaction, documentId, order.now);
  if (isReopened) await enqueueRender(transaction, order, documentId, owner);
  return isReopened;
}

/** Enqueues the job of a document, fair by owner; one job a document and queue. */
async function enqueueRender(
  transaction: Transaction,
  { schema, waiting, isGuest, requestId }: RenderOrder,
  documentId: string,
  owner: string | null,
): Promise<void> {
  const ahead = owner === null ? 0 : await countOrderedBefore(transaction, owner, documentId);
  const priority = renderPriority({ waiting, isGuest, ahead });
  await raisePriority(transaction, documentId, priority);
  const name = isGuestPriority(priority) ? 'reports.render_for_guest' : 'reports.render';
  await enqueueJob(transaction, schema, name, { documentId }, { jobId: documentId, priority, requestId });
}
