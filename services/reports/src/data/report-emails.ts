import { appendEvent } from '@sefira/messaging/outbox';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { type FileLinks, filePath } from '../adapters/file-links.ts';
import type { Transaction } from '../context.ts';
import type { ReportWithDocument } from './reports.ts';

/** How long the address in a mail is good. */
const linkMilliseconds = 7 * dayMilliseconds;

export interface EmailContext {
  readonly schema: string;
  readonly links: FileLinks;
  readonly now: Date;
}

/** Has a report mailed: now when it is there, else once it is. The same address waits once. */
export async function requestEmail(
  transaction: Transaction,
  context: EmailContext,
  report: ReportWithDocument,
  email: string,
): Promise<void> {
  if (report.document.state === 'stored') return tellEmail(transaction, context, report, email);
  await transaction.reportEmail.createMany({
    data: [{ id: newId(), reportId: report.id, email, askedAt: context.now }],
    skipDuplicates: true,
  });
}

/** Mails what waited for a document that is there now. */
export async function releaseEmails(
  transaction: Transaction,
  context: EmailContext,
  documentId: string,
): Promise<void> {
  const waiting = await transaction.reportEmail.findMany({
    where: { report: { documentId, deletedAt: null } },
    include: { report: true },
  });
  for (const { report, email } of waiting) await tellEmail(transaction, context, report, email);
  await transaction.reportEmail.deleteMany({ where: { id: { in: waiting.map(({ id }) => id) } } });
}

async function tellEmail(
  transaction: Transaction,
  { schema, links, now }: EmailContext,
  report: { readonly id: string; readonly userId: string; readonly title: string },
  email: string,
): Promise<void> {
  const downloadPath = filePath(links.sign(report.id, new Date(now.getTime() + linkMilliseconds)));
  const { id: reportId, userId, title } = report;
  const asked = { reportId, userId, email, title, downloadPath, requestedAt: now.toISOString() };
  await appendEvent(transaction, schema, 'report.email_requested', asked, null);
}
