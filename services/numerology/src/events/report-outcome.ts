import type { EventDelivery } from '@sefira/messaging/consumer';
import type { NumerologyContext } from '../context.ts';
import { setReport } from '../data/analyses.ts';

/** The report of an analysis is there, or is not to be had: the history shows it. */
export async function onReportOutcome({
  event,
  transaction,
}: EventDelivery<'report.completed' | 'report.failed', NumerologyContext>): Promise<void> {
  const { analysisId, userId, reportId } = event.payload;
  if (analysisId === null) return;
  const status = event.name === 'report.completed' ? 'completed' : 'failed';
  await setReport(transaction, { analysisId, userId, reportId, status });
}
