import type { Transaction } from '../../context.ts';
import { setStanding } from '../../data/account-standing.ts';
import { eraseTitles } from '../../data/charges.ts';
import { endGuestUses } from '../../data/guest-uses.ts';
import { erasePayers } from '../../data/orders/orders.ts';
import { eraseCard } from '../../data/subscriptions/subscriptions.ts';

/** Erases the personal data of orders, charges and the stored card; orders and the ledger stay by law. */
export async function erasePerson(transaction: Transaction, userId: string, erasedAt: Date): Promise<void> {
  await setStanding(transaction, userId, true, erasedAt);
  await endGuestUses(transaction, userId, null);
  await erasePayers(transaction, userId);
  await eraseTitles(transaction, userId);
  await eraseCard(transaction, userId);
}
