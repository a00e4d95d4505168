import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext, Transaction } from '../../context.ts';
import { findEntry, grantCredits, lockWallet, openLots, takeCredits } from '../../data/wallets/ledger.ts';
import { takeFrom } from '../../domain/ledger.ts';
import { ownWallet } from '../wallets/open-wallet.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';

export interface Adjustment {
  readonly amount: number;
  readonly reason: string;
  readonly actorId: string;
  readonly key: string;
}

/**
 * Adds a gifted lot (positive amount) or takes free credits (negative), once for each key. `also` runs in the same
 * transaction as a new entry. @returns the credits that can be spent afterwards
 * @throws DomainError INSUFFICIENT_CREDITS, IDEMPOTENCY_CLASH
 */
export async function adjustCredits(
  context: Pick<BillingContext, 'database' | 'schema' | 'clock' | 'configuration'>,
  userId: string,
  { amount, reason, actorId, key }: Adjustment,
  also?: (transaction: Transaction, available: number) => Promise<void>,
): Promise<number> {
  const now = context.clock();
  const facts = {
    reason: amount > 0 ? ('gift' as const) : ('adjustment' as const),
    description: reason,
    reference: null,
    actor: actorId,
    key: `adjustment:${userId}:${key}`,
    now,
  };
  await ownWallet(context, userId);
  return inTransaction(context, async (transaction) => {
    const wallet = await lockWallet(transaction, userId);
    const available = wallet.balance - wallet.reserved;
    const earlier = await findEntry(transaction, facts.key);
    if (earlier) {
      const isSame = earlier.amount === Math.abs(amount) && (earlier.debit === 'wallet') === amount > 0;
      if (!isSame) throw new DomainError('IDEMPOTENCY_CLASH');
      return available;
    }
    if (amount === 0) return available;
    if (amount > 0) {
      await grantCredits(transaction, { ...facts, userId, kind: 'gift', amount, orderId: null, expiresAt: null });
    } else {
      if (available + amount < 0) {
        throw new DomainError('INSUFFICIENT_CREDITS', { message: 'O saldo livre é menor do que o valor a retirar.' });
      }
      const uses = takeFrom(await openLots(transaction, { userId }), -amount);
      await takeCredits(transaction, userId, 'adjustments', uses, facts);
    }
    await also?.(transaction, available + amount);
    await publishWallet(transaction, context.schema, userId);
    return available + amount;
  });
}
