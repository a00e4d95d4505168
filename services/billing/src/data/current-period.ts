import type { Prisma } from '../../prisma/generated/client.ts';
import type { CurrentPeriod } from '../domain/plan-change.ts';
import { livePeriod } from './subscriptions.ts';

/** The period that a person has paid for, with its price; null where there is none. */
export async function currentPeriod(client: Prisma.TransactionClient, userId: string): Promise<CurrentPeriod | null> {
  const subscription = await client.subscription.findUnique({ where: { userId } });
  const live = livePeriod(subscription);
  if (!subscription || !live) return null;
  const order = await client.order.findUnique({ where: { id: subscription.orderId } });
  if (order?.status !== 'paid') return { ...live, paidCents: 0 };
  return { ...live, paidCents: order.priceCents - order.uncoveredCents };
}
