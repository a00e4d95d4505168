import { clientOf } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { findOrder } from '../../data/orders/orders.ts';
import { findSubscription, livePeriod } from '../../data/subscriptions/subscriptions.ts';
import { offersFor } from '../catalogue/offers-for.ts';
import { findRenewal } from './renewal-order.ts';

/** Subscription of a person with the facts of its presentation. */
export async function readSubscription(context: BillingContext, userId: string) {
  const client = clientOf(context);
  const subscription = await findSubscription(client, userId);
  const live = livePeriod(subscription) ? subscription : null;
  const [order, renewal, prices, offers] = await Promise.all([
    live && findOrder(client, live.orderId),
    live && findRenewal(context, live),
    context.prices.all(context.clock()),
    offersFor(context, userId),
  ]);
  return { subscription, facts: { order, renewal, prices, offers } };
}
