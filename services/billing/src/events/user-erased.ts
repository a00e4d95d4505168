import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { setStanding } from '../data/account-standing.ts';
import { endGuestUses } from '../data/guest-uses.ts';

/** Erases the personal data of orders and charges; orders and the ledger stay by law (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', BillingContext>): Promise<void> {
  const { userId, erasedAt } = event.payload;
  await setStanding(transaction, userId, true, new Date(erasedAt));
  await endGuestUses(transaction, userId, null);
  await transaction.order.updateMany({ where: { userId }, data: { payerSealed: null } });
  await transaction.charge.updateMany({ where: { userId, title: { not: '' } }, data: { title: '' } });
  await transaction.subscription.updateMany({
    where: { userId },
    data: { savedCardSealed: null, card: {}, renews: false },
  });
}
