import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { eraseReportsOfAnalyses } from '../use-cases/change-owner.ts';

export async function onAnalysesErased({
  event,
  transaction,
}: EventDelivery<'analyses.erased', ReportsContext>): Promise<void> {
  await eraseReportsOfAnalyses(transaction, event.payload);
}
