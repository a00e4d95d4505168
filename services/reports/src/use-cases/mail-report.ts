import { appendEvent } from '@sefira/messaging/outbox';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { type FileLinks, filePath } from '../adapters/file-links.ts';
import type { Transaction } from '../context.ts';
import type { ReportWithDocument } from './reports.ts';

/** Validity of the address in a mail. */
const linkMilliseconds = 7 * dayMilliseconds;

export interface EmailContext {
  readonly schema: string;
  readonly links: FileLinks;
  readonly now: Date;
}

/** Mails a report when its document is stored. The same address is stored once. */
export async function requestEmail(
  transaction: Transaction,
  context: EmailContext,
  report: ReportWithDocument,
  email: string,
): Promise<void> {
  if (report.document.state === 'stored') return publishEmail(transaction, context, report, email);
  await transaction.reportEmail.createMany({
    data: [{ id: newId(), reportId: report.id, email, askedAt: context.now }],
    skipDuplicates: true,
  });
}

/** Publishes the pending mails of a stored document. */
export async function releaseEmails(
  transaction: Transaction,
  context: EmailContext,
  documentId: string,
): Promise<void> {
  const pending = await transaction.reportEmail.findMany({
    where: { report: { documentId, deletedAt: null } },
    include: { report: true },
  });
  for (const { report, email } of pending) await publishEmail(transaction, context, report, email);
  await transaction.reportEmail.deleteMany({ where: { id: { in: pending.map(({ id }) => id) } } });
}

async function publishEmail(
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
