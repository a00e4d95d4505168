import { clientOf } from '@sefira/database/access';
import { openPayer } from '../../adapters/payer.ts';
import type { BillingContext } from '../../context.ts';
import { findPersonalRows, type PersonalRows } from '../../data/personal-data.ts';

/** Everything personal in the tables of billing. */
export async function readPersonalData(context: BillingContext, userId: string): Promise<PersonalRows> {
  const { wallet, entries, orders, subscription } = await findPersonalRows(clientOf(context), userId);
  const key = context.settings.PAYER_KEY;
  return { wallet, entries, subscription, orders: orders.map((order) => ({ ...order, payer: openPayer(order, key) })) };
}
