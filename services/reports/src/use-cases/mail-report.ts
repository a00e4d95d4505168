import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { filePath } from '../adapters/file-links.ts';
import { requireMailPermit } from '../adapters/mail-permits.ts';
import type { ReportsContext, Transaction } from '../context.ts';
import { storePendingEmail, takePendingEmails } from '../data/pending-emails.ts';
import { findReport } from '../data/reports.ts';
import { requireMailing, requireOwn, requirePerson } from '../policies.ts';

/** Validity of the address in a mail. */
const linkMilliseconds = 7 * dayMilliseconds;

export type MailContext = Pick<ReportsContext, 'schema' | 'links' | 'clock'>;

interface MailRequest {
  readonly identity: Identity;
  readonly requestId: string;
  readonly recipient: string;
}

/** Mails a report of the caller. @throws DomainError FORBIDDEN for guests, NOT_FOUND, refusals of the mail budget */
export async function mailReport(context: ReportsContext, request: MailRequest, id: string): Promise<void> {
  requireMailing(request.identity);
  requireOwn(request.identity, await findReport(clientOf(context), id));
  await permitMail(context, request);
  await requestMail(context, request, id);
}

/** Consumes the mail budget of the caller. @throws DomainError FORBIDDEN for guests, refusals of the mail budget */
export async function permitMail(
  context: ReportsContext,
  { identity, requestId, recipient }: MailRequest,
): Promise<void> {
  requireMailing(identity);
  await requireMailPermit(context.services, { senderId: requirePerson(identity), recipient, requestId });
}

/** Mails a report now when its document is stored, else once it is. @throws DomainError NOT_FOUND */
export async function requestMail(
  context: ReportsContext,
  { identity, recipient }: Pick<MailRequest, 'identity' | 'recipient'>,
  id: string,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const report = requireOwn(identity, await findReport(transaction, id));
    if (report.document.state === 'stored') return publishMail(transaction, context, report, recipient);
    await storePendingEmail(transaction, { reportId: report.id, email: recipient, askedAt: context.clock() });
  });
}

/** Publishes the pending mails of a stored document. */
export async function publishPendingMails(
  transaction: Transaction,
  context: MailContext,
  documentId: string,
): Promise<void> {
  for (const { report, email } of await takePendingEmails(transaction, documentId)) {
    await publishMail(transaction, context, report, email);
  }
}

async function publishMail(
  transaction: Transaction,
  { schema, links, clock }: MailContext,
  report: { readonly id: string; readonly userId: string; readonly title: string },
  email: string,
): Promise<void> {
  const now = clock();
  const downloadPath = filePath(links.sign(report.id, new Date(now.getTime() + linkMilliseconds)));
  const { id: reportId, userId, title } = report;
  const requested = { reportId, userId, email, title, downloadPath, requestedAt: now.toISOString() };
  await appendEvent(transaction, schema, 'report.email_requested', requested, null);
}
