import type { Prisma } from '../../../prisma/generated/client.ts';
import type { CurrentPeriod } from '../../domain/plan-change.ts';
import { livePeriod } from './subscriptions.ts';

/** The live period with the paid part of its price; null without one. */
export async function currentPeriod(client: Prisma.TransactionClient, userId: string): Promise<CurrentPeriod | null> {
  const subscription = await client.subscription.findUnique({ where: { userId } });
  const live = livePeriod(subscription);
  if (!subscription || !live) return null;
  const order = await client.order.findUnique({ where: { id: subscription.orderId } });
  if (order?.status !== 'paid') return { ...live, paidCents: 0 };
  return { ...live, paidCents: order.priceCents - order.uncoveredCents };
}
