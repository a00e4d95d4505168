import { appendEvent } from '@sefira/messaging/outbox';
import type { Transaction } from '../../context.ts';
import { nextWalletVersion } from '../../data/wallets/ledger.ts';

/** Publishes the state of a wallet; the last step of every transaction that changes it. */
export async function publishWallet(transaction: Transaction, schema: string, userId: string): Promise<void> {
  await appendEvent(transaction, schema, 'wallet.changed', await nextWalletVersion(transaction, userId), null);
}
