import type { ResellerContext, Transaction } from '../../context.ts';
import { findCustomer, sumUpPurchases } from '../../data/customers.ts';
import { hasClaimedSale, listUnclaimedSales, updateSale } from '../../data/sales.ts';
import { settleCommission } from '../commissions/settle-commission.ts';

/** Assigns an attributed customer's sales to the reseller. The person is locked. */
export async function claimSales(context: ResellerContext, transaction: Transaction, userId: string): Promise<void> {
  const customer = await findCustomer(transaction, userId);
  if (!customer) return;
  const { resellerId, linkId } = customer;
  const unclaimed = await listUnclaimedSales(transaction, userId);
  let isFirst = !(await hasClaimedSale(transaction, userId));
  for (const { id } of unclaimed) {
    await updateSale(transaction, id, { resellerId, linkId, isFirst });
    isFirst = false;
    await settleCommission(context, transaction, id);
  }
  if (unclaimed.length > 0) await sumUpPurchases(transaction, userId);
}
