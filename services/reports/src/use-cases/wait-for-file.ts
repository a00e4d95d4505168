import { clientOf, inTransaction } from '@sefira/database/access';
import type { StoredFile } from '@sefira/files/file-store';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ReportsContext } from '../context.ts';
import { findDocument } from '../data/documents.ts';
import { isGuestPriority } from '../domain/queue-order.ts';
import type { PdfCall } from './pdf-call.ts';
import { type RenderOrder, requestAgain } from './request-render.ts';

export interface AwaitedDocument {
  readonly documentId: string;
  readonly order: RenderOrder;
  readonly owner: string | null;
  /** Present where the caller has a report of the document. */
  readonly reportId?: string;
}

/**
 * The open file once the document is stored; null on timeout. A stored document with a missing file is rendered again.
 * @throws DomainError INTERNAL_ERROR when it failed
 */
export async function waitForFile(
  context: ReportsContext,
  { documentId, order, owner, reportId }: AwaitedDocument,
  { milliseconds, call }: { readonly milliseconds: number; readonly call: Pick<PdfCall, 'disconnected' | 'log'> },
): Promise<StoredFile | null> {
  const read = async () => {
    const document = await findDocument(clientOf(context), documentId);
    if (document?.state === 'failed') {
      const data = reportId === undefined ? {} : { data: { reportId } };
      throw new DomainError('INTERNAL_ERROR', { message: 'Erro ao gerar PDF. Tente novamente.', ...data });
    }
    if (document?.state === 'queued') expedite(document.priority);
    if (document?.state !== 'stored' || !document.fileKey) return null;
    const file = await context.files.open(document.fileKey);
    if (file) return file;
    call.log.error({ documentId }, 'stored file is missing; it is rendered again');
    await inTransaction(context, (transaction) => requestAgain(transaction, order, documentId, owner));
    return null;
  };

  /** Moves the job to the place of its document: it may have been enqueued before the call. */
  function expedite(priority: number): void {
    const queue = isGuestPriority(priority) ? context.guestRenderQueue : context.renderQueue;
    queue.expedite(documentId, priority).catch((error: unknown) => {
      call.log.warn({ reason: String(error), documentId }, 'render job not moved forward');
    });
  }

  return context.signals.until(documentId, read, { milliseconds, stop: call.disconnected });
}
