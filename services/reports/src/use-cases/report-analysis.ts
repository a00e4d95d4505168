import type { EventPayload } from '@sefira/contracts/shared/events';
import type { ReportsContext, Transaction } from '../context.ts';
import { currentBrand } from '../data/brands.ts';
import { signalSettled } from '../data/reports.ts';
import { documentSubject } from '../domain/document-content.ts';
import { contentOf } from '../domain/report-content.ts';
import { requestReport } from './request-report.ts';

/** Gives each analysis its report, in its owner's own brand where the plan includes one. */
export async function reportAnalysis(
  transaction: Transaction,
  { schema, clock }: Pick<ReportsContext, 'schema' | 'clock'>,
  payload: EventPayload<'analysis.completed'>,
  requestId: string | null,
): Promise<void> {
  const { userId, analysisId, referenceDate, system, isGuest = false } = payload;
  const brand = await currentBrand(transaction, userId);
  const ordered = contentOf(documentSubject.parse(payload), { referenceDate, system, brand });
  const order = { schema, waiting: false, isGuest, requestId, now: clock() };
  await requestReport(transaction, { ...order, ...ordered, userId, analysisId });
  await signalSettled(transaction, schema, analysisId);
}
