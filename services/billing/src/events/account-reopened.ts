import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { reopenAccount } from '../use-cases/persons/reopen-account.ts';

/** Resumes renewals; a cancelled one is announced again. */
export async function onAccountReopened({
  event,
  transaction,
}: EventDelivery<'account.reopened', BillingContext>): Promise<void> {
  await reopenAccount(transaction, event.payload.userId, new Date(event.payload.reopenedAt));
}
