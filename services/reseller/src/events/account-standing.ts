import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { setAccountClosed } from '../data/people.ts';

/** Decision 75: from now on nothing is paid out and no link ties a customer; the balance stays. */
export async function onAccountClosed(
  event: EventEnvelope<'account.closed'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, closedAt } = event.payload;
  await setAccountClosed(transaction, { userId, isClosed: true, changedAt: new Date(closedAt) });
}

export async function onAccountReopened(
  event: EventEnvelope<'account.reopened'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, reopenedAt } = event.payload;
  await setAccountClosed(transaction, { userId, isClosed: false, changedAt: new Date(reopenedAt) });
}
