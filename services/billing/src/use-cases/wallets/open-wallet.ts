import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext, Transaction } from '../../context.ts';
import { grantCredits, lockWallet } from '../../data/wallets/ledger.ts';
import { findWallet, type WalletWithPlan } from '../../data/wallets/wallets.ts';
import { publishWallet } from './publish-wallet.ts';

type Welcome = Pick<BillingContext, 'schema' | 'clock' | 'configuration'>;

/** Opens the wallet of a person and grants the welcome credits, once. */
export async function openWallet(transaction: Transaction, userId: string, context: Welcome): Promise<void> {
  await lockWallet(transaction, userId);
  const amount = context.configuration.get('credits_welcome');
  if (amount > 0) {
    const isNew = await grantCredits(transaction, {
      userId,
      kind: 'welcome',
      amount,
      orderId: null,
      expiresAt: null,
      reason: 'welcome',
      description: 'Créditos de boas-vindas',
      reference: null,
      actor: 'system',
      key: `welcome:${userId}`,
      now: context.clock(),
    });
    if (!isNew) return;
  }
  await publishWallet(transaction, context.schema, userId);
}

/** Wallet of a person; opened here before the event of the sign-up arrives. */
export async function ownWallet(
  context: Welcome & Pick<BillingContext, 'database'>,
  userId: string,
): Promise<WalletWithPlan> {
  const client = clientOf(context);
  const known = await findWallet(client, userId);
  if (known) return known;
  await inTransaction(context, (transaction) => openWallet(transaction, userId, context));
  const opened = await findWallet(client, userId);
  if (!opened) throw new DomainError('NOT_FOUND');
  return opened;
}
