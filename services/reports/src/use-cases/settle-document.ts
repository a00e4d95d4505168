import { storeDeadLetter } from '@sefira/messaging/dead-letters/dead-letters';
import { appendEvent } from '@sefira/messaging/outbox';
import { jobQueueName } from '@sefira/messaging/queue-settings';
import type { Transaction } from '../context.ts';
import { type Claim, cancelDocument, markFailed, markStored } from '../data/documents.ts';
import { listReportsOfDocument, signalSettled } from '../data/reports.ts';
import { failureMessage } from '../domain/document-state.ts';
import { type MailContext, publishPendingMails } from './mail-report.ts';

/**
 * Settles a rendered document once and publishes it for each of its reports; a void claim changes nothing.
 * @returns whether this call settled it
 */
export async function completeDocument(
  transaction: Transaction,
  context: MailContext,
  claim: Claim,
  file: { readonly fileKey: string; readonly pages: number; readonly bytes: number },
): Promise<boolean> {
  const { schema } = context;
  const now = context.clock();
  if (!(await markStored(transaction, claim, file, now))) return false;
  for (const { id: reportId, ...owner } of await listReportsOfDocument(transaction, claim.documentId)) {
    const completed = { reportId, ...owner, pages: file.pages, completedAt: now.toISOString() };
    await appendEvent(transaction, schema, 'report.completed', completed, null);
  }
  await publishPendingMails(transaction, context, claim.documentId);
  await signalSettled(transaction, schema, claim.documentId);
  return true;
}

/**
 * Settles a failed document: publishes the failure for each of its reports and stores a dead letter. Its replay renders the
 * document again. @returns whether this call settled it
 */
export async function failDocument(
  transaction: Transaction,
  { schema, clock }: Pick<MailContext, 'schema' | 'clock'>,
  documentId: string,
  reason: string,
): Promise<boolean> {
  const now = clock();
  if (!(await markFailed(transaction, documentId, reason, now))) return false;
  for (const { id: reportId, ...owner } of await listReportsOfDocument(transaction, documentId)) {
    const failed = { reportId, ...owner, reason: failureMessage, failedAt: now.toISOString() };
    await appendEvent(transaction, schema, 'report.failed', failed, null);
  }
  const name = 'reports.render';
  const sealed = JSON.stringify({ documentId, isReplay: true });
  await storeDeadLetter(transaction, schema, { queue: jobQueueName(name), name, id: documentId, sealed, reason });
  await signalSettled(transaction, schema, documentId);
  return true;
}

/** Stops a document of closed accounts; an owner who returns requests it again. */
export async function stopDocument(
  transaction: Transaction,
  { schema, clock }: Pick<MailContext, 'schema' | 'clock'>,
  documentId: string,
): Promise<void> {
  const isStopped = await cancelDocument(transaction, documentId, 'all owners have closed their accounts', clock());
  if (isStopped) await signalSettled(transaction, schema, documentId);
}
