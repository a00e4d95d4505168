import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { noteBrandPlan } from '../data/brands.ts';
import { includesBrand } from '../policies.ts';

/** New reports wear the own brand only while the plan includes it. */
export async function onWalletChanged(
  event: EventEnvelope<'wallet.changed'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, plan, version } = event.payload;
  await noteBrandPlan(transaction, { userId, version, includesBrand: includesBrand(plan) });
}
