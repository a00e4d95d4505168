import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { setStanding } from '../data/account-standing.ts';

/** Renewals go on; one that was cancelled meanwhile is announced anew. */
export async function onAccountReopened(
  event: EventEnvelope<'account.reopened'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, reopenedAt } = event.payload;
  await setStanding(transaction, userId, false, new Date(reopenedAt));
}
