import { findDelivered } from '@sefira/contracts/numerology/internal';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { ReportsContext, Transaction } from '../context.ts';
import { currentBrand, findCurrentBrand } from '../data/brands.ts';
import { contentKeyOf, type Document, obtainDocument } from '../data/documents.ts';
import { findReportOfAnalysis, type ReportWithDocument } from '../data/reports.ts';
import { defaultBrandId, documentSubject } from '../domain/document-content.ts';
import { contentOf } from '../domain/report-content.ts';
import { readLogo } from './brands/brand-logos.ts';
import type { PdfCall } from './pdf-call.ts';
import { requestRender } from './request-render.ts';
import { waitForFile } from './wait-for-file.ts';

/** The brand of the professional who delivers an analysis; null without one. @throws DomainError NOT_FOUND */
export async function readDeliveryBrand(context: ReportsContext, slug: string, requestId: string) {
  const { userId } = await findOpenDelivery(context, slug, requestId);
  return readLogo(context, await findCurrentBrand(clientOf(context), userId));
}

/**
 * The PDF of a delivered analysis in the professional's current brand, rendered where it is not yet. The professional's list
 * stays as it is.
 * @throws DomainError NOT_FOUND, REPORT_NOT_READY on timeout, INTERNAL_ERROR when it failed
 */
export async function obtainDeliveryPdf(context: ReportsContext, call: PdfCall, slug: string) {
  const { userId, analysisId } = await findOpenDelivery(context, slug, call.requestId);
  const { schema, clock, settings } = context;
  const order = { schema, waiting: true, isGuest: false, requestId: call.requestId, now: clock() };
  const { report, document } = await inTransaction(context, async (transaction) => {
    const found = await findReportOfAnalysis(transaction, userId, analysisId);
    if (!found) throw new DomainError('NOT_FOUND', { message: 'O PDF desta entrega não está mais disponível.' });
    const branded = await brandedDocument(transaction, found, order.now);
    await requestRender(transaction, order, branded, userId);
    return { report: found, document: branded };
  });
  const awaited = { documentId: document.id, owner: userId, order };
  const file = await waitForFile(context, awaited, { milliseconds: settings.REPORT_WAIT_SECONDS * 1000, call });
  if (!file) throw new DomainError('REPORT_NOT_READY');
  return { report, file };
}

/** A report's document in its owner's current brand; the stored one where that is its brand, or where there is none. */
async function brandedDocument(
  transaction: Transaction,
  { userId, document }: ReportWithDocument,
  now: Date,
): Promise<Document> {
  const brand = await currentBrand(transaction, userId);
  if (brand === defaultBrandId || brand === document.brand) return document;
  const { referenceDate, ruleSet: system } = document;
  const { content } = contentOf(documentSubject.parse(document), { referenceDate, system, brand });
  return obtainDocument(transaction, content, contentKeyOf(content), { id: newId(), orderedBy: userId }, now);
}

async function findOpenDelivery({ services }: ReportsContext, slug: string, requestId: string) {
  return (await services.call(findDelivered, { params: { slug }, requestId })).data;
}
