import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;
type ById = ReadonlyMap<string, number>;

/** Number of customers of each reseller. */
export async function customersByReseller(transaction: Transaction, ids: readonly string[]): Promise<ById> {
  const rows = await transaction.linkDay.groupBy({
    by: ['resellerId'],
    where: { resellerId: { in: [...ids] } },
    _sum: { signUps: true },
  });
  return new Map(rows.map(({ resellerId, _sum }) => [resellerId, _sum.signUps ?? 0]));
}

/** Available balance of each reseller, in cents. */
export async function availableByReseller(transaction: Transaction, ids: readonly string[]): Promise<ById> {
  const rows = await transaction.commissionDay.groupBy({
    by: ['resellerId'],
    where: { resellerId: { in: [...ids] }, state: 'available' },
    _sum: { cents: true },
  });
  return new Map(rows.map(({ resellerId, _sum }) => [resellerId, Number(_sum.cents ?? 0)]));
}

/** Commissions held by reviews for each customer, in cents. */
export async function heldByCustomer(transaction: Transaction, ids: readonly string[]): Promise<ById> {
  const rows = await transaction.commission.groupBy({
    by: ['customerId'],
    where: { customerId: { in: [...ids] }, state: 'held' },
    _sum: { amountCents: true },
  });
  return new Map(rows.map(({ customerId, _sum }) => [customerId, _sum.amountCents ?? 0]));
}

/** Names of the resellers and customers of rows. */
export async function namesOf(
  transaction: Transaction,
  rows: readonly { readonly resellerId: string; readonly customerId?: string }[],
): Promise<{ readonly resellers: ReadonlyMap<string, string>; readonly customers: ReadonlyMap<string, string> }> {
  const customerIds = rows.flatMap(({ customerId }) => (customerId === undefined ? [] : [customerId]));
  const [resellers, customers] = await Promise.all([
    transaction.reseller.findMany({ where: { userId: { in: rows.map(({ resellerId }) => resellerId) } } }),
    transaction.customer.findMany({ where: { userId: { in: customerIds } } }),
  ]);
  return {
    resellers: new Map(resellers.map(({ userId, name }) => [userId, name])),
    customers: new Map(customers.map(({ userId, name }) => [userId, name])),
  };
}
