import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { eraseReports } from '../data/owners.ts';

/** Erases the reports of an erased client; the report of a single erased analysis stays in the list. */
export async function onAnalysesErased({
  event,
  transaction,
}: EventDelivery<'analyses.erased', ReportsContext>): Promise<void> {
  const { userId, analysisIds, withReports } = event.payload;
  if (withReports) await eraseReports(transaction, { userId, analysisId: { in: analysisIds } });
}
