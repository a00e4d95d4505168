import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { currentBrand } from '../data/brands.ts';
import { signal } from '../data/document-outcome.ts';
import { requestReport } from '../data/request-report.ts';
import { documentSubject } from '../domain/document-content.ts';
import { contentOf } from '../domain/report-content.ts';

/** Each analysis gets its report, in its owner's own brand where the plan includes one. */
export async function onAnalysisCompleted({
  event,
  transaction,
  context,
}: EventDelivery<'analysis.completed', ReportsContext>): Promise<void> {
  const { payload, requestId } = event;
  const { userId, analysisId, referenceDate, system, isGuest = false } = payload;
  const brand = await currentBrand(transaction, userId);
  const ordered = contentOf(documentSubject.parse(payload), { referenceDate, system, brand });
  const { schema } = context;
  const order = { schema, waiting: false, isGuest, requestId, now: context.clock() };
  await requestReport(transaction, { ...order, ...ordered, userId, analysisId });
  await signal(transaction, schema, analysisId);
}
