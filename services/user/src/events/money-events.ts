import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import type { MoneyEvent } from '../domain/money-notices.ts';
import { notifyOfMoney } from '../use-cases/notify-of-money.ts';

export async function onMoneyEvent({
  event,
  transaction,
  context,
}: EventDelivery<MoneyEvent['name'], UserContext>): Promise<void> {
  await notifyOfMoney(context, transaction, event);
}
