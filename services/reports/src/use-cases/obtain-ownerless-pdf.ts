import { inTransaction } from '@sefira/database/access';
import type { StoredFile } from '@sefira/files/file-store';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { ReportsContext, Transaction } from '../context.ts';
import { contentKeyOf, obtainDocument } from '../data/documents.ts';
import type { DocumentContent } from '../domain/document-content.ts';
import { orderOf, type PdfCall } from './pdf-call.ts';
import { requestRender } from './request-render.ts';
import { waitForFile } from './wait-for-file.ts';

/**
 * The PDF of a content without an entry in a list, rendered like any other document.
 * @throws DomainError UPSTREAM_TIMEOUT on timeout; INTERNAL_ERROR when it failed
 */
export async function obtainOwnerlessPdf(
  context: ReportsContext,
  call: PdfCall,
  content: DocumentContent,
  prepare: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<StoredFile> {
  const owner = call.identity.subject;
  const order = { ...orderOf(context, call), waiting: true };
  const document = await inTransaction(context, async (transaction) => {
    await prepare(transaction);
    const ids = { id: newId(), orderedBy: owner };
    const obtained = await obtainDocument(transaction, content, contentKeyOf(content), ids, order.now);
    await requestRender(transaction, order, obtained, owner);
    return obtained;
  });
  const milliseconds = context.settings.REPORT_WAIT_SECONDS * 1000;
  const file = await waitForFile(context, { order, owner, documentId: document.id }, { milliseconds, call });
  if (!file) throw new DomainError('UPSTREAM_TIMEOUT');
  return file;
}
