import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/**
 * Orders what changes a reseller's marks, reviews and payouts (exclusive) with what happens to single customers (shared), so
 * that a payment and a mark that arrive at the same time see each other.
 */
export async function lockTies(
  transaction: Transaction,
  resellerId: string,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  await (mode === 'shared'
    ? transaction.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${resellerId}, 66))`
    : transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${resellerId}, 66))`);
}
