import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { isAccountClosed, setStanding } from '../data/account-standing.ts';
import { cancelRenewalsOf } from '../data/close-period.ts';
import { cancelEndedOrder, findEndedOrders } from '../use-cases/cancel-ended-orders.ts';

/** Stops charges and renewals of a closed account and cancels announced renewals, at the provider too. */
export async function onAccountClosed({
  event,
  transaction,
  afterCommit,
  logger,
  context,
}: EventDelivery<'account.closed', BillingContext>): Promise<void> {
  const { userId, closedAt } = event.payload;
  await setStanding(transaction, userId, true, new Date(closedAt));
  if (!(await isAccountClosed(transaction, userId))) return;
  await cancelRenewalsOf(transaction, [userId], context.clock());
  afterCommit(async () => {
    for (const order of await findEndedOrders(context, userId)) {
      await cancelEndedOrder(context, order).catch((error: unknown) =>
        logger.warn({ userId, reason: String(error) }, 'payment not cancelled yet, the schedule tries again'),
      );
    }
  });
}
