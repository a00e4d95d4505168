import type { EventPayload } from '@sefira/contracts/shared/events';
import type { ResellerContext, Transaction } from '../../context.ts';
import { reopenCommission } from '../../data/commissions.ts';
import { readCustomer, sumUpPurchases } from '../../data/customers.ts';
import { lockPerson } from '../../data/lock-person.ts';
import { findSale, storeEarlyRefund, updateSale } from '../../data/sales.ts';
import { isNewerTotal, statusOfSale } from '../../domain/refunds.ts';
import { settleCommission } from '../commissions/settle-commission.ts';

/**
 * Records the refunded part of a sale. `refundedCents` is the total at `refundedAt`, so the latest one counts in any order of
 * events; one that arrives before its payment is stored for it.
 */
export async function recordRefund(
  context: ResellerContext,
  transaction: Transaction,
  refunded: EventPayload<'order.refunded'>,
): Promise<void> {
  const { userId, orderId } = refunded;
  const total = {
    refundedCents: Math.min(refunded.refundedCents, refunded.amountCents),
    refundedAt: new Date(refunded.refundedAt),
  };
  await lockPerson(transaction, userId);
  const sale = await findSale(transaction, orderId);
  if (!sale) {
    await storeEarlyRefund(transaction, { orderId, ...total });
    return;
  }
  if (!isNewerTotal(total, sale)) return;
  await updateSale(transaction, orderId, { ...total, status: statusOfSale(sale.amountCents, total.refundedCents) });
  if (sale.resellerId === null) return;
  if (total.refundedCents < sale.refundedCents) {
    const { standing } = await readCustomer(transaction, sale.userId);
    if (standing !== 'refused') await reopenCommission(transaction, sale.id);
  }
  await settleCommission(context, transaction, orderId);
  await sumUpPurchases(transaction, userId);
}
