import type { Prisma } from '../../prisma/generated/client.ts';
import { lockWallet, openLots, publishWallet, takeCredits } from './ledger.ts';
import { lockOrder } from './orders.ts';
import { describeOrder } from './purchase.ts';

type Transaction = Prisma.TransactionClient;

/** Fully refunded orders with free credits: reserved at the refund, released later. */
export async function refundedWithCredits(
  client: Transaction,
  limit: number,
): Promise<readonly { readonly id: string }[]> {
  return client.$queryRaw<readonly { readonly id: string }[]>`
    SELECT DISTINCT o.id FROM lot l JOIN "order" o ON o.id = l.order_id
    WHERE l.remaining > l.reserved AND o.status = 'refunded' AND o.refunded_cents = o.amount_cents LIMIT ${limit}`;
}

/** Takes back credits that were reserved at the refund of their order and are free now. Idempotent. */
export async function takeBackLeftovers(
  transaction: Transaction,
  schema: string,
  orderId: string,
  now: Date,
): Promise<void> {
  const order = await lockOrder(transaction, orderId);
  if (order?.status !== 'refunded' || order.refundedCents !== order.amountCents) return;
  const { position } = await lockWallet(transaction, order.userId);
  const uses = (await openLots(transaction, { orderId }))
    .map((lot) => ({ lot: lot.id, kind: lot.kind, amount: lot.remaining - lot.reserved }))
    .filter(({ amount }) => amount > 0);
  const isTaken = await takeCredits(transaction, order.userId, order.kind === 'credits' ? 'sales' : 'plans', uses, {
    reason: 'refund',
    description: `Devolução: ${describeOrder(order)}`,
    reference: { type: 'order', id: orderId },
    actor: 'system',
    key: `leftover:${orderId}:${position}`,
    now,
  });
  if (isTaken) await publishWallet(transaction, schema, order.userId);
}
