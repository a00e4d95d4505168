import { findDelivered } from '@sefira/contracts/numerology/internal';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ReportsContext } from '../context.ts';
import { findCurrentBrand } from '../data/brands.ts';
import { findReportOfAnalysis } from '../data/reports.ts';
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
 * The professional's PDF of a delivered analysis, rendered where it is not yet. The professional's list stays as it is.
 * @throws DomainError NOT_FOUND, REPORT_NOT_READY on timeout, INTERNAL_ERROR when it failed
 */
export async function obtainDeliveryPdf(context: ReportsContext, call: PdfCall, slug: string) {
  const { userId, analysisId } = await findOpenDelivery(context, slug, call.requestId);
  const { schema, clock, settings } = context;
  const order = { schema, waiting: true, isGuest: false, requestId: call.requestId, now: clock() };
  const report = await inTransaction(context, async (transaction) => {
    const found = await findReportOfAnalysis(transaction, userId, analysisId);
    if (!found) throw new DomainError('NOT_FOUND', { message: 'O PDF desta entrega não está mais disponível.' });
    await requestRender(transaction, order, found.document, userId);
    return found;
  });
  const awaited = { documentId: report.documentId, owner: userId, order };
  const file = await waitForFile(context, awaited, { milliseconds: settings.REPORT_WAIT_SECONDS * 1000, call });
  if (!file) throw new DomainError('REPORT_NOT_READY');
  return { report, file };
}

async function findOpenDelivery({ services }: ReportsContext, slug: string, requestId: string) {
  return (await services.call(findDelivered, { params: { slug }, requestId })).data;
}
