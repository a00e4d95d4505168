import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { setAccountClosed } from '../data/people.ts';

/** Stops payouts and attributions of a closed account; the balance stays (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function onAccountClosed({
  event,
  transaction,
}: EventDelivery<'account.closed', ResellerContext>): Promise<void> {
  const { userId, closedAt } = event.payload;
  await setAccountClosed(transaction, { userId, isClosed: true, changedAt: new Date(closedAt) });
}

export async function onAccountReopened({
  event,
  transaction,
}: EventDelivery<'account.reopened', ResellerContext>): Promise<void> {
  const { userId, reopenedAt } = event.payload;
  await setAccountClosed(transaction, { userId, isClosed: false, changedAt: new Date(reopenedAt) });
}
