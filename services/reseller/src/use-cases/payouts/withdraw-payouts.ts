import { appendEvent } from '@sefira/messaging/outbox';
import type { Payout } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { settleCommission } from './commissions.ts';

const reason =
  'Uma das compras deste pagamento está em conferência. As outras comissões voltaram ao saldo: peça de novo.';

/** Refuses open payouts with a commission of this customer that are not at the bank yet. */
export async function withdrawPayouts(
  context: ResellerContext,
  transaction: Transaction,
  customerId: string,
): Promise<void> {
  const found = await transaction.commission.findMany({
    where: { customerId, state: 'requested', payoutId: { not: null } },
    distinct: ['payoutId'],
    select: { payoutId: true },
  });
  for (const { payoutId } of found) {
    if (payoutId === null) continue;
    const { count } = await transaction.payout.updateMany({
      where: { id: payoutId, status: { in: ['requested', 'approved'] }, batchId: null },
      data: { status: 'refused', reason, decidedAt: context.clock() },
    });
    if (count === 0) continue;
    await returnToBalance(context, transaction, payoutId);
    const payout = await transaction.payout.findUniqueOrThrow({ where: { id: payoutId } });
    await appendPayoutSettled(context, transaction, payout, 'refused');
  }
}

/**
 * Returns the entries of a payout to the balance. A sale that was refunded meanwhile has a reversal too: the two are merged
 * into one commission of the right amount, so that the refund is deducted once.
 */
export async function returnToBalance(
  context: ResellerContext,
  transaction: Transaction,
  payoutId: string,
): Promise<void> {
  const changed = await transaction.$queryRaw<readonly { readonly saleId: string }[]>`
    SELECT DISTINCT own.sale_id AS "saleId" FROM commission own JOIN customer ON customer.user_id = own.customer_id
    WHERE own.payout_id = ${payoutId}::uuid AND (customer.standing <> 'good' OR EXISTS (
      SELECT 1 FROM commission reversal WHERE reversal.sale_id = own.sale_id AND reversal.kind = 'reversal'))
    ORDER BY 1`;
  await transaction.commission.updateMany({ where: { payoutId }, data: { state: 'available', payoutId: null } });
  for (const { saleId } of changed) await settleCommission(context, transaction, saleId);
}

/** Publishes the outcome of a payout. */
export async function appendPayoutSettled(
  context: Pick<ResellerContext, 'schema' | 'clock'>,
  transaction: Transaction,
  payout: Pick<Payout, 'id' | 'number' | 'resellerId' | 'amountCents' | 'reason' | 'endToEndId'>,
  outcome: 'paid' | 'refused',
): Promise<void> {
  const { id: payoutId, number, resellerId: userId, amountCents, reason: why, endToEndId } = payout;
  const settledAt = context.clock().toISOString();
  const payload = { payoutId, number, userId, amountCents, outcome, endToEndId, reason: why, settledAt };
  await appendEvent(transaction, context.schema, 'payout.settled', payload, null);
}
