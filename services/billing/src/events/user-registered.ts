import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { openWallet } from '../use-cases/wallets/open-wallet.ts';

/** Opens the wallet of a new account with its welcome credits (docs/decisions/0011-sign-up-and-welcome-credits.md). */
export async function onUserRegistered({
  event,
  transaction,
  context,
}: EventDelivery<'user.registered', BillingContext>): Promise<void> {
  return openWallet(transaction, event.payload.userId, context);
}
