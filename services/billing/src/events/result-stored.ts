import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { confirmStoredResult } from '../use-cases/charges/confirm-stored-result.ts';

/** Confirms the reservation of a stored analysis or chat answer. */
export async function onResultStored({
  event,
  transaction,
  logger,
  afterCommit,
  context,
}: EventDelivery<'analysis.completed' | 'answer.completed', BillingContext>): Promise<void> {
  const { chargeId } = event.payload;
  if (chargeId === undefined) return;
  const { state, source, amount } = await confirmStoredResult(transaction, context, chargeId);
  if (state === 'confirmed') afterCommit(async () => context.moneyMetrics.countCredits(source, amount));
  else logger.warn({ event: event.name, chargeId, state }, 'a stored result was not paid for');
}
