import type { BillingCycle } from '@sefira/contracts/billing/catalogue';
import type { Transaction } from '../../context.ts';
import type { Order } from '../../data/orders/orders.ts';
import { openLots, takeCredits, takenAsUncovered } from '../../data/wallets/ledger.ts';
import { creditsOfOrder } from '../../data/wallets/lots.ts';
import { creditsBeyond } from '../../domain/coverage.ts';
import { takeFrom } from '../../domain/ledger.ts';
import { monthsOf } from '../../domain/periods.ts';
import { describeOrder } from '../../domain/purchase.ts';

/**
 * Takes back the unspent credits beyond the paid part of a period, as far as an earlier loss has not taken them.
 * @param period.grants months of credits that were granted so far
 */
export async function takeBackUncovered(
  transaction: Transaction,
  order: Order,
  period: { readonly cycle: BillingCycle; readonly grants: number },
  now: Date,
): Promise<void> {
  const { granted } = await creditsOfOrder(transaction, order.id);
  const beyond = creditsBeyond({ credits: granted, months: period.grants }, monthsOf(period.cycle), order);
  const left = beyond - (await takenAsUncovered(transaction, order.id));
  if (left <= 0) return;
  const uses = takeFrom(await openLots(transaction, { orderId: order.id }), left);
  await takeCredits(transaction, order.userId, 'plans', uses, {
    reason: 'refund',
    description: `Parte sem pagamento: ${describeOrder(order)}`,
    reference: { type: 'order', id: order.id },
    actor: 'system',
    key: `uncovered:${order.id}:${order.uncoveredCents}`,
    now,
  });
}
