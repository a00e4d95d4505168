import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { setReport } from '../data/analyses.ts';

/** The report of an analysis is there, or is not to be had: the history shows it. */
export async function onReportOutcome(
  event: EventEnvelope<'report.completed'> | EventEnvelope<'report.failed'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { analysisId, userId, reportId } = event.payload;
  if (analysisId === null) return;
  const status = event.name === 'report.completed' ? 'completed' : 'failed';
  await setReport(transaction, { analysisId, userId, reportId, status });
}
