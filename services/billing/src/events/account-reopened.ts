import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { setStanding } from '../data/account-standing.ts';

/** Resumes renewals; a cancelled one is announced again. */
export async function onAccountReopened({
  event,
  transaction,
}: EventDelivery<'account.reopened', BillingContext>): Promise<void> {
  const { userId, reopenedAt } = event.payload;
  await setStanding(transaction, userId, false, new Date(reopenedAt));
}
