import type { Prisma } from '../../prisma/generated/client.ts';
import { lockWallet, openLots, takeCredits, tellWallet } from './ledger.ts';
import { lockOrder } from './orders.ts';
import { describeOrder } from './purchase.ts';

type Transaction = Prisma.TransactionClient;

/** Orders given back whole of which credits are free again: reserved at the refund, released later. */
export async function refundedWithCredits(
  client: Transaction,
  limit: number,
): Promise<readonly { readonly id: string }[]> {
  return client.$queryRaw<readonly { readonly id: string }[]>`
    SELECT DISTINCT o.id FROM lot l JOIN "order" o ON o.id = l.order_id
    WHERE l.remaining > l.reserved AND o.status = 'refunded' AND o.refunded_cents = o.amount_cents LIMIT ${limit}`;
}

/** Takes back what the refund of an order had to leave with an open reservation. Safe to repeat. */
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
    key: `refund:${orderId}:${position}`,
    now,
  });
  if (isTaken) await tellWallet(transaction, schema, order.userId);
}
