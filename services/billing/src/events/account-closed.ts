import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { BillingContext, Transaction } from '../context.ts';
import { isAccountClosed, setStanding } from '../data/account-standing.ts';
import { cancelRenewalsOf } from '../data/close-period.ts';
import { cancelEndedOrder, findEndedOrders } from '../use-cases/cancel-ended-orders.ts';

/** Stops charges and renewals of a closed account and cancels announced renewals, at the provider too. */
export async function onAccountClosed(
  event: EventEnvelope<'account.closed'>,
  { transaction, afterCommit, logger }: HandlerContext<Transaction>,
  context: BillingContext,
): Promise<void> {
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
