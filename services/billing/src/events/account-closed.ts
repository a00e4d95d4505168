import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { cancelEndedOrders } from '../use-cases/payments/cancel-ended-orders.ts';
import { closeAccount } from '../use-cases/persons/close-account.ts';

/** Stops charges and renewals of a closed account and cancels announced renewals, at the provider too. */
export async function onAccountClosed({
  event,
  transaction,
  afterCommit,
  logger,
  context,
}: EventDelivery<'account.closed', BillingContext>): Promise<void> {
  if (!(await closeAccount(transaction, context, event))) return;
  const run = { logger, signal: new AbortController().signal };
  afterCommit(() => cancelEndedOrders(context, run, event.payload.userId));
}
