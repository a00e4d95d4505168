import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/**
 * Serialises changes of a reseller's marks, reviews and payouts (exclusive) with changes of single customers (shared), so
 * that a concurrent payment and mark see each other.
 */
export async function lockAttributions(
  transaction: Transaction,
  resellerId: string,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  await (mode === 'shared'
    ? transaction.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${resellerId}, 66))`
    : transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${resellerId}, 66))`);
}
