import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { BillingContext, Transaction } from '../context.ts';
import { confirmStoredResult } from '../use-cases/confirm-stored-result.ts';

/** Confirms the reservation of a stored analysis or chat answer. */
export async function onResultStored(
  event: EventEnvelope<'analysis.completed' | 'answer.completed'>,
  { transaction, logger, afterCommit }: HandlerContext<Transaction>,
  context: BillingContext,
): Promise<void> {
  const { chargeId } = event.payload;
  if (chargeId === undefined) return;
  const { state, source, amount } = await confirmStoredResult(transaction, context, chargeId);
  if (state === 'confirmed') afterCommit(async () => context.moneyMetrics.countCredits(source, amount));
  else logger.warn({ event: event.name, chargeId, state }, 'a stored result was not paid for');
}
