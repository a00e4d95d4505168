import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { changePlan } from '../use-cases/change-owner.ts';

export async function onWalletChanged({
  event,
  transaction,
}: EventDelivery<'wallet.changed', ReportsContext>): Promise<void> {
  await changePlan(transaction, event.payload);
}
