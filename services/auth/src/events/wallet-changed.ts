import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AuthContext } from '../context.ts';
import { copyWallet } from '../use-cases/accounts/copy-account-facts.ts';

export async function onWalletChanged({
  event,
  transaction,
  afterCommit,
  context,
}: EventDelivery<'wallet.changed', AuthContext>): Promise<void> {
  const hashes = await copyWallet(context, transaction, event.payload, event.requestId);
  afterCommit(() => context.sessionCache.invalidate(hashes));
}
