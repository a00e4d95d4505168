import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import type { StoredFile } from '@sefira/files/file-store';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { filePath } from '../adapters/file-links.ts';
import type { ReportsContext } from '../context.ts';
import { findReport, type ReportWithDocument } from '../data/reports.ts';
import { contentDisposition } from '../domain/content-disposition.ts';
import { requireListedPdf, requireOwn } from '../policies.ts';
import { obtainGuestPdf } from './obtain-guest-pdf.ts';
import { orderOf, type PdfCall } from './pdf-call.ts';
import { requestAgain } from './request-render.ts';

const linkMilliseconds = 15 * 60_000;

type LinkedFile = { readonly report: ReportWithDocument; readonly file: StoredFile } | { readonly address: string };

/** The PDF of a report; one with a missing file is rendered again. @throws DomainError NOT_FOUND, REPORT_NOT_READY */
export async function downloadReport(context: ReportsContext, call: PdfCall, id: string) {
  const report = requireOwn(call.identity, await findReport(clientOf(context), id));
  if (call.identity.role === 'guest') return { report, file: await obtainGuestPdf(context, call, report) };
  const { documentId, userId, document } = report;
  const { state, fileKey } = document;
  if (state !== 'stored' || !fileKey) throw new DomainError('REPORT_NOT_READY');
  const file = await context.files.open(fileKey);
  if (file) return { report, file };
  call.log.error({ documentId, fileKey }, 'stored file is missing; it is rendered again');
  const order = { ...orderOf(context, call), waiting: true };
  await inTransaction(context, (transaction) => requestAgain(transaction, order, documentId, userId));
  throw new DomainError('REPORT_NOT_READY');
}

/** A signed address of a report's PDF. @throws DomainError NOT_FOUND, SIGN_UP_REQUIRED, REPORT_NOT_READY */
export async function linkReport(context: ReportsContext, identity: Identity, id: string) {
  const report = requireOwn(identity, await findReport(clientOf(context), id));
  requireListedPdf(identity);
  if (report.document.state !== 'stored') throw new DomainError('REPORT_NOT_READY');
  const expiresAt = new Date(context.clock().getTime() + linkMilliseconds);
  return { url: filePath(context.links.sign(report.id, expiresAt)), expiresAt };
}

/** The PDF of a signed address, or where the file store gives it out. @throws DomainError TOKEN_INVALID, NOT_FOUND, REPORT_NOT_READY */
export async function openLinkedFile(context: ReportsContext, token: string): Promise<LinkedFile> {
  const client = clientOf(context);
  const reportId = context.links.read(token, context.clock());
  if (!reportId) throw new DomainError('TOKEN_INVALID');
  const report = await findReport(client, reportId);
  if (!report) throw new DomainError('NOT_FOUND', { message: 'Este relatório foi excluído por quem o fez.' });
  if (await isAccountClosed(client, context.schema, report.userId)) {
    throw new DomainError('NOT_FOUND', { message: 'Este relatório não está mais disponível.' });
  }
  const { fileKey, state } = report.document;
  if (state !== 'stored' || !fileKey) throw new DomainError('REPORT_NOT_READY');
  const address = await context.files.downloadAddress(fileKey, contentDisposition(report.title, 'pdf'));
  if (address !== null) return { address };
  const file = await context.files.open(fileKey);
  if (!file) throw new DomainError('REPORT_NOT_READY');
  return { report, file };
}
