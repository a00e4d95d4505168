import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { reportAnalysis } from '../use-cases/report-analysis.ts';

export async function onAnalysisCompleted({
  event,
  transaction,
  context,
}: EventDelivery<'analysis.completed', ReportsContext>): Promise<void> {
  await reportAnalysis(transaction, context, event.payload, event.requestId);
}
