import { clientOf, inTransaction } from '@sefira/database/access';
import type { BillingContext, Transaction } from '../../context.ts';
import { findRefundedWithCredits } from '../../data/orders/due-orders.ts';
import { lockOrder } from '../../data/orders/orders.ts';
import { lockWallet, openLots, takeCredits } from '../../data/wallets/ledger.ts';
import { describeOrder } from '../../domain/purchase.ts';
import { type BatchRun, forEachDue } from '../for-each-due.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';

/** Takes back credits that were reserved at the refund of their order and are free now. Idempotent. */
async function takeBackFrom(transaction: Transaction, schema: string, orderId: string, now: Date): Promise<void> {
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

const batchSize = 200;

/** Takes back free credits of fully refunded orders, until none is left. */
export async function takeBackLeftovers(context: BillingContext, run: BatchRun): Promise<void> {
  await forEachDue(run, 'take back', {
    find: (after) => findRefundedWithCredits(clientOf(context), after, batchSize),
    keyOf: (id) => id,
    size: batchSize,
    work: (id) =>
      inTransaction(context, (transaction) => takeBackFrom(transaction, context.schema, id, context.clock())),
  });
}
