import type { EventPayload } from '@sefira/contracts/shared/events';
import { setAccountStanding } from '@sefira/messaging/account-standing';
import type { BillingContext, Transaction } from '../../context.ts';
import { eraseTitles } from '../../data/charges.ts';
import { endGuestUses } from '../../data/guest-uses.ts';
import { erasePayers } from '../../data/orders/orders.ts';
import { eraseCard } from '../../data/subscriptions/subscriptions.ts';

/** Erases the personal data of orders, charges and the stored card; orders and the ledger stay by law. */
export async function erasePerson(
  transaction: Transaction,
  { schema }: Pick<BillingContext, 'schema'>,
  { userId, erasedAt }: EventPayload<'user.erased'>,
): Promise<void> {
  await setAccountStanding(transaction, schema, { userId, isClosed: true, changedAt: erasedAt });
  await endGuestUses(transaction, userId, null);
  await erasePayers(transaction, userId);
  await eraseTitles(transaction, userId);
  await eraseCard(transaction, userId);
}
