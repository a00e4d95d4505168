import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { eraseReports } from '../data/owners.ts';

/** A client's data are erased with what was made from them; the report of a single erased analysis stays in the list. */
export async function onAnalysesErased(
  event: EventEnvelope<'analyses.erased'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, analysisIds, withReports } = event.payload;
  if (withReports) await eraseReports(transaction, { userId, analysisId: { in: analysisIds } });
}
