import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { BillingContext, Transaction } from '../context.ts';
import { openWallet } from '../data/wallets.ts';

/** Opens the wallet of a new account with its welcome credits (docs/decisions/0011-sign-up-and-welcome-credits.md). */
export function onUserRegistered(
  event: EventEnvelope<'user.registered'>,
  { transaction }: HandlerContext<Transaction>,
  context: BillingContext,
): Promise<void> {
  return openWallet(transaction, event.payload.userId, context);
}
