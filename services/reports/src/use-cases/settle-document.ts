import { type DeadLetter, storeDeadLetter } from '@sefira/messaging/dead-letters';
import { appendEvent } from '@sefira/messaging/outbox';
import type { FileLinks } from '../adapters/file-links.ts';
import type { Transaction } from '../context.ts';
import { failureMessage } from '../domain/document-state.ts';
import { signalChannel } from './document-signals.ts';
import { type Claim, markFailed, markStored } from './documents.ts';
import { releaseEmails } from './report-emails.ts';
import { listReportsOfDocument } from './reports.ts';

export interface OutcomeContext {
  readonly schema: string;
  readonly now: Date;
  readonly links: FileLinks;
}

/**
 * Settles a rendered document once and publishes it for each of its reports; a void claim changes nothing.
 * @returns whether this call settled it
 */
export async function completeDocument(
  transaction: Transaction,
  context: OutcomeContext,
  claim: Claim,
  file: { readonly fileKey: string; readonly pages: number; readonly bytes: number },
): Promise<boolean> {
  const { schema, now } = context;
  if (!(await markStored(transaction, claim, file, now))) return false;
  for (const { id: reportId, ...owner } of await listReportsOfDocument(transaction, claim.documentId)) {
    const completed = { reportId, ...owner, pages: file.pages, completedAt: now.toISOString() };
    await appendEvent(transaction, schema, 'report.completed', completed, null);
  }
  await releaseEmails(transaction, context, claim.documentId);
  await signal(transaction, schema, claim.documentId);
  return true;
}

/**
 * Settles a failed document: publishes the failure for each of its reports and stores a dead letter. Its replay renders the
 * document again. @returns whether this call settled it
 */
export async function failDocument(
  transaction: Transaction,
  { schema, now }: Pick<OutcomeContext, 'schema' | 'now'>,
  documentId: string,
  reason: string,
  letterOf: (report: { readonly reportId: string; readonly userId: string }) => DeadLetter,
): Promise<boolean> {
  if (!(await markFailed(transaction, documentId, reason, now))) return false;
  const reports = await listReportsOfDocument(transaction, documentId);
  for (const { id: reportId, ...owner } of reports) {
    const failed = { reportId, ...owner, reason: failureMessage, failedAt: now.toISOString() };
    await appendEvent(transaction, schema, 'report.failed', failed, null);
  }
  const [first] = reports;
  if (first) {
    const letter = letterOf({ reportId: first.id, userId: first.userId });
    await storeDeadLetter(transaction, schema, letter);
  }
  await signal(transaction, schema, documentId);
  return true;
}

/** Signals waiting calls of this id once the transaction is committed. */
export async function signal(transaction: Transaction, schema: string, id: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_notify(${signalChannel(schema)}, ${id})`;
}
