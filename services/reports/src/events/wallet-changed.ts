import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { noteBrandPlan } from '../data/brands.ts';
import { includesBrand } from '../policies.ts';

/** New reports carry the own brand only while the plan includes it. */
export async function onWalletChanged({
  event,
  transaction,
}: EventDelivery<'wallet.changed', ReportsContext>): Promise<void> {
  const { userId, plan, version } = event.payload;
  await noteBrandPlan(transaction, { userId, version, includesBrand: includesBrand(plan) });
}
