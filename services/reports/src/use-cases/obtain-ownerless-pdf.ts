import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { FastifyReply } from 'fastify';
import { clientDisconnected } from '../adapters/client-disconnected.ts';
import type { StoredFile } from '../adapters/file-store.ts';
import type { ReportsContext, Transaction } from '../context.ts';
import { contentKeyOf } from '../data/content-key.ts';
import { countOrderedBefore, findDocument, obtainDocument, reopenDocument } from '../data/documents.ts';
import type { DocumentContent } from '../domain/document-content.ts';
import { renderPriority } from '../domain/queue-order.ts';

export interface OwnerlessCall {
  readonly identity: Pick<Identity, 'subject' | 'role'>;
  readonly reply: FastifyReply;
  readonly requestId: string;
}

/**
 * The PDF of a content without an entry in a list, rendered like any other document.
 * @throws DomainError UPSTREAM_TIMEOUT on timeout; INTERNAL_ERROR when it failed
 */
export async function ownerlessFile(
  context: ReportsContext,
  { identity, reply, requestId }: OwnerlessCall,
  content: DocumentContent,
  prepare: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<StoredFile> {
  const now = context.clock();
  const orderedBy = identity.subject;
  const { document, ahead } = await inTransaction(context, async (transaction) => {
    await prepare(transaction);
    const obtained = await obtainDocument(transaction, content, contentKeyOf(content), { id: newId(), orderedBy }, now);
    if (obtained.state === 'failed') await reopenDocument(transaction, obtained.id, now);
    const before = orderedBy === null ? 0 : await countOrderedBefore(transaction, orderedBy, obtained.id);
    return { document: obtained, ahead: before };
  });
  const priority = renderPriority({ waiting: true, isGuest: identity.role === 'guest', ahead });
  const enqueue = () => context.renderQueue.enqueue(document.id, { documentId: document.id }, { requestId, priority });
  if (document.state !== 'stored') await enqueue();
  const file = await context.signals.until(document.id, () => openDocument(context, document.id, enqueue), {
    milliseconds: context.settings.REPORT_WAIT_SECONDS * 1000,
    stop: clientDisconnected(reply),
  });
  if (!file) throw new DomainError('UPSTREAM_TIMEOUT');
  return file;
}

/** A stored document with a missing file is rendered again. */
async function openDocument(
  context: ReportsContext,
  id: string,
  enqueue: () => Promise<void>,
): Promise<StoredFile | null> {
  const document = await findDocument(clientOf(context), id);
  if (document?.state === 'failed') {
    throw new DomainError('INTERNAL_ERROR', { message: 'Erro ao gerar PDF. Tente novamente.' });
  }
  if (document?.state !== 'stored' || !document.fileKey) return null;
  const file = await context.files.open(document.fileKey);
  if (!file && (await reopenDocument(clientOf(context), id, context.clock()))) await enqueue();
  return file;
}
