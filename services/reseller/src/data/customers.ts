import type { Customer, Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export function findCustomer(transaction: Transaction, userId: string): Promise<Customer | null> {
  return transaction.customer.findUnique({ where: { userId } });
}

export function readCustomer(transaction: Transaction, userId: string): Promise<Customer> {
  return transaction.customer.findUniqueOrThrow({ where: { userId } });
}

/** Stores an attribution. @returns false when the customer is attributed already */
export async function addCustomer(
  transaction: Transaction,
  customer: Prisma.CustomerCreateManyInput,
): Promise<boolean> {
  const { count } = await transaction.customer.createMany({ data: [customer], skipDuplicates: true });
  return count > 0;
}

export async function setStanding(transaction: Transaction, userId: string, standing: string): Promise<void> {
  await transaction.customer.update({ where: { userId }, data: { standing } });
}

/** Puts an attribution in good standing under review. */
export async function markSuspected(transaction: Transaction, userId: string): Promise<void> {
  await transaction.customer.updateMany({ where: { userId, standing: 'good' }, data: { standing: 'suspected' } });
}

/** Updates what a customer has spent, and until when they are active: 90 days after a purchase. */
export async function sumUpPurchases(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE customer SET total_spent_cents = sums.spent, last_purchase_at = sums.latest,
      active_until = greatest(plan_until, sums.latest + interval '90 days')
    FROM (SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int AS spent,
        max(paid_at) FILTER (WHERE status = 'paid') AS latest
      FROM sale WHERE user_id = ${userId}::uuid) AS sums
    WHERE user_id = ${userId}::uuid`;
}

/** Stores until when the plan of an attributed customer runs; null when it has ended. */
export async function setPlanEnd(transaction: Transaction, userId: string, until: Date | null): Promise<void> {
  await transaction.$executeRaw`
    UPDATE customer SET plan_until = ${until}::timestamptz,
      active_until = greatest(${until}::timestamptz, last_purchase_at + interval '90 days')
    WHERE user_id = ${userId}::uuid`;
}
