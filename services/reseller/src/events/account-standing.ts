import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { closeAccount, reopenAccount } from '../use-cases/persons/change-standing.ts';

/** Stops payouts and attributions of a closed account. */
export async function onAccountClosed({
  event,
  transaction,
}: EventDelivery<'account.closed', ResellerContext>): Promise<void> {
  await closeAccount(transaction, event.payload.userId, new Date(event.payload.closedAt));
}

export async function onAccountReopened({
  event,
  transaction,
}: EventDelivery<'account.reopened', ResellerContext>): Promise<void> {
  await reopenAccount(transaction, event.payload.userId, new Date(event.payload.reopenedAt));
}
