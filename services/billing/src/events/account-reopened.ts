import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { setStanding } from '../data/account-standing.ts';

/** Resumes renewals; a cancelled one is announced again. */
export async function onAccountReopened(
  event: EventEnvelope<'account.reopened'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, reopenedAt } = event.payload;
  await setStanding(transaction, userId, false, new Date(reopenedAt));
}
