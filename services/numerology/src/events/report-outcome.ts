import type { EventDelivery } from '@sefira/messaging/consumer';
import type { NumerologyContext } from '../context.ts';
import { recordReportOutcome } from '../use-cases/change-owner.ts';

/** Shows in the history whether the report of an analysis is completed or failed. */
export async function onReportOutcome({
  event,
  transaction,
}: EventDelivery<'report.completed' | 'report.failed', NumerologyContext>): Promise<void> {
  await recordReportOutcome(transaction, event.payload, event.name === 'report.completed' ? 'completed' : 'failed');
}
