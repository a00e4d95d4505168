import type { EventEnvelope } from '@sefira/contracts/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { BillingContext, Transaction } from '../context.ts';
import { confirmLate } from '../data/late-confirmation.ts';

/** An analysis is stored: what was reserved for it is taken, in the same transaction that marks the event. */
export async function onAnalysisCompleted(
  event: EventEnvelope<'analysis.completed'>,
  { transaction, logger, afterCommit }: HandlerContext<Transaction>,
  context: BillingContext,
): Promise<void> {
  const { chargeId } = event.payload;
  if (chargeId === undefined) return;
  const { state, source, amount } = await confirmLate(
    transaction,
    chargeId,
    context.configuration.get('credits_low'),
    context.clock(),
  );
  if (state === 'confirmed') afterCommit(async () => context.moneyMetrics.countCredits(source, amount));
  else logger.warn({ chargeId, state }, 'an analysis was not paid for');
}
