import type { listSales } from '@sefira/contracts/billing/admin';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { readFromReplica } from '@sefira/database/access';
import { openPayer } from '../../adapters/payer.ts';
import type { Payer } from '../../adapters/payment-provider.ts';
import type { BillingContext } from '../../context.ts';
import { listPaidOrders, type Order, sumPaid } from '../../data/orders/orders.ts';

/** A page of the paid orders of a period with their payers, oldest first; may be moments old. */
export async function readSales(
  context: BillingContext,
  { from, until, after, limit }: RouteBody<typeof listSales>,
): Promise<readonly { readonly order: Order; readonly payer: Payer | null }[]> {
  const period = { from: from === null ? null : new Date(from), until: until === null ? null : new Date(until) };
  const orders = await readFromReplica(context, (source) => listPaidOrders(source.client, { ...period, after, limit }));
  return orders.map((order) => ({ order, payer: openPayer(order, context.settings.PAYER_KEY) }));
}

/** Cents that were paid and not refunded; may be moments old. */
export function readRevenue(context: BillingContext): Promise<number> {
  return readFromReplica(context, (source) => sumPaid(source.client));
}
