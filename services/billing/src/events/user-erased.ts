import type { EventEnvelope } from '@sefira/contracts/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';

/** Orders and the ledger stay for the law; who paid, and for whose map, is forgotten (decision 17), and no card renews. */
export async function onUserErased(
  event: EventEnvelope<'user.erased'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId } = event.payload;
  await transaction.order.updateMany({ where: { userId }, data: { payerSealed: null } });
  await transaction.charge.updateMany({ where: { userId, title: { not: '' } }, data: { title: '' } });
  await transaction.subscription.updateMany({
    where: { userId },
    data: { savedCardSealed: null, card: {}, renews: false },
  });
}
